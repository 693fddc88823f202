import type { Tell } from '#kernel/game.ts';
import { EPICS, HONOUR_LAST, ONE_FOR_ALL_MOST, PURSE_MOST } from './cards/board.ts';
import type { Event } from './events.ts';
import type { Ending, Side } from './names.ts';
import type { State } from './state.ts';

/** ROY.END.1: nothing more is played. */
export const win = (draft: State, winner: Side, ending: Ending, tell: Tell<Event>) => {
  if (draft.over !== null) return;
  draft.over = { winner, ending };
  tell?.({ kind: 'over', winner, ending });
};

/** ROY.GEN.6: one purse for the whole team; what does not fit is lost (ROY.CARD.45). */
export const changePurse = (draft: State, change: number, tell: Tell<Event>) => {
  const before = draft.purse;
  draft.purse = Math.max(0, Math.min(PURSE_MOST, before + change));
  if (draft.purse !== before) tell?.({ kind: 'purse', change: draft.purse - before, purse: draft.purse });
};

/** ROY.QUEST.9: never more than seven on the board. */
export const changeEpics = (draft: State, change: number, tell: Tell<Event>) => {
  const before = draft.epics;
  draft.epics = Math.max(0, Math.min(EPICS, before + change));
  if (draft.epics !== before) tell?.({ kind: 'epics', change: draft.epics - before, epics: draft.epics });
};

/** A One-for-all card for the team, while the supply lasts. */
export const earnOneForAll = (draft: State, tell: Tell<Event>) => {
  if (draft.oneForAll >= ONE_FOR_ALL_MOST) return;
  draft.oneForAll++;
  tell?.({ kind: 'earned' });
};

/** ROY.LOUVRE.12: the Queen stops at Richelieu; what follows there is the reply window (8.2). */
export const loseHonour = (draft: State, points: number, tell: Tell<Event>) => {
  const before = draft.honour;
  draft.honour = Math.min(HONOUR_LAST, before + points);
  if (draft.honour !== before) tell?.({ kind: 'honour', change: before - draft.honour, honour: draft.honour });
  if (draft.honour === HONOUR_LAST) draft.todo.push({ kind: 'queen', asked: false, passed: [] });
};

/** ROY.ONE.7: never beyond her start. */
export const regainHonour = (draft: State, points: number, tell: Tell<Event>) => {
  const before = draft.honour;
  draft.honour = Math.max(0, before - points);
  if (draft.honour !== before) tell?.({ kind: 'honour', change: before - draft.honour, honour: draft.honour });
};
