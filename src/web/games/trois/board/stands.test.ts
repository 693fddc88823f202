import { describe, expect, test } from 'vitest';
import { PLACES } from '#games/trois/board/board.ts';
import { MEDAL, SITES, SIZE } from './plan.ts';
import { standAt } from './stands.ts';

/** A castle is only its own rider's. */
const SHARED = PLACES.filter(place => !place.startsWith('CASTLE'));
const CROWDS = SHARED.flatMap(place => [2, 3, 4].map(count => [place, count] as const));
const standsOf = (place: (typeof SHARED)[number], count: number, growth?: number) =>
  Array.from({ length: count }, (_, which) => standAt(place, which, count, growth));

describe('where medals stand', () => {
  test.each(CROWDS)('at %s %i do not cover each other', (place, count) => {
    for (const growth of [1, 1.6]) {
      const stands = standsOf(place, count, growth);
      for (const [k, { at, size }] of stands.entries())
        for (const other of stands.slice(k + 1))
          expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1])).toBeGreaterThan(MEDAL * size);
    }
  });

  test.each(CROWDS)('at %s %i stay on the ground, or nearly, and can still be told apart', (place, count) => {
    const { at: middle, half } = SITES[place];
    for (const { at, size } of standsOf(place, count)) {
      expect(size).toBeGreaterThan(0.75);
      const [dx, dy] = [Math.abs(at[0] - middle[0]), Math.abs(at[1] - middle[1])];
      expect(Math.hypot(dx / half[0], dy / half[1]) + (MEDAL * size) / 2 / Math.min(...half)).toBeLessThan(1.15);
    }
  });

  test.each(PLACES)('whoever is alone at %s has all the room, also seen from afar', place => {
    expect(standAt(place, 0, 1).size).toBe(1);
    const { at, size } = standAt(place, 0, 1, 1.6);
    expect(Math.min(at[0], SIZE.width - at[0], at[1], SIZE.height - at[1])).toBeGreaterThan((MEDAL * size) / 2);
  });

  test('two who share the trapped rider are both seen', () => {
    const [one, other] = [standAt('FR14', 0, 2), standAt('FR14', 1, 2)];
    expect(Math.abs(one.at[0] - other.at[0])).toBeGreaterThan(20);
  });
});
