import { placeOf, plain, wordsOf } from './fits.ts';

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The text in plain letters, and for each of them the letter of the text it stands for. */
const spelled = (text: string): { letters: string; from: readonly number[] } => {
  let letters = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const spelt = plain(letter);
    letters += spelt;
    for (let k = 0; k < spelt.length; k++) from.push(at);
    at += letter.length;
  }
  return { letters, from };
};

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** A single letter, as of “d’Artagnan”, counts only where it stands alone: else half the page would be marked. */
const counts = (letters: string, at: number, word: string): boolean =>
  word.length > 1 || (!isLetter(letters[at - 1]) && !isLetter(letters[at + 1]));

/** Which letters of the text belong to a word of the search. */
const hitsIn = (text: string, words: readonly string[]): ReadonlySet<number> => {
  const { letters, from } = spelled(text);
  const hits = new Set<number>();
  for (const word of words)
    for (let at = placeOf(letters, word); at >= 0; at = placeOf(letters, word, at + 1))
      if (counts(letters, at, word)) for (let k = at; k < at + word.length; k++) hits.add(from[k]);
  return hits;
};

/** A text cut into what was searched for and the rest, in its order. */
export const marked = (text: string, search: string): readonly Piece[] => {
  const hits = hitsIn(text, wordsOf(search));
  if (hits.size === 0) return [{ text, hit: false }];
  const pieces: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const letter of text) {
    const last = pieces.at(-1);
    // A mark that stands on a letter of its own belongs to the letter before it.
    const hit = hits.has(at) || (last?.hit === true && plain(letter) === '');
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
    at += letter.length;
  }
  return pieces;
};
