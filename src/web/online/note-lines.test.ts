import { expect, test } from 'vitest';
import type { NoteKind, TableNote } from '#wire/table-note.ts';
import { isWorthPassing, noteLines } from './note-lines.ts';
import { roomOf } from './testing.ts';

const note = (kind: NoteKind, seat: number, by: number | null = null): TableNote => ({
  id: 1,
  at: 3,
  time: 0,
  kind,
  seat,
  by,
});

test('what happened around a match is a line of the chronicle after its choice', () => {
  expect(noteLines([note('nudged', 1, 0)], roomOf(0))).toEqual([
    { key: 'note:1', at: 3, text: 'Aline reminds Bastien that the table is waiting.', rule: null, around: true },
  ]);
});

test('what others do passes by, and what happens to me; what I do myself does not', () => {
  const room = roomOf(1);
  expect(isWorthPassing(note('nudged', 1, 0), room)).toBe(true);
  expect(isWorthPassing(note('nudged', 0, 1), room)).toBe(false);
  expect(isWorthPassing(note('moment', 1), room)).toBe(false);
  expect(isWorthPassing(note('ran-out', 1), room)).toBe(true);
  expect(isWorthPassing(note('resigned', 0), roomOf(1, { phase: 'over' }))).toBe(false);
  expect(isWorthPassing(note('moment', 1), roomOf(null))).toBe(true);
});
