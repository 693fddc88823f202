import { expect, test } from 'vitest';
import { rollsOf } from './rolls.ts';

test('a duel brings the blue dice of the musketeer and the red ones of his adversary', () => {
  const rolls = rollsOf({
    kind: 'rolled',
    who: 'athos',
    foe: 'cavois',
    round: 1,
    blue: { swords: 1, shields: 0, lilies: 2 },
    red: { swords: 2, shields: 1 },
  });
  expect(rolls).toEqual([
    { colour: 'blue', faces: ['sword', 'lily', 'lily'] },
    { colour: 'red', faces: ['sword', 'sword', 'shield'] },
  ]);
});

test('where nobody threw, no dice lie on the table', () => {
  expect(
    rollsOf({
      kind: 'siege',
      red: { swords: 1, shields: 0 },
      blue: { swords: 0, shields: 0, lilies: 0 },
      smuggler: false,
    }),
  ).toEqual([{ colour: 'red', faces: ['sword'] }]);
  expect(rollsOf({ kind: 'earned' })).toEqual([]);
});
