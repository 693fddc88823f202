import { afterDraw } from '#games/roy/facts.ts';
import type { DuelFrame } from './duel-frame.ts';

/** What follows a roll that hits nobody: who still has dice to throw, whether a printed result waits for no dice, or the end. */
export type Draw = 'both' | 'his' | 'its' | 'print' | 'over';

export const drawOf = ({ dice, red, fighter }: Pick<DuelFrame, 'dice' | 'red' | 'fighter'>): Draw => {
  const fixed = fighter?.fixed ?? null;
  const left = afterDraw({ blue: dice, red }, fixed);
  if (left === null) return 'over';
  if (fixed !== null) return left.blue > 0 ? 'his' : 'print';
  if (left.blue > 0) return left.red > 0 ? 'both' : 'his';
  return 'its';
};
