import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { checkWords } from './testing.ts';

const GIVEN = [
  [1, 2],
  [['Aline', 'Luc'], 3],
  ['Musketiere', 2],
];

describe('shell texts', () => {
  checkWords({ en, fr, it }, GIVEN, 100);

  test('French elides before the first name', () => {
    expect(fr.home.waiting.backTo(['Aline', 'Luc'])).toBe('Reprendre la partie d’Aline et Luc');
    expect(fr.home.waiting.backTo(['Luc', 'Aline'])).toBe('Reprendre la partie de Luc et Aline');
  });
});
