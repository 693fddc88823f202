import { expect, test } from 'vitest';
import type { MatchRecord, Move } from '#kernel/journal.ts';
import { toy, toyMatch } from '#kernel/toy.testing.ts';
import { openTable } from '#table/table.ts';
import { toldAsIn } from './told.ts';

const roll = { kind: 'roll' };
const keep = { kind: 'keep' };
const played: readonly Move[] = [
  [0, keep],
  [1, roll],
];
const record = toyMatch(played);
const games = { toy };

const toldOf = (match: MatchRecord, seat: number | null) => {
  const { table } = openTable(toy, match);
  return JSON.parse(JSON.stringify(table?.story(seat)));
};

test.each([0, 1, null])('eyes of %s are told by the record what they were told at the table', eyes => {
  expect(toldAsIn(games, record, eyes, toldOf(record, eyes))).toBe('proved');
});

test('a choice shown otherwise from the beginning is found out', () => {
  const shown = toyMatch([[0, roll], played[1]]);
  expect(toldAsIn(games, record, 1, toldOf(shown, 1))).toBe('belied');
});

test('a record that its rules do not allow is found out, one of other rules is nothing to go by', () => {
  expect(toldAsIn(games, toyMatch([[1, keep]]), 0, [])).toBe('belied');
  expect(toldAsIn(games, { ...record, rules: 9 }, 0, toldOf(record, 0))).toBe('unseen');
});
