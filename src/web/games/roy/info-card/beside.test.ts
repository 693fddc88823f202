import { expect, test } from 'vitest';
import { beside } from './beside.ts';

const WINDOW = { width: 1000, height: 600 };
const CARD = { width: 300, height: 200 };
const SIDES = ['right', 'left', 'above', 'below'] as const;
const target = (left: number, top: number) => ({ left, top, width: 40, height: 20 });

test('a card lies on the first side that has room, in line with its target', () => {
  expect(beside(target(100, 300), CARD, WINDOW, SIDES)).toEqual({ left: 148, top: 210 });
});

test('at the right edge it flips to the left', () => {
  expect(beside(target(900, 300), CARD, WINDOW, SIDES)).toEqual({ left: 592, top: 210 });
});

test('near the top or the bottom it moves in, so that no word is cut', () => {
  expect(beside(target(100, 0), CARD, WINDOW, SIDES).top).toBe(8);
  expect(beside(target(100, 580), CARD, WINDOW, SIDES).top).toBe(392);
});

test('a menu opens above what was pressed, or below where the window ends', () => {
  expect(beside(target(500, 500), CARD, WINDOW, ['above', 'below'])).toEqual({ left: 370, top: 292 });
  expect(beside(target(500, 100), CARD, WINDOW, ['above', 'below'])).toEqual({ left: 370, top: 128 });
});

test('where no side has room it lies on the widest and within the window', () => {
  const narrow = { width: 320, height: 260 };
  const { left, top } = beside(target(140, 200), CARD, narrow, SIDES);
  expect(left).toBeGreaterThanOrEqual(8);
  expect(top).toBeGreaterThanOrEqual(8);
  expect(left + CARD.width).toBeLessThanOrEqual(312);
  expect(top + CARD.height).toBeLessThanOrEqual(252);
});
