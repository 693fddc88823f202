import type { Mark } from '../../match/marks.ts';
import { pageWords } from '../text/words.ts';

/** A moment worth jumping to, in the reader's words. */
export const nameOf = (mark: Mark): string => {
  const words = pageWords().replay;
  if (mark.kind === 'turn') return words.turn(mark.turn);
  if (mark.kind === 'lap') return words.lap(mark.lap);
  return mark.kind === 'round' ? words.round(mark.round) : words.duel(mark.round, mark.duel);
};
