/** Where something may stand. */
import { LANES, PLACES } from '#games/trois/board/board.ts';
import { awayFrom, type Point } from '#web/art/engraving.ts';
import { lineOf, onGround } from '../geometry.ts';
import { SITES, SIZE } from '../plan.ts';
import { ENGLAND, FRANCE } from './ground.ts';
import { PLOTS } from './plots.ts';
import { RIVERS } from './waters.ts';

const LINES = LANES.map(lane => lineOf(lane).filter((_, k) => k % 6 === 0));

/** Whether something may stand there: on land, beside roads, rivers and places, off the ground kept free. */
export const isFree = (spot: Point, margin: number): boolean =>
  spot[0] > 20 &&
  spot[0] < SIZE.width - 20 &&
  spot[1] > 24 &&
  spot[1] < SIZE.height - 18 &&
  LINES.every(line => awayFrom(spot, line) > margin + 32) &&
  RIVERS.every(river => awayFrom(spot, river) > margin + 12) &&
  PLACES.every(place => !onGround(spot, SITES[place], margin)) &&
  PLOTS.every(
    ([left, top, right, bottom]) =>
      spot[0] < left - margin || spot[0] > right + margin || spot[1] < top - margin || spot[1] > bottom + margin,
  );

const heightOf = (line: readonly Point[], x: number): number => {
  const next = Math.max(
    1,
    line.findIndex(([px]) => px >= x),
  );
  const [[x1, y1], [x2, y2]] = [line[next - 1] ?? [0, 0], line[next] ?? [1, 0]];
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1 || 1);
};

export const onLand = ([x, y]: Point, margin: number): boolean =>
  (awayFrom([x, y], ENGLAND) > margin && x < 884 && y < heightOf(ENGLAND, x)) ||
  (awayFrom([x, y], FRANCE) > margin && y > heightOf(FRANCE, x));
