import { describe, expect, test } from 'vitest';
import { SIZE } from './plan.ts';
import { easyIn, kept, NEAREST, scrolledTo, wholeIn } from './zoom.ts';

describe('the window onto the map', () => {
  test('shows all of it where it can be read', () => {
    expect(easyIn({ width: 1010, height: 790 })).toBe(wholeIn({ width: 1010, height: 790 }));
  });

  test('on a phone makes squares large enough for fingers', () => {
    expect(easyIn({ width: 390, height: 380 }) * 58).toBeGreaterThanOrEqual(44);
  });

  test('never goes further off than the whole map, nor nearer than can be drawn', () => {
    const box = { width: 390, height: 380 };
    expect(kept(0.01, box)).toBe(wholeIn(box));
    expect(kept(9, box)).toBe(NEAREST);
  });

  test('keeps what is under the pointer where it is', () => {
    const [at, length, scrolled, from, to] = [100, 390, 250, 0.76, 1];
    const under = (scrolled + at) / from;
    expect((scrolledTo(at, length, scrolled, SIZE.width, from, to) + at) / to).toBeCloseTo(under);
  });
});
