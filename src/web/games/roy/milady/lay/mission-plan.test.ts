import { describe, expect, test } from 'vitest';
import { royAdvice } from '#bots/roy/index.ts';
import type { Choice } from '#games/roy/choices.ts';
import { placeable } from '#games/roy/facts.ts';
import { roy } from '#games/roy/game.ts';
import { strengthOf } from '#games/roy/missions/strength.ts';
import type { InstallTask } from '#games/roy/tasks.ts';
import { type Given, position } from '#games/roy/testing.ts';
import { seeded } from '#kernel/fairness.ts';
import { atHand, countOf, laidOf, suggested } from './mission-plan.ts';

const installing = (given: Given = {}) =>
  position({ at: 'paris-card', parisHand: ['message'], ...given }).play('milady', { kind: 'paris', card: 'message' });
const viewOf = (table: ReturnType<typeof installing>) => roy.view(table.state, 0);
const taskOf = (table: ReturnType<typeof installing>): InstallTask => {
  const task = viewOf(table).todo.at(-1);
  if (task?.kind !== 'install') throw new Error('nothing is being laid');
  return task;
};
const screenOf = (table: ReturnType<typeof installing>) => {
  const { screen } = viewOf(table);
  if (screen === null) throw new Error('it is her view');
  return screen;
};
const adviser = (view: Parameters<typeof royAdvice.choose>[0], decision: Parameters<typeof royAdvice.choose>[1]) =>
  royAdvice.choose(view, decision, seeded('plan'));

describe('laying a mission', () => {
  test('offers what the rules offer, before and after each card', () => {
    const table = installing({ foes: ['lubin', 'vitray', 'jussac', 'cavois'], traps: ['thief', 'nemesis'] });
    const offers = () => table.choices('milady').map(choice => (choice.kind === 'place' ? choice.card : null));
    expect(placeable(screenOf(table), taskOf(table))).toEqual(offers());
    table.play('milady', { kind: 'place', card: 'thief' });
    expect(placeable(screenOf(table), taskOf(table))).toEqual(offers());
    expect(placeable(screenOf(table), taskOf(table))).not.toContain('nemesis');
  });

  test('offers no Trap where only a second one could make up the rest', () => {
    const table = installing({ foes: ['vitray', 'bernajoux'], traps: ['thief', 'nemesis'] });
    expect(placeable(screenOf(table), taskOf(table))).toEqual(['vitray', 'bernajoux']);
    expect(table.offers('milady', { kind: 'place', card: 'thief' })).toBe(false);
  });

  test('counts what lies and what is still to be laid', () => {
    const table = installing();
    expect(countOf(taskOf(table))).toEqual({ laid: 0, total: 4 });
    table.play('milady', { kind: 'place', card: 'thief' }, { kind: 'place', card: 'vitray' });
    expect(countOf(taskOf(table))).toEqual({ laid: 3, total: 4 });
    expect(laidOf(taskOf(table))).toEqual(['vitray', 'thief']);
    expect(atHand(screenOf(table), taskOf(table))).not.toContain('thief');
  });

  test('a suggestion fills the total exactly and can be played card by card', () => {
    const table = installing();
    const plan = suggested(viewOf(table), adviser);
    const strengths = plan.map(choice => (choice.kind === 'place' ? strengthOf(choice.card) : 0));
    expect(strengths.reduce((sum, each) => sum + each, 0)).toBe(4);
    table.play('milady', ...plan);
    expect(table.state.todo.at(-1)?.kind).not.toBe('install');
  });

  test('a suggestion goes on from what lies already, and names somebody for the Nemesis', () => {
    const table = installing({ foes: ['lubin', 'vitray'], traps: ['nemesis'] });
    table.play('milady', { kind: 'place', card: 'lubin' });
    const plan = suggested(viewOf(table), adviser);
    expect(plan.map(choice => choice.kind)).toContain('man');
    table.play('milady', ...plan);
    expect(table.state.paris?.nemesis).not.toBeNull();
  });

  test('an adviser who breaks the total is not followed', () => {
    const wrong: Choice = { kind: 'place', card: 'henchman' };
    expect(suggested(viewOf(installing({ foes: ['cavois', 'lubin'] })), () => wrong)).toEqual([]);
  });
});
