import { expect, test } from 'vitest';
import { tokenBucket } from './token-bucket.ts';

const counted = (take: () => boolean, tries: number): number =>
  Array.from({ length: tries }, take).filter(allowed => allowed).length;

test('so many are allowed at once, and then so many a second', () => {
  let now = 0;
  const take = tokenBucket(2, 5, () => now);
  expect(counted(take, 9)).toBe(5);
  now = 500;
  expect(counted(take, 9)).toBe(1);
  now = 1500;
  expect(counted(take, 9)).toBe(2);
});

test('who is silent for long saves up no more than may come at once', () => {
  let now = 0;
  const take = tokenBucket(2, 5, () => now);
  expect(counted(take, 5)).toBe(5);
  now = 3_600_000;
  expect(counted(take, 100)).toBe(5);
});
