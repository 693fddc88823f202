import { expect, test } from 'vitest';
import { gainOf, signed } from './gains.ts';

test('squares count up on the way on and down on the way back', () => {
  const path = ['FO1', 'FO2', 'FO3'] as const;
  expect(gainOf({ kind: 'rode', seat: 2, path, by: 'dice', back: false })).toEqual({ seat: 2, icon: null, amount: 2 });
  expect(gainOf({ kind: 'rode', seat: 2, path, by: 'dice', back: true })?.amount).toBe(-2);
  expect(gainOf({ kind: 'gave-way', seat: 2, path: ['FO3', 'FO2'] })?.amount).toBe(-1);
});

test('a Botte comes and goes without its name, an open card shows its pile', () => {
  expect(gainOf({ kind: 'drew', seat: 1, pile: 'sword', card: null, reveals: true })).toEqual({
    seat: 1,
    icon: 'feather',
    amount: 1,
  });
  expect(gainOf({ kind: 'played', seat: 1, botte: 'BS01', reveals: true })?.amount).toBe(-1);
  expect(gainOf({ kind: 'drew', seat: 1, pile: 'milady', card: 'ML01', reveals: true })?.icon).toBe('poison-bottle');
});

test('what changes nothing floats nowhere', () => {
  expect(gainOf({ kind: 'turn', seat: 0, round: 3 })).toBeNull();
});

test('a number is printed with its sign', () => {
  expect([signed(7), signed(-2)]).toEqual(['+7', '−2']);
});
