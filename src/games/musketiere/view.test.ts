import { expect, test } from 'vitest';
import { planted } from '#kernel/planted.testing.ts';
import { musketiere } from './game.ts';
import { match, playAny, position, readers, type Table, wander } from './testing.ts';

/** How many objects there are in it, itself included. */
const objectsIn = (part: unknown): number => {
  if (typeof part !== 'object' || part === null) return 0;
  const inside = Object.values(part).reduce((sum: number, value) => sum + objectsIn(value), 0);
  return inside + (Array.isArray(part) ? 0 : 1);
};

const told = ({ state }: Table): string[] =>
  readers(state).map(reader => JSON.stringify(musketiere.view(planted(state), reader)));

test('a field that is new in any part of the state is in no view', { tags: 'long' }, () => {
  let most = 0;
  wander(6, table => {
    most = Math.max(most, objectsIn(table.state));
    for (const view of told(table)) expect(view).not.toContain('secret');
  });
  // Dice, spoils, nine duels, the last reckoning and its nine duels: all of them were seen.
  expect(most).toBeGreaterThan(15);
});

test('a planted field changes no view', { tags: 'long' }, () => {
  wander(2, ({ state, view }) => {
    for (const reader of readers(state)) expect(musketiere.view(planted(state), reader)).toEqual(view(reader));
  });
});

test('a view shares nothing that the match goes on to change', () => {
  const table = match(3);
  const views = readers(table.state).map(reader => table.view(reader));
  const before = JSON.stringify(views);
  while (table.state.round < 2 && playAny(table));
  expect(JSON.stringify(views)).toBe(before);
});

test('a spectator sees no hand, no reward card and no pick', () => {
  const table = position({ players: 3 });
  expect(table.view(null)).toMatchObject({ hand: [], rewards: [], pick: null, discards: [] });
});
