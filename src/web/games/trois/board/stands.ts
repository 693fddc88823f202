/** Where a medal stands: on its square, or among others on the ground of a place. */
import { isPlace, type Place, type Space } from '#games/trois/board/board.ts';
import { spotOf } from './geometry.ts';
import { MEDAL, type Point, SITES } from './plan.ts';

export interface Stand {
  /** The middle of the medal. */
  readonly at: Point;
  /** How large it is; 1 where it has all the room it needs. */
  readonly size: number;
}

/** A medal leaves the foot of a square's sign to be seen. */
const LIFT = 14;
/** From the middle of a medal to the middle of the one beside it. */
const SIDE = MEDAL + 2;
/** Medals may reach this far over the edge of a round ground. */
const OVER = 1.04;

/** How so many gather, in medals: one in the middle, two side by side, three in a triangle, four in a square. */
const GATHERED: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-0.5, 0],
    [0.5, 0],
  ],
  3: [
    [-0.5, -0.44],
    [0.5, -0.44],
    [0, 0.44],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
};

/** As large as all of them fit on the ground. */
const sizeOn = (place: Place, gathered: readonly Point[]): number => {
  const [a, b] = SITES[place].half;
  const reach = Math.max(...gathered.map(([x, y]) => Math.hypot((x * SIDE) / a, (y * SIDE) / b)));
  return Math.min(1, OVER / (reach + MEDAL / 2 / Math.min(a, b)));
};

/** The stand of the so many-th of those who are there; from afar all grow, and keep their distance. */
export const standAt = (space: Space, which: number, count: number, growth = 1): Stand => {
  const { x, y } = spotOf(space);
  if (!isPlace(space)) return { at: [x + (which - (count - 1) / 2) * 26 * growth, y - LIFT], size: growth };
  const gathered = GATHERED[count] ?? [];
  const size = sizeOn(space, gathered) * growth;
  const [dx, dy] = gathered[which] ?? [0, 0];
  return { at: [x + dx * SIDE * size, y + dy * SIDE * size - 4], size };
};
