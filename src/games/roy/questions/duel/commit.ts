import type { Tell } from '#kernel/game.ts';
import { type Card, COMBAT, combatDice, countIn } from '../../cards/adventure.ts';
import type { AdversaryId } from '../../cards/adversaries.ts';
import { BLUE_DICE } from '../../cards/board.ts';
import { ABILITY, COMMIT, DONE, type Of } from '../../choices.ts';
import { discardFrom } from '../../decks.ts';
import { fighterOf } from '../../duel/fighters.ts';
import type { Event } from '../../events.ts';
import { distinct } from '../../listing.ts';
import { ABILITY_USED, mayUseAbility } from '../../men/aramis.ts';
import type { Why } from '../../question.ts';
import { because } from '../../reasons.ts';
import type { State } from '../../state.ts';
import type { DuelTask } from '../../tasks.ts';
import { type AskingStage, fighterSeat, go } from './stage.ts';

const NO_CARD = because('ROY.DUEL.3', 'no-combat-card');
const SIX_DICE = because('ROY.DUEL.5', 'six-dice', () => ({ most: BLUE_DICE }));
const AFTER_A_DRAW = because('ROY.DUEL.14', 'after-a-draw');
const TOKEN_UP = because('ROY.RETURN.3', 'token-up');
const DICE_THROWN = because('ROY.DUEL.7', 'dice-thrown');
const NO_COMBAT_AGAINST = because('ROY.CARD.14', 'no-combat-against', (_state: State, { foe }: DuelTask) => ({
  foe: foe as AdversaryId,
}));

/** Why no card at all adds a die now. */
const momentBar = ({ blue, round, stage }: DuelTask): Why<DuelTask, 'commit' | 'ability'> => {
  if (blue >= BLUE_DICE) return SIX_DICE;
  if (round > 1) return AFTER_A_DRAW;
  if (stage === 'epic') return TOKEN_UP;
  return stage === 'toll' || stage === 'commit' ? null : DICE_THROWN;
};

/** ROY.CARD.14; on the road it is not known yet whom one fights (ROY.RETURN.3). */
const shunsCombat = (state: State, { foe, space }: DuelTask): boolean =>
  foe !== 'road' && fighterOf(state, foe, space).bars;

export const commitBar = (state: State, duel: DuelTask, { card }: Of<'commit'>): Why<DuelTask, 'commit'> => {
  if (countIn(state.hands[fighterSeat(state, duel)], card) === 0) return NO_CARD;
  return momentBar(duel) ?? (shunsCombat(state, duel) ? NO_COMBAT_AGAINST : null);
};

/** ROY.ARAMIS.2 */
export const abilityBar = (state: State, duel: DuelTask): Why<DuelTask, 'ability'> =>
  state.men[duel.man].used ? ABILITY_USED : momentBar(duel);

/** ROY.DUEL.4: never more than six dice. ROY.DUEL.31: the card is gone whatever the outcome. */
const add = (draft: State, duel: DuelTask, card: Card, by: 'combat' | 'ability', tell: Tell<Event>) => {
  const man = draft.men[duel.man];
  const dice = by === 'combat' ? combatDice(card) : 1;
  if (by === 'ability') man.used = true; // ROY.ARAMIS.3
  discardFrom(draft, man.seat, card);
  tell?.({ kind: 'committed', who: man.who, card, ability: by === 'ability' });
  go(draft, duel, { blue: Math.min(BLUE_DICE, duel.blue + dice) });
};

/** On the road the token is turned up next. */
const next = ({ foe }: DuelTask) => ({ stage: foe === 'road' ? 'turn-up' : 'roll' }) as const;

/** ROY.DEC.25: Combat cards before the first throw, and the card of Aramis. */
export const commit: AskingStage = {
  /** Whoever holds a card is asked, whatever it is: not to be asked would show his hand. */
  settle: (draft, duel) => {
    const man = draft.men[duel.man];
    const cards = !shunsCombat(draft, duel) && draft.hands[man.seat].length > 0;
    if (momentBar(duel) === null && (cards || mayUseAbility(draft, man))) return false;
    go(draft, duel, next(duel));
    return true;
  },
  who: fighterSeat,
  reach: (state, duel, seat, choices) => {
    const hand = state.hands[seat];
    for (const card of COMBAT) if (countIn(hand, card) > 0) choices.push(COMMIT[card]);
    if (mayUseAbility(state, state.men[duel.man])) distinct(hand, ABILITY, choices);
    choices.push(DONE);
  },
  answer: (draft, duel, choice, _seat, tell) => {
    if (choice.kind === 'commit') add(draft, duel, choice.card, 'combat', tell);
    else if (choice.kind === 'ability') add(draft, duel, choice.card, 'ability', tell);
    else go(draft, duel, next(duel));
  },
};
