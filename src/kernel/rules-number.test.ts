import { expect, test } from 'vitest';
import { playsBy } from './game.ts';
import { replay, stateOf } from './journal.ts';
import { verify } from './match-file.ts';
import { mendedToy, toy, toyMatch } from './toy.testing.ts';

const roll = { kind: 'roll' };
const TEN = { options: { dice: 'ten' } };
const diceOf = (rules: number) => {
  const { course } = replay(mendedToy, toyMatch([[0, roll]], { ...TEN, rules }));
  return stateOf(course);
};

test('a match goes on by the rules it began with, also after one of them was mended', () => {
  expect(diceOf(1)).toEqual(stateOf(replay(toy, toyMatch([[0, roll]], TEN)).course));
  expect(diceOf(1)).toMatchObject({ faces: 6 });
  expect(diceOf(2)).toMatchObject({ faces: 10 });
});

test('a game says which rules it still plays; without a word it plays none but the newest', () => {
  expect([0, 1, 2, 3].map(number => playsBy(mendedToy, number))).toEqual([false, true, true, false]);
  expect([0, 1, 2].map(number => playsBy(toy, number))).toEqual([false, true, false]);
});

test('a match file is checked by the rules it was played by, and refused by a game that has given them up', () => {
  const old = toyMatch([[0, roll]], TEN);
  expect(verify({ toy: mendedToy }, old).problem).toBeNull();
  expect(verify({ toy: mendedToy }, { ...old, rules: 2 }).problem).toBeNull();
  expect(verify({ toy: { ...mendedToy, oldest: 2 } }, old).problem).toEqual({
    kind: 'other-rules',
    rules: 1,
    known: 2,
  });
});
