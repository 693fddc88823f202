import { expect, test } from 'vitest';
import { changeBy, othersOpen, timeAhead, undecided, votesNeeded, wantedAt } from './one-for-all.ts';

test('the Time track is shown from the token on, to Richelieu at most', () => {
  expect(timeAhead(4).map(({ space, dice, when }) => [space, dice, when])).toEqual([
    [4, 2, 'now'],
    [5, 2, 'next'],
    [6, 2, 'later'],
    [7, 2, 'later'],
  ]);
  expect(timeAhead(14).map(({ space, fatal }) => [space, fatal])).toEqual([
    [14, false],
    [15, true],
  ]);
});

test('ROY.ONE.7, ROY.ONE.9: what a card would change, no further than there is room', () => {
  expect(changeBy('honour', { honour: 13, epics: 0, time: 4 })).toEqual([0, 2]);
  expect(changeBy('honour', { honour: 1, epics: 0, time: 4 })).toEqual([12, 13]);
  expect(changeBy('epic', { honour: 0, epics: 6, time: 4 })).toEqual([6, 7]);
  expect(changeBy('time', { honour: 0, epics: 6, time: 4 })).toEqual([4, 4]);
});

test('the moment calls for the effect that answers it', () => {
  const time = { kind: 'time', cause: 'turn', asked: true, passed: [] } as const;
  expect(wantedAt(time, 14)).toBe('time');
  expect(wantedAt({ kind: 'queen', asked: true, passed: [] }, 3)).toBe('honour');
  expect(wantedAt({ kind: 'select' }, 3)).toBeNull();
  // Else a card is better kept.
  expect(wantedAt(time, 13)).toBeNull();
});

test('who has not let it be may still play a card', () => {
  expect(othersOpen({ seats: 4 }, [2], 1)).toBe(1);
  expect(othersOpen({ seats: 2 }, [], 1)).toBe(0);
});

test('ROY.RULING.39: more than half of the team must agree, and a tie is a no', () => {
  expect(votesNeeded({ yes: [1], no: [] }, 4)).toEqual({ carry: 1, reject: 2 });
  expect(votesNeeded({ yes: [1], no: [2] }, 5)).toEqual({ carry: 2, reject: 1 });
  expect(undecided({ yes: [1], no: [3] }, 5)).toEqual([2, 4]);
});
