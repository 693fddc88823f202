import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { LOUVRE } from '../../cards/louvre.ts';
import { position } from '../../testing.ts';

test('ROY.CARD.32 the eight Louvre missions', () => {
  const rows = Object.values(LOUVRE).map(({ skill, value, strength, reward }) => [skill, value, strength, reward]);
  expect(rows).toEqual([
    ['panache', 7, 2, 3],
    ['nobility', 6, 2, 2],
    ['gallantry', 7, 3, 3],
    ['nobility', 7, 3, 3],
    ['erudition', 6, 2, 2],
    ['erudition', 7, 3, 3],
    ['gallantry', 6, 2, 2],
    ['panache', 6, 3, 3],
  ]);
  const marks = Object.values(LOUVRE).map(({ marks: { challenge, strength, reward } }) => [
    challenge,
    strength,
    reward,
  ]);
  const house = ['house', 'house', 'house'];
  const [first, third] = [
    ['book', 'inferred', 'house'],
    ['house', 'inferred', 'house'],
  ];
  expect(marks).toEqual([first, house, third, house, house, house, house, house]);
});

test('ROY.CARD.32 the reward is pistoles for the purse', () => {
  const table = position({
    acting: 'porthos',
    hands: { porthos: Array<Card>(4).fill('panache') },
    louvre: { card: 'poisons', foes: ['henchman'] },
  });
  const add = { kind: 'add', card: 'panache' } as const;
  table.play('porthos', { kind: 'challenge', skill: 'panache' }, add, add, add, add);
  expect(table.state.purse).toBe(8);
});
