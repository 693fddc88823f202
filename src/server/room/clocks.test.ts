import { expect, test } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import { clockAt, clocksAfter, clocksSeen, freshClocks, runningAt, type SeatClocks, soonest } from './clocks.ts';
import { type Closed, closedBetween, type Outage } from './outages.ts';
import type { RoomAction } from './room-entry.ts';

/** A minute in the bank, ten seconds a question. */
const TIMES = { bank: 60, choice: 10 };

const closedIn =
  (outages: readonly Outage[]): Closed =>
  (from, to) =>
    closedBetween(outages, from, to);

interface Step {
  readonly at: number;
  /** In seconds. */
  readonly time: number;
  readonly action: RoomAction;
  readonly waited: readonly Seat[];
}

const fold = (steps: readonly Step[], outages: readonly Outage[] = []): SeatClocks =>
  steps.reduce(
    (clocks, { time, ...step }) => clocksAfter(clocks, { ...step, time: time * 1000 }, TIMES, closedIn(outages)),
    freshClocks(TIMES, 2),
  );

const seconds = (clocks: SeatClocks, now: number, outages: readonly Outage[] = []) =>
  clocksSeen(clocks, now * 1000, closedIn(outages)).map(({ bank, choice, runs }) => [bank / 1000, choice / 1000, runs]);

const START: RoomAction = { kind: 'start' };
const play = (seat: Seat): RoomAction => ({ kind: 'play', seat, choice: {} });
const back = (seat: Seat): RoomAction => ({ kind: 'play', seat, choice: null });

const dealt: Step = { time: 0, action: START, at: 0, waited: [0, 1] };

test('the time for the question is used up first, then the bank', () => {
  const clocks = fold([dealt]);
  expect(seconds(clocks, 4)).toEqual([
    [60, 6, true],
    [60, 6, true],
  ]);
  expect(seconds(clocks, 25)[0]).toEqual([45, 0, true]);
  expect(seconds(clocks, 500)[0]).toEqual([0, 0, true]);
});

test('who has answered stands still, and has new time for the next question', () => {
  const steps: Step[] = [dealt, { time: 30, action: play(0), at: 1, waited: [1] }];
  expect(seconds(fold(steps), 35)).toEqual([
    [40, 0, false],
    [35, 0, true],
  ]);
  const asked = fold([...steps, { time: 40, action: play(1), at: 2, waited: [0] }]);
  expect(seconds(asked, 45)).toEqual([
    [40, 5, true],
    [30, 0, false],
  ]);
});

test('a seat that is asked again at once has new time for that question too', () => {
  expect(seconds(fold([dealt, { time: 12, action: play(0), at: 1, waited: [0, 1] }]), 12)[0]).toEqual([58, 10, true]);
});

test('what others do gives a seat no new time', () => {
  expect(seconds(fold([dealt, { time: 8, action: play(1), at: 1, waited: [0, 1] }]), 9)[0]).toEqual([60, 1, true]);
});

test('a choice made and taken back gives no time twice', () => {
  const again: Step[] = [9, 18, 27].flatMap(time => [
    { time, action: play(0), at: 1, waited: [0, 1] },
    { time: time + 8, action: back(0), at: 0, waited: [0, 1] },
  ]);
  // Two questions gave ten seconds each: all else came from the bank.
  const [bank] = seconds(fold([dealt, ...again]), 35)[0];
  expect(bank).toBeLessThan(60);
  expect(seconds(fold([dealt, ...again]), 135)[0]).toEqual([0, 0, true]);
});

test('a moment adds to what there is for the question', () => {
  const moment: Step = { time: 5, action: { kind: 'moment', seat: 0, adds: 20_000 }, at: 0, waited: [0, 1] };
  expect(seconds(fold([dealt, moment]), 5)).toEqual([
    [60, 25, true],
    [60, 5, true],
  ]);
});

test('for a seat that a bot plays no clock runs; its owner comes back to his bank and to time for what is asked', () => {
  const handed: Step[] = [
    dealt,
    { time: 70, action: { kind: 'run-out', seat: 0, level: 'random' }, at: 0, waited: [1] },
    { time: 71, action: play(0), at: 1, waited: [1] },
    { time: 90, action: { kind: 'return', seat: 0 }, at: 1, waited: [0, 1] },
  ];
  expect(seconds(fold(handed), 95)[0]).toEqual([0, 5, true]);
});

test('who comes back while nothing has moved has some seconds to look, and not a whole new time', () => {
  const slow = { bank: 60, choice: 3600 };
  const run = (steps: readonly Step[]) =>
    steps.reduce(
      (clocks, { time, ...step }) => clocksAfter(clocks, { ...step, time: time * 1000 }, slow, closedIn([])),
      freshClocks(slow, 2),
    );
  const clocks = run([
    dealt,
    { time: 3660, action: { kind: 'run-out', seat: 0, level: 'random' }, at: 0, waited: [1] },
    { time: 3661, action: { kind: 'return', seat: 0 }, at: 0, waited: [0, 1] },
  ]);
  expect(clockAt(clocks[0], 3_661_000, closedIn([]))).toEqual({ bank: 0, choice: 10_000 });
});

test('time in which the house was closed is on nobody’s clock', () => {
  const outages = [
    { since: 2000, until: 1_002_000 },
    { since: 1_003_000, until: 1_004_000 },
  ];
  expect(seconds(fold([dealt], outages), 1005, outages)[0]).toEqual([60, 6, true]);
  const later = fold([dealt, { time: 1005, action: play(1), at: 1, waited: [0] }], outages);
  expect(seconds(later, 1006, outages)[0]).toEqual([60, 5, true]);
});

test('the one that runs out first is waited for', () => {
  const clocks = fold([dealt, { time: 30, action: play(0), at: 1, waited: [0, 1] }]);
  expect(runningAt(clocks, 30_000, closedIn([]))).toEqual([
    { seat: 0, left: 50_000 },
    { seat: 1, left: 40_000 },
  ]);
  expect(soonest(runningAt(clocks, 30_000, closedIn([])))).toBe(40_000);
  expect(soonest([])).toBeNull();
});
