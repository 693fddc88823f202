import { describe } from 'vitest';
import { type Translated, wordsIn } from '../../../text/index.ts';
import { checkWords } from '../../../text/testing.ts';
import type { CompanyTexts } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<CompanyTexts>>('./??.ts', { eager: true }));

describe('the words around the bots', () => {
  checkWords(
    WORDS,
    [
      ['Athos', 'Paris'],
      [['Athos', 'Porthos'], 'Paris'],
    ],
    20,
  );
});
