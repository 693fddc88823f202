/** Letters alone: accents, capitals and apostrophes do not count in a search. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ').toLowerCase();

export const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/** A rule's number in full ends where its digits end: MUS.1 does not look for MUS.12. */
const NUMBER = /^[a-z]+(?:\.[a-z0-9]+)*\.\d+$/;

/** Where a word of a search stands in a text of plain letters, after so many of them; -1 if nowhere. */
export const placeOf = (letters: string, word: string, from = 0): number => {
  let at = letters.indexOf(word, from);
  while (at >= 0 && NUMBER.test(word) && /\d/.test(letters[at + word.length] ?? '')) at = letters.indexOf(word, at + 1);
  return at;
};

/** Whether a text holds every word of the search; an empty search asks for nothing. */
export const fits = (search: string, text: string): boolean => {
  const letters = plain(text);
  const words = wordsOf(search);
  return words.length > 0 && words.every(word => placeOf(letters, word) >= 0);
};
