import { expect, test } from 'vitest';
import { roman } from '../../roman.ts';
import { points, walked } from './tracks.ts';

test('a walked track knows what lies behind and what lies ahead, and where it ends badly', () => {
  const track = walked(['a', 'b', 'c', 'd'], 1, space => (space === 3 ? 'cardinal' : undefined));
  expect(track.map(({ state }) => state)).toEqual(['past', 'now', 'ahead', 'ahead']);
  expect(track.map(({ fatal }) => fatal)).toEqual([undefined, undefined, undefined, 'cardinal']);
});

test('points that are there come first, and none is lost when there are more than the most', () => {
  expect(points(2, 3).map(({ state }) => state)).toEqual(['there', 'there', 'gone']);
  expect(points(4, 3)).toHaveLength(4);
});

test('time is counted in Roman numerals', () => {
  expect([1, 4, 5, 8, 9, 13, 14].map(roman)).toEqual(['I', 'IV', 'V', 'VIII', 'IX', 'XIII', 'XIV']);
});
