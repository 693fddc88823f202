import { SHEETS } from '../cards/musketeers.ts';
import type { FoeId } from '../choices.ts';
import type { ManIndex, State } from '../state.ts';

export const beginDuel = (draft: State, man: ManIndex, foe: FoeId, space: number, ordered: boolean) => {
  draft.todo.push({
    kind: 'duel',
    stage: 'open',
    man,
    foe,
    space,
    ordered,
    blue: SHEETS[draft.men[man].who].dice,
    red: 0,
    round: 1,
    bladeUsed: false,
    foeRerolled: false,
    swords: 0,
    shields: 0,
    lilies: 0,
    redSwords: 0,
    redShields: 0,
  });
};
