import { describe, expect, test } from 'vitest';
import { fetchGame } from '../../match/games.ts';
import { Plan } from './plan.svelte.ts';
import { hasPresets, PRESET_IDS, presetOf, setPreset } from './presets.ts';

const { game } = await fetchGame('roy');
const planned = () => new Plan(game, () => ['a', 'b', 'c', 'd', 'e', 'f']);

describe('the plates of the set-up', () => {
  test('set every option to a value there is', () => {
    for (const id of PRESET_IDS) {
      const plan = planned();
      plan.options.automa = 'on';
      setPreset(game, plan, id);
      expect(Object.keys(plan.options).toSorted()).toEqual(game.options.map(each => each.id).toSorted());
      for (const { id: option, values } of game.options) expect(values).toContain(plan.options[option]);
      expect(presetOf(game, plan)).toBe(id);
    }
  });

  test('are told apart by their options alone, and a change leaves none of them chosen', () => {
    const plan = planned();
    expect(presetOf(game, plan)).toBe('printed');
    plan.options.openTrades = 'on';
    expect(presetOf(game, plan)).toBeNull();
  });

  test('the first game is eased, and its bots play sensibly; people stay people', () => {
    const plan = planned();
    plan.seats[1].bot = 'random';
    setPreset(game, plan, 'first');
    expect(plan.options).toMatchObject({ easy: 'on', noHourglass: 'on', mortalQuest: 'off' });
    expect(plan.players).toBe(4);
  });

  test('in a first game somebody alone leads a musketeer; several people stay where they are', () => {
    const alone = planned();
    setPreset(game, alone, 'first');
    expect(alone.seated.map(seat => seat.bot)).toEqual(['steady', null, 'steady', 'steady']);
    const two = planned();
    two.seats[2].bot = null;
    setPreset(game, two, 'first');
    expect(two.seated.map(seat => seat.bot)).toEqual([null, 'steady', null, 'steady']);
  });

  test('only games that have them show them', () => {
    expect(hasPresets('roy')).toBe(true);
    expect(hasPresets('musketiere')).toBe(false);
  });
});
