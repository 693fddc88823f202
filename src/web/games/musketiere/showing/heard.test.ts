import { expect, test } from 'vitest';
import { soundOf } from './heard.ts';

test('cards are heard when they are laid and when they are turned', () => {
  expect(soundOf({ kind: 'picked', seat: 1, secret: { to: [1], card: 7 } })).toBe('card');
  expect(soundOf({ kind: 'laid', seat: 1, laid: 1, secret: { to: [1], card: 7 } })).toBe('card');
  expect(soundOf({ kind: 'turned', duel: 1, target: 14, reveals: true })).toBe('turn');
});

test('a jewel rings, a prison shuts, and who wins the match has his fanfare', () => {
  expect(soundOf({ kind: 'put', seat: 0, marker: 'jewel', place: 0, held: false })).toBe('jewel');
  expect(soundOf({ kind: 'put', seat: 0, marker: 'prison', place: 0, held: true })).toBe('prison');
  expect(soundOf({ kind: 'crowned', seat: 0, ducats: 101 })).toBe('fanfare');
});

test('a duel won sounds otherwise than one that is lost; what is only told is silent', () => {
  const duel = { duel: 1, seat: 0, sum: 12, target: 14 };
  expect(soundOf({ kind: 'won', ...duel })).not.toBe(soundOf({ kind: 'lost', ...duel }));
  expect(soundOf({ kind: 'shut-out', seat: 2 })).toBeNull();
});
