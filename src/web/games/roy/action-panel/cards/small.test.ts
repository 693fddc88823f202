import { expect, test } from 'vitest';
import { counted } from './small.ts';

test('equal cards lie on one heap, in the order of a hand', () => {
  expect(counted(['single', 'panache', 'single', 'erudition'])).toEqual([
    ['erudition', 1],
    ['panache', 1],
    ['single', 2],
  ]);
  expect(counted([])).toEqual([]);
});
