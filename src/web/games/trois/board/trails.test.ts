import { expect, test } from 'vitest';
import type { Event } from '#games/trois/events.ts';
import { type Trails, trailsAfter } from './trails.ts';

const rode = (seat: number, ...path: Extract<Event, { kind: 'rode' }>['path']): Event => ({
  kind: 'rode',
  seat,
  path,
  by: 'dice',
  back: false,
});
const after = (...events: readonly Event[]): Trails => events.reduce(trailsAfter, {});

test('a ride told in pieces is one trail, and giving way goes on with it', () => {
  expect(
    after(rode(1, 'AR7', 'AR8', 'BON'), rode(1, 'BON', 'PW1', 'PW2'), {
      kind: 'gave-way',
      seat: 1,
      path: ['PW2', 'PW1'],
    }),
  ).toEqual({ 1: ['AR7', 'AR8', 'BON', 'PW1', 'PW2', 'PW1'] });
});

test('the next turn of the same rider begins anew, the others keep theirs', () => {
  const turn: Event = { kind: 'turn', seat: 0, round: 2 };
  expect(after(rode(0, 'AR1', 'AR2'), rode(1, 'DA1', 'DA3'), turn)).toEqual({ 0: [], 1: ['DA1', 'DA3'] });
});

test('who is suddenly elsewhere leaves no line across the board', () => {
  expect(after(rode(0, 'AR1', 'AR2'), rode(0, 'FR1', 'FR2'))).toEqual({ 0: ['FR1', 'FR2'] });
});
