import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Offered } from '#games/trois/choices.ts';
import { trois } from '#games/trois/game.ts';
import type { View } from '#games/trois/view.ts';
import { seeded } from '#kernel/fairness.ts';
import type { Seat } from '#kernel/game.ts';
import type { TableProps } from '../table-props.ts';
import { Showing } from './showing/showing.svelte.ts';
import { TableContext } from './table-context.svelte.ts';

const TAKING = trois.view(trois.setup(3, {}, seeded('context'), null), 0);

beforeEach(() => vi.stubGlobal('document', { hidden: true }));
afterEach(() => vi.unstubAllGlobals());

/** A table before the ride, at which these are asked. */
const contextFor = (asked: readonly Seat[], choices: readonly Offered[] = []) => {
  const showing = new Showing(TAKING, () => null);
  const choose = vi.fn();
  const question = { seat: 0, prompt: 'take', choices };
  const props = { view: TAKING, asked, endedEarly: false, question, choose };
  const change = (changed: Partial<typeof props>) => Object.assign(props, changed);
  return {
    context: new TableContext(() => props as unknown as TableProps<Offered, never, View>, showing),
    showing,
    choose,
    change,
  };
};

test('while a musketeer is being taken, whoever took him stays named', () => {
  const { context, showing, change } = contextFor([1]);
  context.noteAsked();
  expect(context.acting).toBe(1);
  change({ asked: [2] });
  showing.running = true;
  context.noteAsked();
  expect(context.acting).toBe(1);
  showing.running = false;
  expect(context.acting).toBe(2);
});

test('nobody is named as riding in a match that was ended early, whose ever turn it was', () => {
  const { context, showing, change } = contextFor([]);
  showing.view = { ...TAKING, phase: 'ride', turn: { seat: 1 } as View['turn'] };
  expect(context.acting).toBe(1);
  change({ endedEarly: true });
  expect(context.acting).toBeNull();
});

test('a second press on the same choice counts for nothing', () => {
  const choice: Offered = { kind: 'take', rider: 'athos' };
  const { context, choose } = contextFor([0], [choice]);
  context.choose(choice);
  context.choose(choice);
  expect(choose).toHaveBeenCalledTimes(1);
});

test('while a step is being shown, whoever began it stays named, though somebody else misses a turn in it', () => {
  const { context, showing } = contextFor([0]);
  const riding = (seat: Seat): View => ({ ...TAKING, phase: 'ride', turn: { seat } as View['turn'] });
  showing.view = riding(0);
  void showing.show({ number: 1, view: riding(0), events: [], settled: () => {}, tell: () => null });
  showing.view = riding(1);
  expect(context.acting).toBe(0);
});
