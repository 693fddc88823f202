import { expect, test } from 'vitest';
import { timeAhead, wantedAt } from './one-for-all.ts';

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

test('the moment calls for the effect that answers it', () => {
  const time = { kind: 'time', cause: 'turn', asked: true, passed: [] } as const;
  expect(wantedAt(time, 14)).toBe('time');
  expect(wantedAt({ kind: 'queen', asked: true, passed: [] }, 3)).toBe('honour');
  expect(wantedAt({ kind: 'select' }, 3)).toBeNull();
  // Else a card is better kept.
  expect(wantedAt(time, 13)).toBeNull();
});
