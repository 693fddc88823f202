import { expect, test } from 'vitest';
import type { MatchRecord } from '#kernel/journal.ts';
import { goesOnFrom, isNewer } from './newer.ts';
import { matchOf } from './testing.ts';

const start = matchOf([null, null]);
const withEntries = (...entries: MatchRecord['entries']): MatchRecord => ({ ...start, entries });
const nothing = withEntries();
const athos = withEntries([0, 'a']);
const porthos = withEntries([0, 'b']);
const longer = withEntries([0, 'b'], [1, 'a']);

test('the longer journal is the newer one, whatever it says', () => {
  expect([isNewer(athos, nothing), isNewer(nothing, athos)]).toEqual([true, false]);
  expect([isNewer(longer, athos), isNewer(athos, longer)]).toEqual([true, false]);
});

test('of two that are as long the first by its text counts, so that both tabs agree on one', () => {
  expect([isNewer(athos, porthos), isNewer(porthos, athos)]).toEqual([true, false]);
});

test('a journal is not newer than itself', () => {
  expect(isNewer(athos, withEntries([0, 'a']))).toBe(false);
});

test('a journal goes on from another that it begins with, unless something was taken back since', () => {
  expect(goesOnFrom(longer, porthos)).toBe(true);
  expect(goesOnFrom(longer, athos)).toBe(false);
  expect(goesOnFrom(withEntries([0, 'a'], [0, null]), athos)).toBe(false);
});
