import { TOLL } from '../../choices.ts';
import { discardFrom } from '../../decks.ts';
import { fighterOf, tokenOf } from '../../duel/fighters.ts';
import { distinct } from '../../listing.ts';
import { type AskingStage, fighterSeat, go, type QuietStage } from './stage.ts';

/** The duel is announced; a token of the road lies face down still. */
export const open: QuietStage = (draft, duel, tell) => {
  const man = draft.men[duel.man];
  const blind = duel.foe === 'road' && draft.quest.board === 3 && !draft.quest.up;
  const token = blind ? null : tokenOf(draft, duel.foe, duel.space);
  tell?.({ kind: 'duel', who: man.who, foe: duel.foe, token });
  const tolled = fighterOf(draft, duel.foe, duel.space).toll && draft.hands[man.seat].length > 0;
  go(draft, duel, { stage: tolled ? 'toll' : 'commit' });
};

/** ROY.DEC.53: the card that some adversaries take before the fight. */
export const toll: AskingStage = {
  settle: () => false,
  who: fighterSeat,
  reach: (state, _duel, seat, choices) => distinct(state.hands[seat], TOLL, choices),
  answer: (draft, duel, choice, seat, tell) => {
    if (choice.kind !== 'toll') throw new Error(`${choice.kind} pays no toll`);
    discardFrom(draft, seat, choice.card);
    tell?.({ kind: 'toll', who: draft.men[duel.man].who, card: choice.card });
    go(draft, duel, { stage: 'commit' });
  },
};
