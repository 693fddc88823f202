import { describe } from 'vitest';
import { type Translated, wordsIn } from '../../../text/index.ts';
import { checkWords } from '../../../text/testing.ts';
import type { RulesWords } from './en.ts';

const WORDS = wordsIn(import.meta.glob<Translated<RulesWords>>('./??.ts', { eager: true }));

describe('the words around the rules', () =>
  checkWords(
    WORDS,
    [
      ['Musketiere', 1],
      [2, 5],
    ],
    10,
  ));
