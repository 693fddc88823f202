import { describe, expect, test } from 'vitest';
import { PLACES } from '#games/trois/board.ts';
import { MEDAL, SIZE } from './plan.ts';
import { standAt } from './stands.ts';

const four = [0, 1, 2, 3];
/** A castle is only its own rider's. */
const SHARED = PLACES.filter(place => !place.startsWith('CASTLE'));

describe('where medals stand', () => {
  test.each(SHARED)('four at %s do not cover each other', place => {
    const stands = four.map(which => standAt(place, which, 4));
    for (const [k, [x, y]] of stands.entries())
      for (const [px, py] of stands.slice(k + 1)) expect(Math.hypot(x - px, y - py)).toBeGreaterThan(MEDAL);
  });

  test.each(SHARED)('four at %s stay on the paper', place => {
    for (const which of four) {
      const [x, y] = standAt(place, which, 4);
      expect(Math.min(x, SIZE.width - x, y, SIZE.height - y)).toBeGreaterThan(MEDAL / 2);
    }
  });

  test('two who share the trapped rider are both seen', () => {
    const [one, other] = [standAt('FR14', 0, 2), standAt('FR14', 1, 2)];
    expect(Math.abs(one[0] - other[0])).toBeGreaterThan(20);
  });
});
