import { describe } from 'vitest';
import { type Translated, wordsIn } from '../../../text/index.ts';
import { checkWords } from '../../../text/testing.ts';
import type { TimeTexts } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<TimeTexts>>('./??.ts', { eager: true }));

describe('the words about time', () => {
  checkWords(
    WORDS,
    [
      [1, 'Athos'],
      [3, 'Porthos'],
      ['Athos', 'Aramis'],
      ['minute', 'Athos'],
    ],
    20,
  );
});
