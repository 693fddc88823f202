import { expect, test, vi } from 'vitest';
import { useFakeTimers } from '../fake-timers.testing.ts';
import { tableTime } from './table-time.ts';

useFakeTimers();

test('a bell rings after so much time at the table, not before and not twice', () => {
  const time = tableTime();
  time.goOn();
  const ring = vi.fn();
  time.bell(1000, ring);
  vi.advanceTimersByTime(999);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('while time stands still nothing passes, and a bell rings later by that much', () => {
  const time = tableTime();
  time.goOn();
  const ring = vi.fn();
  time.bell(1000, ring);
  vi.advanceTimersByTime(600);
  time.standStill();
  vi.advanceTimersByTime(60_000);
  expect(time.now()).toBe(600);
  expect(ring).not.toHaveBeenCalled();
  time.goOn();
  vi.advanceTimersByTime(399);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('a bell set while time stands still waits for it to go on, and one put away never rings', () => {
  const time = tableTime();
  const [ring, never] = [vi.fn(), vi.fn()];
  time.bell(100, ring);
  const putAway = time.bell(100, never);
  vi.advanceTimersByTime(1000);
  expect(ring).not.toHaveBeenCalled();
  putAway();
  time.goOn();
  vi.advanceTimersByTime(100);
  expect([ring.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
});
