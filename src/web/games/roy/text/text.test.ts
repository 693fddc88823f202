import { describe, expect, test } from 'vitest';
import { checkWords } from '../../../text/testing.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';

const GIVEN = [
  [0, 1],
  [1, 4],
  [2, 3],
  ['Aline', 'Luc'],
  ['Aline', 7],
  [['Aline', 'Luc'], 3],
];

describe('the words of the table', () => checkWords({ en, fr, it }, GIVEN, 250));

test('a game without a turn yet is told as such, and one thing is told in the singular', () => {
  expect([en, fr, it].map(words => words.round(0))).toEqual([
    'Before the first round',
    'Avant la première manche',
    'Prima del primo giro',
  ]);
  expect([en, fr, it].map(words => words.hand.count(1))).toEqual(['1 card', '1 carte', '1 carta']);
  expect([en, fr, it].map(words => words.hand.count(0))).toEqual(['0 cards', '0 carte', '0 carte']);
});
