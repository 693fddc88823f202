import { expect, test } from 'vitest';
import { glassOf, holdsOf } from './holds.ts';

const NOTHING = { timeStop: false, conscripts: false, isolation: false, reinforcements: false };

test('what holds this round is shown with the card it comes from, and only then', () => {
  expect(holdsOf(NOTHING)).toEqual([]);
  expect(
    holdsOf({ ...NOTHING, timeStop: true, isolation: true }).map(({ id, good, target }) => [id, good, target]),
  ).toEqual([
    ['timeStop', true, { kind: 'effect', id: 'time' }],
    ['isolation', false, { kind: 'treachery', id: 'isolation' }],
  ]);
});

test('the hourglass runs, rests while somebody fights, and runs out', () => {
  expect(glassOf({ hourglass: 'off', running: false })).toBeNull();
  expect(glassOf({ hourglass: 'on', running: true })).toBe('on');
  expect(glassOf({ hourglass: 'on', running: false })).toBe('paused');
  expect(glassOf({ hourglass: 'expired', running: false })).toBe('expired');
});
