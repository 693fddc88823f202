import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceOf, type Speed } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // All pauses are as long as they may be.
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const table = (speed: Speed = 'calm') => {
  const at = { free: true, unseen: false, acted: [] as string[] };
  const pace = paceOf({ speed: () => speed, free: () => at.free, unseen: () => at.unseen });
  const wait = (name: string) => void pace.pause(Promise.resolve()).then(() => at.acted.push(name));
  return { at, pace, wait };
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a bot takes its time', async () => {
  const { at, wait } = table();
  wait('Athos');
  await pass(600);
  expect(at.acted).toEqual([]);
  await pass(1200);
  expect(at.acted).toEqual(['Athos']);
});

test('a pause does not pass while something is being shown', async () => {
  const { at, pace, wait } = table();
  at.free = false;
  wait('Athos');
  await pass(60_000);
  at.free = true;
  pace.go();
  await pass(600);
  expect(at.acted).toEqual([]);
  await pass(1200);
  expect(at.acted).toEqual(['Athos']);
});

test('several take their time together, and act one after the other', async () => {
  const { at, wait } = table();
  wait('Athos');
  wait('Porthos');
  await pass(1800);
  expect(at.acted).toEqual(['Athos', 'Porthos']);
});

test('what one of them does is shown before the next one acts', async () => {
  const { at, pace } = table('at-once');
  const first = pace.pause(Promise.resolve()).then(() => {
    at.free = false;
    at.acted.push('Athos');
  });
  void pace.pause(Promise.resolve()).then(() => at.acted.push('Porthos'));
  await first;
  await pass(60_000);
  expect(at.acted).toEqual(['Athos']);
  at.free = true;
  pace.go();
  await pass(0);
  expect(at.acted).toEqual(['Athos', 'Porthos']);
});

test('nobody waits where there was nothing to see', async () => {
  const { at, wait } = table();
  at.unseen = true;
  wait('Milady');
  await pass(0);
  expect(at.acted).toEqual(['Milady']);
});

test('one that could not find its choice says so at once, and does not stand in line', async () => {
  const { at, pace, wait } = table('calm');
  const failed = pace.pause(Promise.reject(new Error('out of ink'))).catch((error: Error) => error.message);
  wait('Athos');
  expect(await failed).toBe('out of ink');
  await pass(1600);
  expect(at.acted).toEqual(['Athos']);
});
