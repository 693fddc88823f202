import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '#games/roy/events.ts';
import type { View } from '#games/roy/view.ts';
import { finish, leavePage, pacedPage } from '#web/parts/paced-page.testing.ts';
import { sceneSettings } from '../scene/scene-settings.svelte.ts';
import { Showing } from './showing.svelte.ts';

const EARNED: Event = { kind: 'earned' };
const SILENT: Event = { kind: 'token-gone', token: 'two' };
const DICE: Event = { kind: 'abduction', red: { swords: 1, shields: 3 }, total: 1 };

/** How it stood after that step; only its turn is looked at. */
const after = (turn: number) => ({ turn }) as View;
const step = (number: number, events: readonly Event[], settled = () => {}) => ({
  number,
  view: after(number),
  events,
  settled,
  tell: (event: Event) => (event.kind === 'token-gone' ? null : `${number} ${event.kind}`),
});
const texts = (showing: Showing) => showing.lines.map(line => line.text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  leavePage();
  sceneSettings.setFast(false);
});

test('a step is settled once, after its time to read', async () => {
  const showing = new Showing(pacedPage('1'));
  const settled = vi.fn();
  void showing.show(step(1, [EARNED], settled));
  void showing.show(step(1, [EARNED], settled));
  expect(showing.running).toBe(true);
  expect(settled).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(showing.running).toBe(false);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a click ends the time to read and what is moving, but not what never ends by itself', async () => {
  const showing = new Showing(pacedPage(''));
  const settled = vi.fn();
  void showing.show(step(1, [EARNED, DICE], settled));
  showing.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(finish).toHaveBeenCalledTimes(1);
  expect(showing.hurried).toBe(true);
});

test('a click while nothing is shown leaves the next step its time', async () => {
  const showing = new Showing(pacedPage('1'));
  await showing.show(step(1, []));
  showing.hurry();
  expect(finish).not.toHaveBeenCalled();
  void showing.show(step(2, [EARNED]));
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.running).toBe(true);
  expect(showing.hurried).toBe(false);
});

test.each([
  ['at a table where all happens at once', pacedPage.bind(null, '0')],
  ['on a page nobody sees', pacedPage.bind(null, '1', { hidden: true })],
])('a step is settled without waiting %s', async (_, open) => {
  const showing = new Showing(open());
  const settled = vi.fn();
  void showing.show(step(1, [EARNED], settled));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('with reduced motion the time to read stays', async () => {
  const showing = new Showing(pacedPage('1', { reduced: true }));
  const settled = vi.fn();
  void showing.show(step(1, [DICE], settled));
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(settled).toHaveBeenCalledTimes(1);
});

test('fast duels take less than half of their time', async () => {
  const settled = vi.fn();
  sceneSettings.setFast(true);
  const showing = new Showing(pacedPage('1'));
  showing.mine();
  void showing.show(step(1, [DICE], settled));
  await vi.advanceTimersByTimeAsync(1300);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('who commits a card himself goes on at once; others see it laid', async () => {
  const card: Event = { kind: 'committed', who: 'athos', card: 'single', ability: false };
  const [mine, theirs] = [vi.fn(), vi.fn()];
  const showing = new Showing(pacedPage('1'));
  showing.mine();
  void showing.show(step(1, [card], mine));
  await vi.advanceTimersByTimeAsync(200);
  expect(mine).toHaveBeenCalledTimes(1);
  void showing.show(step(2, [card], theirs));
  await vi.advanceTimersByTimeAsync(800);
  expect(theirs).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(theirs).toHaveBeenCalledTimes(1);
});

test('a step that comes early takes the place of the one before, which then says nothing', async () => {
  const showing = new Showing(pacedPage('1'));
  const [first, second] = [vi.fn(), vi.fn()];
  void showing.show(step(1, [EARNED], first));
  void showing.show(step(2, [DICE], second));
  await vi.runAllTimersAsync();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('the outcome of dice does not show before the last of them has fallen', async () => {
  const showing = new Showing(pacedPage('1'));
  await showing.show(step(1, []));
  showing.mine();
  void showing.show(step(2, [DICE, EARNED]));
  await vi.advanceTimersByTimeAsync(100);
  expect(showing.before).toEqual(after(1));
  expect(showing.shown).toEqual([DICE]);
  await vi.advanceTimersByTimeAsync(2600);
  expect(showing.shown).toEqual([DICE, EARNED]);
  expect(showing.running).toBe(true);
  expect(showing.before).toBeNull();
});

test('what dice have come to shows at the table when it is told, not when they lie', async () => {
  const clash: Event = {
    kind: 'clash',
    who: 'athos',
    foe: 'cavois',
    manoeuvre: false,
    foeManoeuvre: false,
    hits: 0,
    wounds: 1,
  };
  const over: Event = { kind: 'duel-over', who: 'athos', foe: 'cavois', won: false, life: 2 };
  const showing = new Showing(pacedPage('1'));
  await showing.show(step(1, []));
  showing.mine();
  void showing.show(step(2, [clash, over]));
  await vi.advanceTimersByTimeAsync(0);
  expect([showing.shown, showing.before]).toEqual([[clash], after(1)]);
  await vi.advanceTimersByTimeAsync(1950);
  expect([showing.shown, showing.before]).toEqual([[clash, over], null]);
  await vi.runAllTimersAsync();
});

test('a table that was taken away is shown nothing, and its step is settled', async () => {
  pacedPage('1');
  const showing = new Showing(() => null);
  const settled = vi.fn();
  await showing.show(step(1, [DICE], settled));
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a step without dice shows at once how it stands then', async () => {
  const showing = new Showing(pacedPage('1'));
  await showing.show(step(1, []));
  void showing.show(step(2, [EARNED]));
  expect(showing.before).toBeNull();
  expect(showing.was).toEqual(after(1));
  await vi.runAllTimersAsync();
});

test('how it stood before a step is known until the next one, and after a jump nobody knows', async () => {
  const showing = new Showing(pacedPage('0'));
  await showing.show(step(1, []));
  expect(showing.was).toBeNull();
  await showing.show(step(2, [DICE]));
  expect([showing.was, showing.shown]).toEqual([after(1), [DICE]]);
  await showing.show(step(7, []));
  expect([showing.was, showing.shown]).toEqual([null, []]);
});

test('what the others did stays to be read until I choose, and dice lie beside their line', async () => {
  const showing = new Showing(pacedPage('0'));
  await showing.show(step(1, [EARNED]));
  await showing.show(step(2, [DICE, SILENT]));
  expect(texts(showing)).toEqual(['1 earned', '2 abduction']);
  expect(showing.lines[1].rolls).toEqual([{ colour: 'red', faces: ['sword', 'shield', 'shield', 'shield'] }]);
  showing.mine();
  await showing.show(step(3, [EARNED]));
  expect(texts(showing)).toEqual(['3 earned']);
});

test('my own step that goes without a line leaves what was told; a jump clears it', async () => {
  const showing = new Showing(pacedPage('0'));
  await showing.show(step(1, [EARNED]));
  showing.mine();
  await showing.show(step(2, [SILENT]));
  expect(texts(showing)).toEqual(['1 earned']);
  await showing.show(step(3, []));
  expect(texts(showing)).toEqual([]);
});
