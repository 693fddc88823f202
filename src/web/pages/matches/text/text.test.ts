import { describe } from 'vitest';
import { type Translated, wordsIn } from '../../../text/index.ts';
import { checkWords } from '../../../text/testing.ts';
import type { MatchesWords } from './en.ts';

const WORDS = wordsIn(import.meta.glob<Translated<MatchesWords>>('./??.ts', { eager: true }));

describe('the words about one’s own matches', () =>
  checkWords(
    WORDS,
    [
      [2, 3],
      [1, 1],
      [['Aline', 'Luc'], 3],
    ],
    30,
  ));
