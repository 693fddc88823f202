import { LOUVRE_LAST } from '../cards/board.ts';
import { PARIS } from '../cards/paris.ts';
import { drawPlots } from '../decks.ts';
import { bite as biteOne, failLouvre as fail } from '../missions/missions.ts';
import type { Step } from '../question.ts';
import { loseHonour } from '../tracks.ts';

/** ROY.TRAP.10, ROY.TRAP.19: one roll for each musketeer there, seat by seat. */
export const bite: Step<'bite'> = (draft, { place }, tell) => {
  draft.todo.pop();
  const there = draft.men.filter(man => man.place === place);
  there.sort((a, b) => a.seat - b.seat); // stable: inside a seat in the order of the men
  for (const man of there) biteOne(draft, place, draft.men.indexOf(man), false, tell);
};

/** She is exposed, and takes what her place gives unless she fled or was visited (ROY.TURN.11, ROY.RULING.54). */
export const endOfPhase: Step<'end-of-phase'> = (draft, _task, tell) => {
  draft.todo.pop();
  draft.hourglass = 'off';
  const { location, presence } = draft;
  if (location === null || presence === 'fled' || presence === 'visited') return;
  if (presence === 'hidden') {
    draft.presence = 'exposed';
    draft.shown = true;
    tell?.({ kind: 'exposed', location, by: null, reveals: true });
  }
  if (location === 'quarters') draft.todo.push({ kind: 'quarters' });
  else if (location === 'richelieu') draft.todo.push({ kind: 'richelieu' });
  else if (location === 'la-rochelle') draft.todo.push({ kind: 'raze' });
};

/** The Louvre token goes down a space (ROY.LOUVRE.7 to ROY.LOUVRE.9). */
export const ladder: Step<'ladder'> = (draft, _task, tell) => {
  draft.todo.pop();
  if (draft.louvre === null) return; // ROY.LOUVRE.15
  draft.ladder++;
  tell?.({ kind: 'ladder', space: draft.ladder });
  if (draft.ladder === LOUVRE_LAST) draft.todo.push({ kind: 'fail-louvre' });
  if (draft.ladder === LOUVRE_LAST - 1) loseHonour(draft, 1, tell);
  else if (draft.ladder === LOUVRE_LAST) loseHonour(draft, 2, tell);
};

/** ROY.LOUVRE.9, ROY.LOUVRE.10 */
export const failLouvre: Step<'fail-louvre'> = (draft, _task, tell) => {
  draft.todo.pop();
  drawPlots(draft, 1, 'louvre', tell);
  fail(draft, tell);
};

/** ROY.PARIS.13 */
export const parisEffect: Step<'paris-effect'> = (draft, _task, tell) => {
  draft.todo.pop();
  if (draft.paris !== null) PARIS[draft.paris.card].effect(draft, tell);
};
