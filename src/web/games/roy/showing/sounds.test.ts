import { expect, test } from 'vitest';
import { soundOf } from './sounds.ts';

test('dice, cards, swords and coins are heard where they come to the table', () => {
  expect(soundOf({ kind: 'abduction', red: { swords: 1, shields: 3 }, total: 1 })).toBe('dice');
  expect(soundOf({ kind: 'duel', who: 'athos', foe: 'jussac', token: null })).toBe('sword');
  expect(soundOf({ kind: 'bribed', who: 'athos' })).toBe('coin');
  expect(soundOf({ kind: 'one-for-all', seat: 1, effect: 'time' })).toBe('seal');
  expect(soundOf({ kind: 'louvre', card: 'ball', reveals: true })).toBe('card');
});

test('most things are silent, and so are dice that were not thrown and coins heard before', () => {
  expect(soundOf({ kind: 'ended', who: 'athos', left: 0 })).toBeNull();
  expect(soundOf({ kind: 'siege-reroll', face: null })).toBeNull();
  expect(soundOf({ kind: 'siege-reroll', face: 'sword' })).toBe('dice');
  expect(soundOf({ kind: 'purse', change: -2, purse: 1 })).toBeNull();
  expect(soundOf({ kind: 'purse', change: 2, purse: 3 })).toBe('coin');
});
