import { expect, test } from 'vitest';
import { linksOf } from '#kernel/chain.ts';
import type { Move } from '#kernel/journal.ts';
import { toyMatch } from '#kernel/toy.testing.ts';
import type { Witness } from '#kernel/witness.ts';
import { wordPromiseOf } from '#kernel/word-promise.ts';
import { verdictOn } from './verdict.ts';

const entries: readonly Move[] = [[0, { kind: 'keep' }]];
const promises = [wordPromiseOf('lily', 0, 'salt'), null];
const record = toyMatch(entries, { promises });
const witness: Witness = {
  format: 'panache-seen-1',
  table: record.table,
  commitment: record.commitment,
  own: null,
  promises,
  calledOff: 0,
  links: { 0: linksOf(record)[0], 1: linksOf(record)[1] },
};

test.each([
  ['all that was seen is there', witness, 'all'],
  ['the end was not seen', { ...witness, links: { 0: linksOf(record)[0] } }, 'part'],
  ['the promises were not seen', { ...witness, promises: null }, 'part'],
  ['no choice was seen', { ...witness, links: {} }, null],
  ['another seal was seen', { ...witness, commitment: 'other', links: {} }, 'wrong'],
  ['another choice was seen', { ...witness, links: { 1: 'A'.repeat(22) } }, 'wrong'],
  ['nobody was there', null, null],
] as const)('where %s', (_, seen, verdict) => {
  expect(verdictOn(record, seen)).toBe(verdict);
});

test('where something else was told at the table', () => {
  expect(verdictOn(record, witness, 'belied')).toBe('wrong');
  expect(verdictOn(record, witness, 'proved')).toBe('all');
  // Who was not there was told nothing before the end.
  expect(verdictOn(record, null, 'belied')).toBeNull();
});

test('where nobody was asked to promise, nothing is missing', () => {
  const plain = toyMatch(entries);
  expect(verdictOn(plain, { ...witness, promises: null, links: { 1: linksOf(plain)[1] } })).toBe('all');
});
