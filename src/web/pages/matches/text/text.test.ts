import { describe } from 'vitest';
import { checkWords } from '../../../text/testing.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

describe('the words about one’s own matches', () =>
  checkWords(
    { en, fr, it },
    [
      [2, 3],
      [1, 1],
      [['Aline', 'Luc'], 3],
    ],
    30,
  ));
