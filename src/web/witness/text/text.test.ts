import { describe } from 'vitest';
import { type Translated, wordsIn } from '../../text/index.ts';
import { checkWords } from '../../text/testing.ts';
import type { WitnessTexts } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<WitnessTexts>>('./??.ts', { eager: true }));

const GIVEN = [
  [1, 2],
  [2, 3],
  [['Aline', 'Luc'], 3],
  [['Luc'], 1],
  [1, ['Luc']],
  [2, ['Aline', 'Luc']],
];

describe('words of a witness', () => checkWords(WORDS, GIVEN, 30));
