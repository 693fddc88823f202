import { expect, test } from 'vitest';
import { coveredBy, spotFor } from './dock.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const LAID = { width: 844, height: 390 };

test('the sheet lies over the rail unless it points at the rail', () => {
  const beside = { left: 1124, top: 410, width: 304 };
  expect(spotFor(null, WIDE, 240)).toEqual(beside);
  expect(spotFor(box(300, 200, 100, 100), WIDE, 240)).toEqual(beside);
  expect(spotFor(box(1130, 420, 290, 50), WIDE, 240)).toEqual({ ...beside, left: 24 });
});

test('what lies below the sheet may stay', () => {
  expect(spotFor(box(1100, 700, 300, 150), WIDE, 240).left).toBe(1124);
});

test('on a telephone it leaves free what it points at, above or below', () => {
  expect(spotFor(null, NARROW, 190).top).toBe(56);
  expect(spotFor(box(10, 600, 100, 60), NARROW, 190).top).toBe(56);
  expect(spotFor(box(10, 100, 100, 60), NARROW, 190).top).toBe(648);
});

test('on a telephone laid on its side it takes the half in which it does not point', () => {
  expect(spotFor(null, LAID, 200)).toEqual({ left: 6, top: 56, width: 390 });
  expect(spotFor(box(450, 180, 180, 50), LAID, 200).left).toBe(6);
  expect(spotFor(box(20, 140, 310, 200), LAID, 200).left).toBe(448);
});

test('however high it is, its head stays on the screen', () => {
  expect(spotFor(null, LAID, 330).top).toBe(54);
  expect(spotFor(null, LAID, 500).top).toBe(6);
});

test('what is as wide as the screen has to go to its edge before the sheet finds room beside it', () => {
  const covers = (top: number) => {
    const wide = box(8, top, 828, 207);
    return coveredBy(spotFor(wide, LAID, 167), 167, wide) > 0;
  };
  expect([5, 92, 178].map(covers)).toEqual([false, true, false]);
});
