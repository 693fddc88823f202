import { expect, test } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import { groupsOf, isBeside, matches } from './grouping.ts';

const TURN: readonly Choice[] = [
  { kind: 'buy', item: 'pistol' },
  { kind: 'draw' },
  { kind: 'move', to: 'paris' },
  { kind: 'move', to: 'louvre' },
  { kind: 'end' },
  { kind: 'duel', foe: 'cavois' },
  { kind: 'one-for-all', effect: 'time' },
];

test('choices stand under their headings: what can be done on the spot comes first, what ends the turn last', () => {
  expect(groupsOf(TURN).map(({ id, choices }) => [id, choices.length])).toEqual([
    ['here', 1],
    ['cards', 1],
    ['go', 2],
    ['arsenal', 1],
    ['offers', 1],
    ['closing', 1],
  ]);
});

test('no choice is lost or doubled by grouping', () => {
  const grouped = groupsOf(TURN).flatMap(({ choices }) => choices);
  expect(groupsOf(TURN)[2].choices).toEqual([
    { kind: 'move', to: 'paris' },
    { kind: 'move', to: 'louvre' },
  ]);
  expect(grouped).toHaveLength(TURN.length);
  expect(new Set(grouped)).toEqual(new Set(TURN));
});

test('an offer lies beside a question, and is the answer where there is no other', () => {
  const beside = groupsOf(TURN);
  expect(beside.filter(group => isBeside(group, beside)).map(({ id }) => id)).toEqual(['offers']);
  const alone = groupsOf([{ kind: 'one-for-all', effect: 'time' }]);
  expect(alone.some(group => isBeside(group, alone))).toBe(false);
  const orPass = groupsOf([{ kind: 'pass' }, { kind: 'one-for-all', effect: 'time' }]);
  expect(orPass.map(({ id }) => id)).toEqual(['offers', 'closing']);
  expect(orPass.some(group => isBeside(group, orPass))).toBe(false);
});

test('adversaries stand apart from traps, and the spaces of the Inn by their paths', () => {
  expect(
    groupsOf([
      { kind: 'place', card: 'cavois' },
      { kind: 'place', card: 'thief' },
    ]).map(({ id }) => id),
  ).toEqual(['adversaries', 'traps']);
  expect(
    groupsOf([
      { kind: 'name', space: 3 },
      { kind: 'name', space: 4 },
      { kind: 'name', space: 11 },
    ]).map(({ id }) => id),
  ).toEqual(['path-0', 'path-1', 'path-2']);
});

test('typed words find a choice whatever its accents, case and order', () => {
  expect(matches('Défi : Érudition 6', 'erud')).toBe(true);
  expect(matches('Aller au Louvre', 'LOUVRE aller')).toBe(true);
  expect(matches('Aller au Louvre', 'paris')).toBe(false);
  expect(matches('Aller au Louvre', '')).toBe(true);
});
