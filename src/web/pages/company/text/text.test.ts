import { describe } from 'vitest';
import { checkWords } from '../../../text/testing.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

describe('the words around the bots', () => {
  checkWords(
    { en, fr, it },
    [
      ['Athos', 'Paris'],
      [['Athos', 'Porthos'], 'Paris'],
    ],
    20,
  );
});
