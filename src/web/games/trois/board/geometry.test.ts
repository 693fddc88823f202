import { describe, expect, test } from 'vitest';
import { isPlace, LANES, PLACES, ROADS, type Space, squareOf, squaresOf } from '#games/trois/board/board.ts';
import { onGround, pitchOf, SPACES, spotOf } from './geometry.ts';
import { ROAD_WIDTH, SITES, SIZE } from './plan.ts';

const far = (a: Space, b: Space): number => {
  const [from, to] = [spotOf(a), spotOf(b)];
  return Math.hypot(from.x - to.x, from.y - to.y);
};

describe('the ground plan', () => {
  test('has all 118 spaces, each once', () => {
    expect(SPACES).toHaveLength(118);
    expect(new Set(SPACES)).toEqual(new Set([...PLACES, ...LANES.flatMap(squaresOf)]));
  });

  test('keeps every space on the paper', () => {
    for (const space of SPACES) {
      const { x, y } = spotOf(space);
      const half = isPlace(space) ? SITES[space].half : [ROAD_WIDTH / 2, ROAD_WIDTH / 2];
      expect(x - half[0], space).toBeGreaterThan(12);
      expect(y - half[1], space).toBeGreaterThan(12);
      expect(x + half[0], space).toBeLessThan(SIZE.width - 12);
      expect(y + half[1], space).toBeLessThan(SIZE.height - 12);
    }
  });

  test('lets no two squares lie over each other', () => {
    const squares = SPACES.filter(space => !isPlace(space));
    for (const [k, a] of squares.entries())
      for (const b of squares.slice(k + 1)) expect(far(a, b), `${a} ${b}`).toBeGreaterThan(50);
  });

  test('lets no square lie on the ground of a place', () => {
    for (const space of SPACES) {
      if (isPlace(space)) continue;
      const { x, y } = spotOf(space);
      for (const place of PLACES) expect(onGround([x, y], SITES[place], 18), `${space} ${place}`).toBe(false);
    }
  });

  test('makes all squares about as long as each other', () => {
    for (const lane of LANES) {
      expect(pitchOf(lane), lane).toBeGreaterThan(55);
      expect(pitchOf(lane), lane).toBeLessThan(67);
    }
  });

  test('puts neighbours side by side', () => {
    for (const lane of LANES)
      for (const [k, square] of squaresOf(lane).slice(1).entries())
        expect(far(squareOf(lane, k + 1), square), square).toBeLessThan(68);
  });

  test('begins and ends each road at the edge of its places', () => {
    for (const lane of LANES) {
      const { from, to, signs } = ROADS[lane];
      for (const [place, square] of [
        [from, squareOf(lane, 1)],
        [to, squareOf(lane, signs.length)],
      ] as const) {
        const { x, y } = spotOf(square);
        expect(onGround([x, y], SITES[place], 68), square).toBe(true);
      }
    }
  });

  test('turns every square along its road', () => {
    for (const lane of LANES)
      for (const [k, square] of squaresOf(lane).slice(1).entries()) {
        const [before, here] = [spotOf(squareOf(lane, k + 1)), spotOf(square)];
        const heading = (Math.atan2(here.y - before.y, here.x - before.x) * 180) / Math.PI;
        const turn = Math.abs(((((here.angle - heading) % 360) + 540) % 360) - 180);
        expect(turn, square).toBeLessThan(45);
      }
  });
});
