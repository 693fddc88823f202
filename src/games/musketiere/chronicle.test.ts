import { expect, test } from 'vitest';
import { musketiere } from './entry.ts';
import type { Table } from './testing.ts';

type Event = Table['events'][number];

const put = { kind: 'put', seat: 0, place: 0, held: false } as const;

/** Each line of the chronicle leads to a rule; here are all those where it depends on what happened, and some others. */
const ROWS: readonly (readonly [name: string, event: Event])[] = [
  ['MUS.11 puts a jewel down', { ...put, marker: 'jewel' }],
  ['MUS.13 puts a prison down', { ...put, marker: 'prison' }],
  ['MUS.12 frees a prison', { kind: 'freed', seat: 0, place: 0, forced: false }],
  ['MUS.16 frees it where nothing else is left', { kind: 'freed', seat: 0, place: 0, forced: true }],
  ['MUS.19 ends a round with three jewels', { kind: 'ended', round: 1, ending: 'three-jewels', seat: 0 }],
  ['MUS.20 ends it with the last duel', { kind: 'ended', round: 1, ending: 'nine-duels', seat: null }],
  ['MUS.8 turns a guard card up', { kind: 'turned', duel: 1, target: 9, reveals: true }],
  ['MUS.18 shuts a player out', { kind: 'shut-out', seat: 0 }],
  ['MUS.22 crowns the winner', { kind: 'crowned', seat: 0, ducats: 104 }],
];

test.each(ROWS)('%s', (name, event) => {
  expect(musketiere.ruleOf(event)).toBe(name.split(' ')[0]);
});
