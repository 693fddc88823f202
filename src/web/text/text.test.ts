import { describe, expect, test } from 'vitest';
import { fr } from './fr.ts';
import { LANGUAGE_NAMES, type Texts, type Translated, wordsIn } from './index.ts';
import { checkWords } from './testing.ts';

const WORDS = wordsIn(import.meta.glob<Translated<Texts>>('./??.ts', { eager: true }));
const GIVEN = [
  [1, 2],
  [['Aline', 'Luc'], 3],
  ['Musketiere', 2],
];

describe('shell texts', () => {
  checkWords(WORDS, GIVEN, 100);

  test('French elides before the first name', () => {
    expect(fr.home.waiting.backTo(['Aline', 'Luc'])).toBe('Reprendre la partie d’Aline et Luc');
    expect(fr.home.waiting.backTo(['Luc', 'Aline'])).toBe('Reprendre la partie de Luc et Aline');
  });
});

test('each language is called by its own name', () => {
  expect(LANGUAGE_NAMES).toMatchObject({ fr: 'Français', en: 'English', it: 'Italiano' });
});
