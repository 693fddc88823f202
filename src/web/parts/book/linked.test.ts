import { expect, test } from 'vitest';
import { linked } from './linked.ts';

test('the id of a rule in a text is a piece of its own', () => {
  expect(linked('See ROY.DUEL.3 and MUS.7.')).toEqual([
    { text: 'See ', rule: false },
    { text: 'ROY.DUEL.3', rule: true },
    { text: ' and ', rule: false },
    { text: 'MUS.7', rule: true },
    { text: '.', rule: false },
  ]);
});

test('a text without one stays whole', () => {
  expect(linked('Roll two dice.')).toEqual([{ text: 'Roll two dice.', rule: false }]);
});
