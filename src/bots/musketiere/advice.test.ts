import { expect, test } from 'vitest';
import { musketiere } from '#games/musketiere/game.ts';
import type { State } from '#games/musketiere/state.ts';
import { seeded } from '#kernel/fairness.ts';
import { random } from '../random.ts';
import { musketiereAdvice } from './index.ts';
import { winChanceOf } from './win-chance.ts';

const budget = { iterations: 1, hasTime: () => true };

/** Ducats of one round, for the seat that follows the advice and for the other, who plays anything. */
const oneRound = (number: number): readonly [number, number] => {
  const state = musketiere.setup(2, { length: 'round' }, seeded(`round ${number}`), null);
  const rng = seeded(`bots ${number}`);
  const advised = number % 2;
  for (let asked = musketiere.decisions(state); asked.length > 0; asked = musketiere.decisions(state)) {
    const [decision] = asked;
    const view = musketiere.view(state, decision.seat);
    const choice =
      decision.seat === advised
        ? musketiereAdvice.choose(view, decision, rng)
        : random(musketiere, view, decision, rng, budget);
    if (choice !== null) musketiere.apply(state, decision.seat, choice, null);
  }
  return [state.totals[advised], state.totals[1 - advised]];
};

test('the advice beats random play clearly', () => {
  let wins = 0;
  for (let number = 0; number < 400; number++) {
    const [advised, other] = oneRound(number);
    if (advised > other) wins++;
  }
  expect(wins).toBeGreaterThan(240);
});

const between = (totals: number[]): State => {
  const state = musketiere.setup(totals.length, { length: 'hundred' }, seeded('hope'), null);
  state.totals = totals;
  return state;
};

test('chances to win add up to one, are equal when totals are, and grow with them', () => {
  for (const totals of [
    [0, 0],
    [80, 40],
    [10, 20, 30],
    [99, 0, 50, 98],
  ]) {
    const chances = totals.map((_, seat) => winChanceOf(between(totals), seat));
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    const order = totals.map((_, seat) => seat).sort((a, b) => totals[a] - totals[b]);
    for (let i = 1; i < order.length; i++) expect(chances[order[i]]).toBeGreaterThanOrEqual(chances[order[i - 1]]);
  }
  expect(winChanceOf(between([50, 50]), 0)).toBeCloseTo(0.5);
  expect(winChanceOf(between([90, 60]), 0)).toBeGreaterThan(winChanceOf(between([40, 10]), 0));
});

test('a refined world still shows its seat the same', () => {
  for (let number = 0; number < 60; number++) {
    const state = musketiere.setup(2 + (number % 3), { length: 'hundred' }, seeded(`likely ${number}`), null);
    const rng = seeded(`likely dice ${number}`);
    for (let step = 0; step < number; step++) {
      const [decision] = musketiere.decisions(state);
      musketiere.apply(state, decision.seat, musketiereAdvice.guess(state, decision, rng) ?? decision.choices[0], null);
    }
    for (const seat of state.totals.keys()) {
      const view = musketiere.view(state, seat);
      const world = musketiere.imagine(view, rng);
      musketiereAdvice.refineWorld(world, seat, rng);
      expect(musketiere.view(world, seat)).toEqual(view);
      const held = [
        ...world.hands,
        ...world.rewards,
        ...world.discards,
        world.picks.filter(card => card !== null),
      ].flat();
      expect(new Set(held).size).toBe(held.length);
    }
  }
});

/** Which of its three places holds a seat's best reward, once all are laid as advised. */
const bestPlace = (number: number, players: number): number => {
  const state = musketiere.setup(players, { length: 'round' }, seeded(`rewards ${number}`), null);
  const rng = seeded(`laying ${number}`);
  while (state.phase === 'rewards') {
    const [decision] = musketiere.decisions(state);
    const choice = musketiereAdvice.choose(musketiere.view(state, decision.seat), decision, rng);
    if (choice !== null) musketiere.apply(state, decision.seat, choice, null);
  }
  const laid = state.rewards[number % players];
  return laid.indexOf(Math.max(...laid));
};

test.for([2, 3, 4])('with %i players the place of a reward tells nothing of its worth', players => {
  const times = [0, 0, 0];
  for (let number = 0; number < 900; number++) times[bestPlace(number, players)]++;
  // 300 each are expected; three standard deviations are 42.
  for (const count of times) expect(Math.abs(count - 300)).toBeLessThanOrEqual(42);
});

test('in a refined world the best reward of another lies in any place', () => {
  const times = [0, 0, 0];
  for (let number = 0; number < 900; number++) {
    const state = musketiere.setup(2, { length: 'round' }, seeded(`others ${number}`), null);
    const rng = seeded(`others dice ${number}`);
    while (state.phase === 'rewards') {
      const [decision] = musketiere.decisions(state);
      musketiere.apply(state, decision.seat, decision.choices[0], null);
    }
    const world = musketiere.imagine(musketiere.view(state, 0), rng);
    musketiereAdvice.refineWorld(world, 0, rng);
    times[world.rewards[1].indexOf(Math.max(...world.rewards[1]))]++;
  }
  for (const count of times) expect(Math.abs(count - 300)).toBeLessThanOrEqual(42);
});
