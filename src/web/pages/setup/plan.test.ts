import { describe, expect, test } from 'vitest';
import { inEachLanguage } from '#kernel/text.ts';
import { coverOf } from '../../games/covers.ts';
import { setupTextOf } from '../../games/setup-text.ts';
import { fetchGame } from '../../match/games.ts';
import { checkWords } from '../../text/testing.ts';
import { groupsOf } from './option-groups.ts';
import { Plan } from './plan.svelte.ts';
import { presetOf, setPreset } from './presets.ts';

const { game } = await fetchGame('roy');
const planned = () => new Plan(game, () => ['a', 'b', 'c', 'd', 'e', 'f']);
const people = (plan: Plan) => plan.seated.flatMap(({ bot }, at) => (bot === null ? [at] : []));

describe('one alone', () => {
  test('has the table for an opponent, and sits beside its seat', () => {
    const plan = planned();
    expect(plan.counts).toEqual([1, 2, 3, 4, 5, 6]);
    plan.setCount(1);
    expect([plan.vacant, plan.count, plan.players, plan.options.automa]).toEqual([0, 1, 2, 'on']);
    expect(people(plan)).toEqual([1]);
    expect(plan.alone).toBe(1);
    expect(plan.counts).toEqual([1, 2, 3, 4, 5]);
  });

  test('leaves a seat that the table takes over; others stay where they are', () => {
    const plan = planned();
    plan.options.automa = 'on';
    plan.leaveVacant();
    expect(people(plan)).toEqual([1]);
    const two = planned();
    two.seats[2].bot = null;
    two.options.automa = 'on';
    two.leaveVacant();
    expect(people(two)).toEqual([2]);
  });

  test('has all four also where the plate is pressed with several people about', () => {
    const plan = planned();
    plan.seats[2].bot = null;
    setPreset(game, plan, 'solo');
    expect([plan.count, people(plan)]).toEqual([1, [1]]);
  });
});

test.each(coverOf('roy')?.quick ?? [])('the table $id of the cover is laid as its plate is', quick => {
  const plan = planned();
  plan.seats[0].name = 'Marie';
  plan.seats[1].name = 'Jeanne';
  plan.lay(quick);
  expect(people(plan)).toEqual([quick.me]);
  expect(presetOf(game, plan)).toBe(quick.id === 'solo' ? 'solo' : 'first');
  expect(plan.names[quick.me]).toBe('Marie');
  expect(plan.wish).toBe(quick.wish ?? null);
});

test('what was played last is remembered apart from what was set up', () => {
  const plan = planned();
  plan.setCount(1);
  plan.remember('last');
  expect(planned().fresh).toBe(true);
  const last = new Plan(game, () => ['a', 'b'], 'last');
  expect([last.fresh, last.count, people(last)]).toEqual([false, 1, [1]]);
});

test('every option lies in one group, and every group has its title', () => {
  const groups = groupsOf('roy', game.options, 'fr') ?? [];
  const ids = groups.flatMap(({ specs }) => specs.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(game.options.map(({ id }) => id).toSorted());
  expect(groupsOf('musketiere', [], 'en')).toBeNull();
});

describe('words of plates and groups', () => checkWords(setupTextOf('roy') ?? inEachLanguage(() => ({})), [], 12));
