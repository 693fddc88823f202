import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '#games/trois/choices.ts';
import { trois } from '#games/trois/game.ts';
import type { View } from '#games/trois/view.ts';
import { seeded } from '#kernel/fairness.ts';
import type { Seat } from '#kernel/game.ts';
import type { TableProps } from '../table-props.ts';
import { Desk } from './desk.svelte.ts';
import { Stage } from './stage.svelte.ts';

const TAKING = trois.view(trois.setup(3, {}, seeded('desk'), null), 0);

beforeEach(() => vi.stubGlobal('document', { hidden: true }));
afterEach(() => vi.unstubAllGlobals());

/** A desk before the ride, at which these are asked. */
const deskFor = (asked: readonly Seat[], choices: readonly Choice[] = []) => {
  const stage = new Stage(TAKING, () => null);
  const choose = vi.fn();
  const props = { view: TAKING, asked, question: { seat: 0, prompt: 'take', choices }, choose };
  const change = (changed: Partial<typeof props>) => Object.assign(props, changed);
  return { desk: new Desk(() => props as unknown as TableProps<Choice, never, View>, stage), stage, choose, change };
};

test('while a musketeer is being taken, whoever took him stays named', () => {
  const { desk, stage, change } = deskFor([1]);
  desk.noteAsked();
  expect(desk.acting).toBe(1);
  change({ asked: [2] });
  stage.running = true;
  desk.noteAsked();
  expect(desk.acting).toBe(1);
  stage.running = false;
  expect(desk.acting).toBe(2);
});

test('a second press on the same choice counts for nothing', () => {
  const choice: Choice = { kind: 'take', rider: 'athos' };
  const { desk, choose } = deskFor([0], [choice]);
  desk.choose(choice);
  desk.choose(choice);
  expect(choose).toHaveBeenCalledTimes(1);
});

test('while a step is being shown, whoever began it stays named, though somebody else misses a turn in it', () => {
  const { desk, stage } = deskFor([0]);
  const riding = (seat: Seat): View => ({ ...TAKING, phase: 'ride', turn: { seat } as View['turn'] });
  stage.view = riding(0);
  void stage.show({ number: 1, view: riding(0), events: [], settled: () => {}, tell: () => null });
  stage.view = riding(1);
  expect(desk.acting).toBe(0);
});
