import { describe, expect, test } from 'vitest';
import { roy } from '#games/roy/game.ts';
import { position } from '#games/roy/testing.ts';
import { adversariesOf, tabFor, trapsOf } from './holdings.ts';
import { stacked } from './stacks.ts';

const view = roy.view(
  position({
    paris: { card: 'captive', foes: ['lubin'], trap: 'thief' },
    louvre: { card: 'debts', foes: ['cavois'] },
    state: { fallen: ['jussac'] },
    foes: ['henchman', 'laffemas', 'vitray'],
    traps: ['beggars'],
  }).state,
  0,
);

describe('her people', () => {
  test('stand with the strongest at hand first and the fallen last', () => {
    const posted = adversariesOf(view);
    expect(posted).toHaveLength(12);
    expect(posted[0]).toEqual({ id: 'laffemas', post: 'held' });
    expect(posted.at(-1)).toEqual({ id: 'jussac', post: 'gone' });
  });

  test('are known to lie at a mission', () => {
    const posts = new Map(adversariesOf(view).map(({ id, post }) => [id, post]));
    expect([posts.get('lubin'), posts.get('cavois')]).toEqual(['paris', 'louvre']);
    expect(trapsOf(view).find(({ id }) => id === 'thief')?.post).toBe('paris');
  });
});

test('what she needs to see turns up by itself with the question', () => {
  expect(tabFor({ kind: 'lay-inn' })).toBe('tokens');
  expect(tabFor({ kind: 'treachery' })).toBe('cards');
  expect(tabFor(undefined)).toBe('cards');
});

test('equal cards lie on each other and are counted', () => {
  expect(stacked(['balm', 'ambush', 'balm'])).toEqual([
    { id: 'balm', count: 2 },
    { id: 'ambush', count: 1 },
  ]);
});
