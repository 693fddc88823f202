import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '#games/roy/events.ts';
import { Stage } from './stage.svelte.ts';

const EARNED: Event = { kind: 'earned' };
const SILENT: Event = { kind: 'token-gone', token: 'two' };
const DICE: Event = { kind: 'abduction', red: { swords: 1, shields: 3 }, total: 1 };

const step = (number: number, events: readonly Event[], settled = () => {}) => ({
  number,
  events,
  settled,
  tell: (event: Event) => (event.kind === 'token-gone' ? null : `${number} ${event.kind}`),
});
const texts = (stage: Stage) => stage.lines.map(line => line.text);

/** A page that shows things calmly, at once, or to nobody. */
const page = (pace: string, { hidden = false, reduced = false } = {}) => {
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => pace }));
  return () => ({}) as HTMLElement;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a step is settled once, after its time to read', async () => {
  const stage = new Stage(page('1'));
  const settled = vi.fn();
  void stage.show(step(1, [EARNED], settled));
  void stage.show(step(1, [EARNED], settled));
  expect(stage.running).toBe(true);
  expect(settled).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(stage.running).toBe(false);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a click ends the time to read', async () => {
  const stage = new Stage(page(''));
  const settled = vi.fn();
  void stage.show(step(1, [EARNED, DICE], settled));
  stage.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
});

test.each([
  ['at a table where all happens at once', page.bind(null, '0')],
  ['with reduced motion', page.bind(null, '1', { reduced: true })],
  ['on a page nobody sees', page.bind(null, '1', { hidden: true })],
])('a step is settled without waiting %s', async (_, open) => {
  const stage = new Stage(open());
  const settled = vi.fn();
  void stage.show(step(1, [EARNED], settled));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a step that comes early takes the place of the one before, which then says nothing', async () => {
  const stage = new Stage(page('1'));
  const [first, second] = [vi.fn(), vi.fn()];
  void stage.show(step(1, [EARNED], first));
  void stage.show(step(2, [DICE], second));
  await vi.runAllTimersAsync();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('what the others did stays to be read until I choose, and dice lie beside their line', async () => {
  const stage = new Stage(page('0'));
  await stage.show(step(1, [EARNED]));
  await stage.show(step(2, [DICE, SILENT]));
  expect(texts(stage)).toEqual(['1 earned', '2 abduction']);
  expect(stage.lines[1].rolls).toEqual([{ colour: 'red', faces: ['sword', 'shield', 'shield', 'shield'] }]);
  stage.mine();
  await stage.show(step(3, [EARNED]));
  expect(texts(stage)).toEqual(['3 earned']);
});

test('my own step that goes without a line leaves what was told; a jump clears it', async () => {
  const stage = new Stage(page('0'));
  await stage.show(step(1, [EARNED]));
  stage.mine();
  await stage.show(step(2, [SILENT]));
  expect(texts(stage)).toEqual(['1 earned']);
  await stage.show(step(3, []));
  expect(texts(stage)).toEqual([]);
});
