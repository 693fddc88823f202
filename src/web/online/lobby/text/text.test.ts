import { describe } from 'vitest';
import { checkWords } from '../../../text/testing.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const GIVEN = [
  [1, 2, 3],
  [2, 3, 4],
  [['Aline', 'Luc'], 3, 4],
  [['Luc'], 1, 2],
  ['Aline', 'Musketiere', 'Bei uns'],
];

describe('lobby texts', () => checkWords({ en, fr, it }, GIVEN, 200));
