import type { Names } from '#games/roy/text/shape.ts';
import type { learn } from '../text/en/learn.ts';
import type { Hint } from './hints.ts';

/** A hint as a sentence. */
export const sentenceOf = (hint: Hint, words: (typeof learn)['hints'], names: Names): string => {
  switch (hint.id) {
    case 'queen':
    case 'siege':
    case 'time':
    case 'constance':
      return words[hint.id](hint.left);
    case 'outnumbered':
      return words.outnumbered(hint.blue, hint.red);
    case 'rochefort':
      return words.rochefort(names.places[hint.place].at);
    case 'challenge-short':
      return words['challenge-short'](hint.missing, names.skills[hint.skill]);
    case 'her-siege':
      return words['her-siege'](hint.cards);
    default:
      return words[hint.id];
  }
};
