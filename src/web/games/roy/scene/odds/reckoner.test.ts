import { expect, test, vi } from 'vitest';
import { useFakeTimers } from '#web/fake-timers.testing.ts';
import { Reckoner } from './reckoner.svelte.ts';

useFakeTimers();

test('nothing is reckoned before the click has had its turn, then one thing at a time, and all are told together', () => {
  const [first, second] = [vi.fn(() => 1), vi.fn(() => 2)];
  const reckoner = new Reckoner<number>();
  reckoner.start('duel', [
    ['a', first],
    ['b', second],
  ]);
  expect([first.mock.calls.length, reckoner.of('a')]).toEqual([0, undefined]);
  vi.advanceTimersToNextTimer();
  expect([first.mock.calls.length, second.mock.calls.length, reckoner.of('a')]).toEqual([1, 0, undefined]);
  vi.runAllTimers();
  expect([reckoner.of('a'), reckoner.of('b')]).toEqual([1, 2]);
});

test('what is no longer wanted is not reckoned, and a new start forgets the old', () => {
  const late = vi.fn(() => 1);
  const reckoner = new Reckoner<number>();
  const stop = reckoner.start('duel', [
    ['a', () => 1],
    ['b', late],
  ]);
  vi.advanceTimersToNextTimer();
  stop();
  vi.runAllTimers();
  expect(late).not.toHaveBeenCalled();
  reckoner.start('next', []);
  expect(reckoner.of('a')).toBeUndefined();
});

test('what has been reckoned stays told when the same is asked again; what was stopped is begun again', () => {
  const again = vi.fn(() => 2);
  const reckoner = new Reckoner<number>();
  reckoner.start('duel', [['a', () => 1]]);
  vi.runAllTimers();
  reckoner.start('duel', [['a', again]]);
  expect(reckoner.of('a')).toBe(1);
  vi.runAllTimers();
  expect([again.mock.calls.length, reckoner.of('a')]).toEqual([0, 1]);
  reckoner.start('next', [['a', again]])();
  reckoner.start('next', [['a', again]]);
  vi.runAllTimers();
  expect([again.mock.calls.length, reckoner.of('a')]).toEqual([1, 2]);
});
