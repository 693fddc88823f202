import type { Words } from '../text/words.ts';

interface Moment {
  /** Nobody chooses any more. */
  readonly over: boolean;
  readonly mine: boolean;
  /** False for who only watches. */
  readonly seated: boolean;
}

/** Who chooses, in a few words, above what is asked. */
export const titleOf = ({ over, mine, seated }: Moment, words: Words['action']): string => {
  if (over) return words.over;
  if (mine) return words.yourTurn;
  return seated ? words.others : words.watching;
};
