import { describe } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { checkWords } from './testing.ts';

const GIVEN = [
  [1, 2],
  [['Aline', 'Luc'], 3],
  ['Musketiere', 2],
];

describe('shell texts', () => checkWords({ en, fr, it }, GIVEN, 100));
