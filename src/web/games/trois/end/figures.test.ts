import { expect, test } from 'vitest';
import type { Event } from '#games/trois/events.ts';
import { figuresOf } from './figures.ts';

const rode = (seat: number, squares: number, back = false): Event => ({
  kind: 'rode',
  seat,
  path: Array.from({ length: squares + 1 }, (_, at) => `FO${at + 1}` as const),
  by: 'dice',
  back,
});

test('a ride is told in figures; squares ridden back and Buckingham’s gift do not count', () => {
  const events: readonly Event[] = [
    rode(0, 7),
    rode(1, 3),
    rode(0, 2, true),
    rode(0, 4),
    { kind: 'studs', seat: 0, from: 'buckingham', loser: null },
    { kind: 'studs', seat: 1, from: 'overtaken', loser: 0 },
    { kind: 'drew', seat: 1, pile: 'sword', card: null, reveals: true },
    { kind: 'played', seat: 1, botte: 'BS06', reveals: true },
  ];
  expect(figuresOf(events, 2, 12)).toEqual({
    rounds: 12,
    hands: 1,
    gazettes: 0,
    squares: 14,
    cards: 1,
    thrusts: 1,
    ridden: [11, 3],
  });
});
