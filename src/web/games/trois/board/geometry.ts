/** Where every space lies: pure figures from the ground plan. */
import { LANES, type Lane, PLACES, ROADS, type Space, squareOf } from '#games/trois/board/board.ts';
import { BENDS, DOORWAY, type Point, SITES } from './plan.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The direction of the road there, in degrees; 0 leads to the right. */
  readonly angle: number;
}

const STEPS = 24;

/** A point of the smooth curve (Catmull-Rom) from `from` to `to`. */
const between = (before: Point, from: Point, to: Point, after: Point, t: number): Point => {
  const along = (axis: 0 | 1) => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  return [along(0), along(1)];
};

const smooth = (points: readonly Point[]): readonly Point[] => {
  const last = points.length - 1;
  const at = (k: number): Point => points[Math.max(0, Math.min(last, k))] ?? [0, 0];
  return points.flatMap((point, k) =>
    k === last
      ? [point]
      : Array.from({ length: STEPS }, (_, step) => between(at(k - 1), point, at(k + 1), at(k + 2), step / STEPS)),
  );
};

/** Whether a point lies on the ground of a place; `more` widens that ground. */
export const onGround = ([x, y]: Point, { at, half }: { at: Point; half: Point }, more = 0): boolean =>
  ((x - at[0]) / (half[0] + more)) ** 2 + ((y - at[1]) / (half[1] + more)) ** 2 < 1;

/** A line by its points and how far each lies from its beginning. */
interface Course {
  readonly points: readonly Point[];
  readonly far: readonly number[];
  readonly length: number;
}

const measured = (points: readonly Point[]): Course => {
  const far: number[] = [];
  let length = 0;
  for (const [k, [x, y]] of points.entries()) {
    const [px, py] = points[k - 1] ?? [x, y];
    length += Math.hypot(x - px, y - py);
    far.push(length);
  }
  return { points, far, length };
};

const spotAt = ({ points, far }: Course, distance: number): Spot => {
  const next = Math.max(
    1,
    far.findIndex(each => each >= distance),
  );
  const [x1, y1] = points[next - 1] ?? [0, 0];
  const [x2, y2] = points[next] ?? [x1, y1];
  const [start, end] = [far[next - 1] ?? 0, far[next] ?? 1];
  const t = end > start ? (distance - start) / (end - start) : 0;
  return { x: x1 + (x2 - x1) * t, y: y1 + (y2 - y1) * t, angle: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI };
};

/** The course of a road from the edge of its first place to the edge of its last. */
const courseOf = (lane: Lane): Course => {
  const [from, to] = [SITES[ROADS[lane].from], SITES[ROADS[lane].to]];
  const line = smooth([from.at, ...BENDS[lane], to.at]);
  const doorway = lane === 'SP' ? DOORWAY : 0;
  return measured(line.filter(point => !onGround(point, from, doorway) && !onGround(point, to)));
};

const COURSES = Object.fromEntries(LANES.map(lane => [lane, courseOf(lane)])) as Readonly<Record<Lane, Course>>;

const countOf = (lane: Lane): number => ROADS[lane].signs.length;
/** How long a square of the road is. */
export const pitchOf = (lane: Lane): number => COURSES[lane].length / countOf(lane);
/** The middle line of a road. */
export const lineOf = (lane: Lane): readonly Point[] => COURSES[lane].points;
/** Where the road crosses from one square to the next; 0 is its beginning. */
export const borderOf = (lane: Lane, after: number): Spot => spotAt(COURSES[lane], after * pitchOf(lane));

const SPOTS: ReadonlyMap<Space, Spot> = new Map([
  ...PLACES.map((place): [Space, Spot] => [place, { x: SITES[place].at[0], y: SITES[place].at[1], angle: 0 }]),
  ...LANES.flatMap(lane =>
    Array.from({ length: countOf(lane) }, (_, k): [Space, Spot] => [
      squareOf(lane, k + 1),
      spotAt(COURSES[lane], (k + 0.5) * pitchOf(lane)),
    ]),
  ),
]);

export const SPACES: readonly Space[] = [...SPOTS.keys()];

export const spotOf = (space: Space): Spot => {
  const spot = SPOTS.get(space);
  if (!spot) throw new Error(`no space ${space}`);
  return spot;
};
