/** Where a medal stands: on its square, or among others on the ground of a place. */
import { isPlace, type Place, type Space } from '#games/trois/board.ts';
import { spotOf } from './geometry.ts';
import { MEDAL, type Point, SITES } from './plan.ts';

/** A medal leaves the foot of a square's sign to be seen. */
const LIFT = 14;
/** From the middle of a medal to the middle of the one beside it. */
const SIDE = MEDAL + 2;

/** Where so many stand on a ground: one in the middle, two side by side, more in two rows. */
const rowsOf = (count: number): readonly Point[] => {
  switch (count) {
    case 1:
      return [[0, 0]];
    case 2:
      return [
        [-SIDE / 2, 0],
        [SIDE / 2, 0],
      ];
    default:
      return [
        [-SIDE / 2, -SIDE / 2],
        [SIDE / 2, -SIDE / 2],
        [-SIDE / 2, SIDE / 2],
        [SIDE / 2, SIDE / 2],
      ];
  }
};

/** A wide ground has room for all in a row. */
const offsets = (place: Place, count: number): readonly Point[] => {
  const { half } = SITES[place];
  const fits = count * SIDE <= half[0] * 1.7;
  return fits ? Array.from({ length: count }, (_, k): Point => [(k - (count - 1) / 2) * SIDE, 0]) : rowsOf(count);
};

/** The middle of a medal, which is so many-th of those who stand there. */
export const standAt = (space: Space, which: number, count: number): Point => {
  const { x, y } = spotOf(space);
  if (!isPlace(space)) return [x + (which - (count - 1) / 2) * 26, y - LIFT];
  const [dx, dy] = offsets(space, count)[which] ?? [0, 0];
  return [x + dx, y + dy - 4];
};
