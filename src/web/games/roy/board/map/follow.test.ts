import { expect, test } from 'vitest';
import type { Man } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import { followedBy } from './follow.ts';

const men = [
  { who: 'athos', seat: 1, place: 'louvre', turn: 'done' },
  { who: 'porthos', seat: 2, place: 'la-rochelle', turn: 'acting' },
] as unknown as Man[];
const install: Task = { kind: 'install', place: 'paris', left: 2, foes: [], trap: null, nemesis: null };

test('the map turns to what is asked about', () => {
  expect(followedBy({ men, seat: 1, todo: [{ kind: 'turn' }, install] })).toBe('paris');
  expect(followedBy({ men, seat: 1, todo: [{ kind: 'victim' }] })).toBe('paris');
  expect(followedBy({ men, seat: 1, todo: [{ kind: 'ride', man: 0 }] })).toBe('louvre');
});

test('otherwise it follows the man who acts, or the reader’s', () => {
  expect(followedBy({ men, seat: 1, todo: [{ kind: 'turn' }] })).toBe('la-rochelle');
  expect(followedBy({ men: men.slice(0, 1), seat: 1, todo: [] })).toBe('louvre');
});
