import { expect, test } from 'vitest';
import type { Space } from '#games/trois/board/board.ts';
import type { Event } from '#games/trois/events.ts';
import { soundOf } from './sounds.ts';

const rode = (...path: readonly Space[]): Event => ({ kind: 'rode', seat: 0, path, by: 'dice', back: false });

test('dice, cards, blades and the gazette are heard where they come to the table', () => {
  expect(soundOf({ kind: 'rolled', seat: 0, dice: [3, 4], what: 'ride', reveals: true })).toBe('dice');
  expect(soundOf({ kind: 'drew', seat: 1, pile: 'sword', card: null, reveals: true })).toBe('card');
  expect(soundOf({ kind: 'played', seat: 1, botte: 'BS01', reveals: true })).toBe('sword');
  expect(soundOf({ kind: 'eased', elements: ['gate'], news: {} as never })).toBe('page');
});

test('a short ride is a trot, a long one a gallop, and the Channel is the sea', () => {
  expect(soundOf(rode('FO1', 'FO2'))).toBe('trot');
  expect(soundOf(rode('FO1', 'FO2', 'FO3', 'FO4'))).toBe('trot');
  expect(soundOf(rode('FO1', 'FO2', 'FO3', 'FO4', 'FO5'))).toBe('gallop');
  expect(soundOf(rode('CAL', 'DOV'))).toBe('waves');
  expect(soundOf(rode('DOV', 'EO1'))).toBe('trot');
});

test('the studs sound otherwise when they are given, snatched and lost, and the Queen has her fanfare', () => {
  expect(soundOf({ kind: 'studs', seat: 0, from: 'buckingham', loser: null })).toBe('jewel');
  expect(soundOf({ kind: 'studs', seat: 0, from: 'overtaken', loser: 1 })).toBe('snatched');
  expect(soundOf({ kind: 'dropped', seat: 0, at: 'FR14', trap: true })).toBe('lost');
  expect(soundOf({ kind: 'won', seat: 0, round: 12 })).toBe('fanfare');
});

test('of those who are stopped only the guards are heard; what is only told is silent', () => {
  expect(soundOf({ kind: 'stopped', seat: 0, at: 'PW4', why: 'gate', lost: 2 })).toBe('sword');
  expect(soundOf({ kind: 'stopped', seat: 0, at: 'CAL', why: 'boat', lost: 2 })).toBeNull();
  expect(soundOf({ kind: 'turn', seat: 0, round: 3 })).toBeNull();
  expect(soundOf({ kind: 'missed', seat: 0, card: 'ML01', left: 0 })).toBeNull();
});
