import { expect, test } from 'vitest';
import { roman } from '../../roman.ts';
import { areaOf, BOX, fatalAt, lineOf, pointsOf, SCALES } from './chart.ts';

test('a track is drawn from the left edge to the right, its highest value on top', () => {
  const points = pointsOf([1, 8, 15], SCALES.time);
  expect(points.map(({ x }) => x)).toEqual([6, 120, 234]);
  expect(points.map(({ y }) => y)).toEqual([BOX.height - 6, BOX.height / 2, 6]);
  expect(lineOf(points)).toBe('M6 78L120 42L234 6');
});

test('a single value is one point at the left', () => {
  expect(pointsOf([3], SCALES.purse)).toHaveLength(1);
  expect(lineOf(pointsOf([3], SCALES.purse))).toMatch(/^M6 /);
  expect(areaOf([], SCALES.purse)).toBe('');
});

test('the siege is hatched from its level, the other tracks from their foot', () => {
  expect(areaOf(pointsOf([0, -2], SCALES.siege), SCALES.siege)).toContain('L234 42L6 42Z');
  expect(areaOf(pointsOf([5, 3], SCALES.purse), SCALES.purse)).toContain('L234 78L6 78Z');
});

test('what must not be reached lies where the track ends for Milady, and some tracks have none', () => {
  expect(fatalAt(SCALES.time)).toBe(6);
  expect(fatalAt(SCALES.honour)).toBe(78);
  expect(fatalAt(SCALES.purse)).toBeNull();
});

test('turns of the world are counted in Roman numerals', () => {
  expect([1, 4, 9, 14, 15].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XV']);
});
