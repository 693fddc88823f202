import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '#games/trois/events.ts';
import { trois } from '#games/trois/game.ts';
import { seeded } from '#kernel/fairness.ts';
import { LONGEST_RIDE } from './beats.ts';
import { Stage, type Step } from './stage.svelte.ts';

const FIRST = trois.view(trois.setup(2, {}, seeded('stage'), null), 0);
const ROLLED: Event = { kind: 'rolled', seat: 0, dice: [2, 5], what: 'ride', reveals: true };
const RODE: Event = { kind: 'rode', seat: 0, path: ['FO1', 'FO2', 'FO3'], by: 'dice', back: false };
const DREW: Event = { kind: 'drew', seat: 0, pile: 'milady', card: 'ML01', reveals: true };
const STUDS: Event = { kind: 'studs', seat: 0, from: 'buckingham', loser: null };
const SILENT: Event = { kind: 'leg', seat: 0, leg: 2, at: 'BON' };

const step = (number: number, events: readonly Event[], settled = () => {}): Step => ({
  number,
  view: { ...FIRST, round: number },
  events,
  settled,
  tell: event => (event.kind === 'leg' ? null : `${number} ${event.kind}`),
});
const texts = (stage: Stage) => stage.lines.map(line => line.text);

const finish = vi.fn();
const moving = (endTime: number) => ({ finish, effect: { getComputedTiming: () => ({ endTime }) } });

/** A page that shows things calmly, at once, or to nobody. */
const page = (pace: string, { hidden = false, reduced = false } = {}) => {
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => pace }));
  return () => ({ getAnimations: () => [moving(1), moving(Infinity)] }) as unknown as HTMLElement;
};
/** A stage before its first step. */
const stageOn = (root: () => HTMLElement) => new Stage(FIRST, root);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  finish.mockClear();
});

test('a step is settled once, after its time to be seen', async () => {
  const stage = stageOn(page('1'));
  const settled = vi.fn();
  void stage.show(step(1, [ROLLED], settled));
  void stage.show(step(1, [ROLLED], settled));
  expect(stage.running).toBe(true);
  expect(settled).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(stage.running).toBe(false);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(stage.view.round).toBe(1);
});

test('dice fall, the rider rides, the card turns and the studs come, one after the other', async () => {
  const stage = stageOn(page('1'));
  stage.mine();
  void stage.show(step(1, [ROLLED, RODE, DREW, STUDS]));
  expect([stage.rolling, stage.ride, stage.shown, stage.studs]).toEqual([true, null, null, null]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([stage.rolling, stage.ride?.path, stage.shown]).toEqual([false, RODE.path, null]);
  stage.arrived();
  await vi.advanceTimersByTimeAsync(0);
  expect([stage.ride, stage.shown?.card, stage.studs]).toEqual([null, 'ML01', null]);
  await vi.advanceTimersByTimeAsync(2800);
  expect([stage.shown, stage.studs]).toEqual([null, STUDS]);
  await vi.runAllTimersAsync();
  expect([stage.studs, stage.running]).toEqual([null, false]);
});

test('events are counted out as they are shown, a ride from its first square, and every step begins anew', async () => {
  const stage = stageOn(page('1'));
  stage.mine();
  void stage.show(step(1, [RODE, DREW]));
  expect(stage.beats).toEqual([RODE]);
  stage.arrived();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.beats).toEqual([RODE, DREW]);
  await vi.runAllTimersAsync();
  stage.mine();
  void stage.show(step(2, [ROLLED]));
  expect(stage.beats).toEqual([ROLLED]);
});

test('a rider is where he rode to only when he has arrived', async () => {
  const stage = stageOn(page('1'));
  stage.mine();
  void stage.show(step(1, [RODE, DREW]));
  expect(stage.view.musketeers[0].at).toBe(FIRST.musketeers[0].at);
  stage.arrived();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.view.musketeers[0].at).toBe('FO3');
});

test('a ride that is never said to have arrived holds nothing up', async () => {
  const stage = stageOn(page('0.5'));
  const settled = vi.fn();
  stage.mine();
  void stage.show(step(1, [RODE], settled));
  await vi.advanceTimersByTimeAsync(LONGEST_RIDE - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a click ends the beat that is being shown and what moves, not the beats to come', async () => {
  const stage = stageOn(page(''));
  stage.mine();
  void stage.show(step(1, [DREW, STUDS]));
  stage.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect([stage.shown, stage.studs, stage.running]).toEqual([null, STUDS, true]);
  expect(finish).toHaveBeenCalledTimes(1);
});

test.each([
  ['at once', '0', false],
  ['to nobody', '1', true],
])('a step shown %s takes no time', async (_, pace, hidden) => {
  const stage = stageOn(page(pace, { hidden }));
  const settled = vi.fn();
  void stage.show(step(1, [ROLLED, RODE, DREW], settled));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('with reduced motion nobody rides across the board, but there is time to read', async () => {
  const stage = stageOn(page('1', { reduced: true }));
  stage.mine();
  void stage.show(step(1, [RODE, DREW]));
  await vi.advanceTimersByTimeAsync(0);
  expect([stage.ride, stage.view.musketeers[0].at, stage.shown?.card]).toEqual([null, 'FO3', 'ML01']);
  expect(stage.running).toBe(true);
});

test('a new step cuts the old one short, which is never settled', async () => {
  const stage = stageOn(page('1'));
  const old = vi.fn();
  const fresh = vi.fn();
  void stage.show(step(1, [ROLLED, RODE], old));
  void stage.show(step(2, [DREW], fresh));
  await vi.runAllTimersAsync();
  expect(old).not.toHaveBeenCalled();
  expect(fresh).toHaveBeenCalledTimes(1);
  expect([stage.view.round, stage.ride]).toEqual([2, null]);
});

test('what has just happened stays to be read, the last five lines of it; after a reload there is none', async () => {
  const stage = stageOn(page('0'));
  await stage.show(step(1, [ROLLED, SILENT, RODE, DREW]));
  await stage.show(step(2, [ROLLED, RODE, DREW]));
  expect(texts(stage)).toEqual(['1 rode', '1 drew', '2 rolled', '2 rode', '2 drew']);
  await stage.show(step(3, []));
  expect(texts(stage)).toEqual([]);
});
