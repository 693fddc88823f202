import { describe, expect, test } from 'vitest';
import { MEDAL, SIZE } from './plan.ts';
import { easyIn, growthAt, isFar, kept, NEAREST, scrolledTo, wholeIn } from './zoom.ts';

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

  test('of the whole map on a phone only an overview can be had, with riders that can be told apart', () => {
    const box = { width: 390, height: 380 };
    const far = wholeIn(box);
    expect([isFar(far), isFar(easyIn(box)), isFar(easyIn({ width: 700, height: 520 }))]).toEqual([true, false, false]);
    expect(MEDAL * far * growthAt(far)).toBeGreaterThanOrEqual(24);
    expect(growthAt(easyIn(box))).toBe(1);
  });

  test('keeps what is under the pointer where it is', () => {
    const [at, length, scrolled, from, to] = [100, 390, 250, 0.76, 1];
    const under = (scrolled + at) / from;
    expect((scrolledTo(at, length, scrolled, SIZE.width, from, to) + at) / to).toBeCloseTo(under);
  });
});
