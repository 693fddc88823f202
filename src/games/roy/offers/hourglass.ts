import { topOf } from '../question.ts';
import type { State } from '../state.ts';

/** ROY.GLASS.3 to ROY.GLASS.5, ROY.GLASS.10: it stands still in duels and while Milady chooses. */
export const hourglassRuns = (state: State): boolean => {
  if (state.hourglass !== 'on' || state.phase !== 'musketeers') return false;
  const { kind } = topOf(state);
  if (kind === 'intercept' || kind === 'install' || kind === 'lay-return' || kind === 'lay-galleries') return false;
  for (let i = 0; i < state.todo.length; i++) if (state.todo[i].kind === 'duel') return false;
  return true;
};
