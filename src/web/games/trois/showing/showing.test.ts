import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '#games/trois/events.ts';
import { trois } from '#games/trois/game.ts';
import { seeded } from '#kernel/fairness.ts';
import { finish, leavePage, pacedPage } from '#web/parts/paced-page.testing.ts';
import { LONGEST_RIDE } from './event-timing.ts';
import { Showing, type Step } from './showing.svelte.ts';

const FIRST = trois.view(trois.setup(2, {}, seeded('showing'), null), 0);
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
const texts = (showing: Showing) => showing.lines.map(line => line.text);

/** A showing before its first step. */
const showingOn = (root: () => HTMLElement) => new Showing(FIRST, root);

beforeEach(() => void vi.useFakeTimers());
afterEach(leavePage);

test('a step is settled once, after its time to be seen', async () => {
  const showing = showingOn(pacedPage('1'));
  const settled = vi.fn();
  void showing.show(step(1, [ROLLED], settled));
  void showing.show(step(1, [ROLLED], settled));
  expect(showing.running).toBe(true);
  expect(settled).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(showing.running).toBe(false);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(showing.view.round).toBe(1);
});

test('dice fall, the rider rides, the card turns and the studs come, one after the other', async () => {
  const showing = showingOn(pacedPage('1'));
  showing.mine();
  void showing.show(step(1, [ROLLED, RODE, DREW, STUDS]));
  expect([showing.rolling, showing.ride, showing.card, showing.studs]).toEqual([true, null, null, null]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([showing.rolling, showing.ride?.path, showing.card]).toEqual([false, RODE.path, null]);
  showing.arrived();
  await vi.advanceTimersByTimeAsync(0);
  expect([showing.ride, showing.card?.card, showing.studs]).toEqual([null, 'ML01', null]);
  await vi.advanceTimersByTimeAsync(2800);
  expect([showing.card, showing.studs]).toEqual([null, STUDS]);
  await vi.runAllTimersAsync();
  expect([showing.studs, showing.running]).toEqual([null, false]);
});

test('events are counted out as they are shown, a ride from its first square, and every step begins anew', async () => {
  const showing = showingOn(pacedPage('1'));
  showing.mine();
  void showing.show(step(1, [RODE, DREW]));
  expect(showing.shown).toEqual([RODE]);
  showing.arrived();
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.shown).toEqual([RODE, DREW]);
  await vi.runAllTimersAsync();
  showing.mine();
  void showing.show(step(2, [ROLLED]));
  expect(showing.shown).toEqual([ROLLED]);
});

test('a rider is where he rode to only when he has arrived', async () => {
  const showing = showingOn(pacedPage('1'));
  showing.mine();
  void showing.show(step(1, [RODE, DREW]));
  expect(showing.view.musketeers[0].at).toBe(FIRST.musketeers[0].at);
  showing.arrived();
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.view.musketeers[0].at).toBe('FO3');
});

test('a ride that is never said to have arrived holds nothing up', async () => {
  const showing = showingOn(pacedPage('0.5'));
  const settled = vi.fn();
  showing.mine();
  void showing.show(step(1, [RODE], settled));
  await vi.advanceTimersByTimeAsync(LONGEST_RIDE - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a click ends the event that is being shown and what moves, not the events to come', async () => {
  const showing = showingOn(pacedPage(''));
  showing.mine();
  void showing.show(step(1, [DREW, STUDS]));
  showing.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect([showing.card, showing.studs, showing.running]).toEqual([null, STUDS, true]);
  expect(finish).toHaveBeenCalledTimes(1);
});

test.each([
  ['at once', '0', false],
  ['to nobody', '1', true],
])('a step shown %s takes no time', async (_, pace, hidden) => {
  const showing = showingOn(pacedPage(pace, { hidden }));
  const settled = vi.fn();
  void showing.show(step(1, [ROLLED, RODE, DREW], settled));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('with reduced motion nobody rides across the board, but there is time to read', async () => {
  const showing = showingOn(pacedPage('1', { reduced: true }));
  showing.mine();
  void showing.show(step(1, [RODE, DREW]));
  await vi.advanceTimersByTimeAsync(0);
  expect([showing.ride, showing.view.musketeers[0].at, showing.card?.card]).toEqual([null, 'FO3', 'ML01']);
  expect(showing.running).toBe(true);
});

test('a new step cuts the old one short, which is never settled', async () => {
  const showing = showingOn(pacedPage('1'));
  const old = vi.fn();
  const fresh = vi.fn();
  void showing.show(step(1, [ROLLED, RODE], old));
  void showing.show(step(2, [DREW], fresh));
  await vi.runAllTimersAsync();
  expect(old).not.toHaveBeenCalled();
  expect(fresh).toHaveBeenCalledTimes(1);
  expect([showing.view.round, showing.ride]).toEqual([2, null]);
});

test('what has just happened stays to be read, the last five lines of it; after a reload there is none', async () => {
  const showing = showingOn(pacedPage('0'));
  await showing.show(step(1, [ROLLED, SILENT, RODE, DREW]));
  await showing.show(step(2, [ROLLED, RODE, DREW]));
  expect(texts(showing)).toEqual(['1 rode', '1 drew', '2 rolled', '2 rode', '2 drew']);
  await showing.show(step(3, []));
  expect(texts(showing)).toEqual([]);
});
