import { describe } from 'vitest';
import { type Translated, wordsIn } from '../../../text/index.ts';
import { checkWords } from '../../../text/testing.ts';
import type { LobbyTexts } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<LobbyTexts>>('./??.ts', { eager: true }));

const GIVEN = [
  [1, 2, 3],
  [2, 3, 4],
  [['Aline', 'Luc'], 3, 4],
  [['Luc'], 1, 2],
  ['Aline', 'Musketiere', 'Bei uns'],
];

describe('lobby texts', () => checkWords(WORDS, GIVEN, 200));
