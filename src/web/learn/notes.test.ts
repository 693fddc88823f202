import { expect, test } from 'vitest';
import { readProgress } from './notes.ts';

test('a lesson is not begun, begun at a page of so many, or done', () => {
  expect(readProgress(null)).toEqual({ kind: 'not begun' });
  expect(readProgress('')).toEqual({ kind: 'not begun' });
  expect(readProgress('0 1 32')).toEqual({ kind: 'not begun' });
  expect(readProgress('40 12 32')).toEqual({ kind: 'begun', at: 40, page: 12, all: 32 });
  expect(readProgress('done')).toEqual({ kind: 'done' });
});

test('a note that only tells how many choices had been made goes on from there', () => {
  expect(readProgress('95')).toMatchObject({ kind: 'begun', at: 95 });
});

test('what is no note is none', () => {
  expect(readProgress('a b c')).toEqual({ kind: 'not begun' });
});
