import type { Tell } from '#kernel/game.ts';
import { BLUE_DICE, EPIC_WORTH, EPICS } from '../../cards/board.ts';
import { DONE, EPIC } from '../../choices.ts';
import { meetsSnare } from '../../duel/after.ts';
import type { Event } from '../../events.ts';
import type { Why } from '../../question.ts';
import { because } from '../../reasons.ts';
import type { State } from '../../state.ts';
import type { DuelTask } from '../../tasks.ts';
import { changeEpics } from '../../tracks.ts';
import { type AskingStage, fighterSeat, go, type QuietStage } from './stage.ts';

const ROCHEFORT = because('ROY.ROCH.18', 'epics-rochefort');
const WARDES = because('ROY.CALAIS.6', 'epics-wardes');
const NOT_HERE = because('ROY.RETURN.4', 'epics-not-here');
const LATER = because('ROY.RETURN.4', 'epics-later');
const NO_EPICS = because('ROY.RETURN.4', 'no-epics');
const DICE_THROWN = because('ROY.DUEL.14', 'dice-thrown');

/** ROY.ROCH.18, ROY.CALAIS.6, ROY.RETURN.4: Epic tokens help in one place only. */
export const epicBar = (state: State, { foe, stage }: DuelTask): Why<DuelTask, 'epic'> => {
  if (foe === 'rochefort') return ROCHEFORT;
  if (foe === 'wardes') return WARDES;
  if (foe !== 'road') return NOT_HERE;
  if (stage === 'commit') return LATER;
  if (stage !== 'epic') return DICE_THROWN;
  return state.epics > 0 ? null : NO_EPICS;
};

/** ROY.RETURN.3, ROY.RETURN.4: the token of board 3 is turned up after the blind cards; then Epic tokens may follow. */
export const turnUp: QuietStage = (draft, duel, tell) => {
  if (draft.quest.board !== 3) throw new Error('no token lies on the road');
  const token = draft.quest.tokens[draft.quest.beaten];
  if (!draft.quest.up) {
    draft.quest = { ...draft.quest, up: true };
    tell?.({ kind: 'turned-up', space: -1, token, reveals: true });
  }
  if (token !== 'snare') return go(draft, duel, { stage: 'epic' });
  draft.todo.pop();
  meetsSnare(draft, duel, tell);
};

/** ROY.DEC.26 */
export const epic: AskingStage = {
  settle: (draft, duel) => {
    if (duel.blue < BLUE_DICE && (draft.epics > 0 || draft.oneForAll > 0)) return false;
    go(draft, duel, { stage: 'roll' });
    return true;
  },
  who: fighterSeat,
  reach: (_state, _duel, _seat, choices) => {
    choices.push(EPIC, DONE);
  },
  answer: (draft, duel, choice, _seat, tell) => {
    if (choice.kind !== 'epic') return go(draft, duel, { stage: 'roll' });
    changeEpics(draft, -1, tell);
    tell?.({ kind: 'epic-die', who: draft.men[duel.man].who, epics: 1 });
    go(draft, duel, { blue: duel.blue + 1 });
  },
};

/**
 * A One-for-all card spent as Epic tokens on board 3: one is a die, the other goes on the board and can be spent from
 * there or kept (ROY.ONE.9, ROY.ONE.10). Where the board has no room for it, it is a die as well.
 */
export const oneForAllInDuel = (draft: State, duel: DuelTask, tell: Tell<Event>) => {
  const dice = draft.epics < EPICS ? 1 : Math.min(EPIC_WORTH, BLUE_DICE - duel.blue);
  draft.oneForAll--;
  tell?.({ kind: 'epic-die', who: draft.men[duel.man].who, epics: dice });
  changeEpics(draft, EPIC_WORTH - dice, tell);
  go(draft, duel, { blue: duel.blue + dice });
};
