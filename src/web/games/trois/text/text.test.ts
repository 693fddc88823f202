import { describe } from 'vitest';
import { checkWords } from '../../../text/testing.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';

/** Small numbers, names, lists and dice; most sentences take only some of them. */
const GIVEN = [
  [1, 1],
  [2, 2],
  ['double', 1],
  ['Aline', 'Luc', ['Noé']],
  ['milady', 3],
  ['rochefort', 2],
  [['Aline', 'Luc'], 3],
  [[4, 3], 7],
  [[5], 5],
];

describe('the words of the table', () => checkWords({ en, fr, it }, GIVEN, 150));
