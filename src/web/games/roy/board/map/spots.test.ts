import { describe, expect, test } from 'vitest';
import { CORE, SPARE } from '../../art/map/plan.ts';
import { type Site, SPOTS, standing } from './spots.ts';

const FIGURE = 46;
const SITES = Object.keys(SPOTS) as Exclude<Site, 'quest'>[];

describe('figures on the map', () => {
  test.for(SITES)('five at %s stand side by side, on the map and above its name', site => {
    const row = Array.from({ length: 5 }, (_, index) => standing(site, index, 5, CORE.width));
    for (const [k, [x, y]] of row.entries()) {
      expect(x - FIGURE / 2).toBeGreaterThan(0);
      expect(y + FIGURE / 2).toBeLessThanOrEqual(SPOTS[site].name[1]);
      const next = row[k + 1];
      if (next) expect(next[0] - x).toBeGreaterThanOrEqual(FIGURE);
    }
  });

  test('stay at their place on the drawing when more sea is shown to the left of it', () => {
    const [x] = standing('paris', 0, 1, CORE.width);
    expect(standing('paris', 0, 1, CORE.width + SPARE.left)[0]).toBe(x + SPARE.left);
  });

  test('whoever is found at the Quest stands at the left edge, where its sheet lies', () => {
    expect(standing('quest', 0, 1, CORE.width)).toEqual(standing('quest', 0, 1, CORE.width + SPARE.left));
  });
});
