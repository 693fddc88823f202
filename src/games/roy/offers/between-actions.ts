import { topOf } from '../question.ts';
import type { State } from '../state.ts';

/** ROY.TRAP.18, ROY.RULING.34: what costs no action is done between two of them. */
export const isBetweenActions = (state: State): boolean => {
  const { kind } = topOf(state);
  return kind === 'select' || kind === 'man-turn';
};
