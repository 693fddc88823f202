import { expect, test } from 'vitest';
import { dockFor } from './dock.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

test('the sheet lies over the rail unless it points at the rail', () => {
  expect(dockFor(null, WIDE)).toBe('beside');
  expect(dockFor(box(300, 200, 100, 100), WIDE)).toBe('beside');
  expect(dockFor(box(1130, 120, 290, 50), WIDE)).toBe('across');
});

test('what lies below the sheet may stay', () => {
  expect(dockFor(box(1100, 700, 300, 150), WIDE)).toBe('beside');
});

test('something as wide as the table leaves no better place than the rail', () => {
  expect(dockFor(box(20, 110, 1100, 40), WIDE)).toBe('beside');
});

test('on a telephone it leaves the half free in which it points', () => {
  expect(dockFor(box(10, 100, 100, 60), NARROW)).toBe('below');
  expect(dockFor(box(10, 600, 100, 60), NARROW)).toBe('above');
  expect(dockFor(null, NARROW)).toBe('above');
});
