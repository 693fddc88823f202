import { expect, test } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import type { Asking } from '#kernel/question.ts';
import { ACTION_PARTS } from '../actions/index.ts';
import type { Choice } from '../choices.ts';
import { offersAt } from '../offers/offers.ts';
import { topOf } from '../question.ts';
import type { State } from '../state.ts';
import { wander } from '../text/testing.ts';
import { questionOf } from './index.ts';

type Any = Asking<State, unknown, Choice>;

const BETWEEN_ACTIONS: readonly string[] = ['select', 'man-turn', 'ordered'];

const sifted = (part: Any, state: State, task: unknown, seat: Seat): Choice[] => {
  const all: Choice[] = [];
  part.reach(state, task, seat, all);
  return all.filter(choice => part.bar(state, task, choice, seat) === null);
};

const quickly = (part: Any, state: State, task: unknown, seat: Seat): Choice[] => {
  const choices: Choice[] = [];
  part.quick?.(state, task, seat, choices);
  return choices;
};

const askedAt = (state: State): readonly Seat[] => {
  const task = topOf(state);
  const who = questionOf(task)?.who(state, task) ?? [];
  return typeof who === 'number' ? [who] : who;
};

test('the quick twin of a question lists what bar lets through of all within reach, in the same order', () => {
  const met = new Set<string>();
  wander(12, 2, ({ state }) => {
    if (state.over !== null) return;
    const task = topOf(state);
    met.add(task.kind);
    const question = questionOf(task) as unknown as Any;
    for (const seat of askedAt(state))
      expect(quickly(question, state, task, seat)).toEqual(sifted(question, state, task, seat));
    for (const offer of offersAt(state)) expect(quickly(offer, state, null, 1)).toEqual(sifted(offer, state, null, 1));
  });
  expect(met.size).toBeGreaterThan(30);
});

test('the quick twin of an action lists what bar lets through of all within reach, wherever he stands', {
  tags: 'long',
}, () => {
  const met = new Set<string>();
  wander(8, 2, ({ state }) => {
    if (state.over !== null || !BETWEEN_ACTIONS.includes(topOf(state).kind)) return;
    for (const { place } of state.men) met.add(place);
    for (const [man, { seat, place }] of state.men.entries())
      for (const part of ACTION_PARTS.filter(({ at }) => at === null || at.includes(place)) as unknown as Any[])
        expect(quickly(part, state, { man }, seat)).toEqual(sifted(part, state, { man }, seat));
  });
  expect(met.size).toBe(7);
});

test('whatever lies beyond a question is barred', () => {
  let tried = 0;
  wander(8, 2, ({ state }) => {
    if (state.over !== null) return;
    const task = topOf(state);
    const question = questionOf(task) as unknown as Any;
    for (let seat = 0; seat < state.seats; seat++) {
      const beyond: Choice[] = [];
      question.beyond?.(state, task, seat, beyond);
      expect(beyond.filter(choice => question.bar(state, task, choice, seat) === null)).toEqual([]);
      tried += beyond.length;
    }
  });
  expect(tried).toBeGreaterThan(10_000);
});
