import { describe, expect, test } from 'vitest';
import { CORE, SPARE } from '../../art/map/plan.ts';
import { fitTo, showsWhole } from './fit.ts';

describe('the map in its box', () => {
  test('fits a wide box whole, and shows more sea where there is room', () => {
    const { scale, width, height, panned } = fitTo({ width: 1106, height: 532 });
    expect(panned).toBe(false);
    expect(height * scale).toBeCloseTo(532);
    expect(width * scale).toBeCloseTo(1106);
    expect(width).toBeGreaterThan(CORE.width);
  });

  test('shows more country in a high box', () => {
    const { scale, width, height, panned } = fitTo({ width: 1106, height: 620 });
    expect([width, panned]).toEqual([CORE.width, false]);
    expect(height * scale).toBeCloseTo(620);
  });

  test('never shows more than is drawn', () => {
    expect(fitTo({ width: 3000, height: 500 }).width).toBe(CORE.width + SPARE.left);
    expect(fitTo({ width: 1100, height: 3000 }).height).toBe(CORE.height + SPARE.below);
  });

  test.for([
    [390, 340],
    [690, 400],
    [1000, 430],
  ])('can be looked at close by in a box of %i × %i, where all of it would be small', ([width = 0, height = 0]) => {
    const fit = fitTo({ width, height });
    expect(fit.panned).toBe(true);
    expect(fit.scale * 15.5).toBeGreaterThanOrEqual(13);
  });

  test('opens whole on a small desk and in a replay, close by on a telephone', () => {
    expect(showsWhole({ width: 728 })).toBe(true);
    expect(showsWhole({ width: 390 })).toBe(false);
    expect(showsWhole({ width: 447 })).toBe(false);
  });

  test('is shown whole on request', () => {
    const { scale, width, height, panned } = fitTo({ width: 390, height: 340 }, true);
    expect(panned).toBe(false);
    expect(width * scale).toBeLessThanOrEqual(390);
    expect(height * scale).toBeLessThanOrEqual(340.001);
  });
});
