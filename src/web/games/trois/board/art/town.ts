/** The houses of Paris, wherever roads, rivers and great buildings leave room, and the wall of the Louvre. */
import { LANES, PLACES } from '#games/trois/board/board.ts';
import { awayFrom, coords, type Pen, type Point, path } from '#web/art/engraving.ts';
import { lineOf, onGround } from '../geometry.ts';
import { SITES } from '../plan.ts';
import { RIVERS } from './waters.ts';

const LINES = LANES.map(lane => lineOf(lane).filter((_, k) => k % 6 === 0));
/** The town about the house; the kept ground of its landmarks is listed here because the country keeps off all of it. */
const TOWN = { at: [1040, 800], half: [360, 220] } as const;
const KEPT: readonly (readonly [left: number, top: number, right: number, bottom: number])[] = [
  [780, 630, 940, 830],
  [1096, 510, 1206, 670],
  [1232, 640, 1600, 890],
  [1270, 900, 1520, 990],
];

const isFree = (spot: Point): boolean =>
  onGround(spot, TOWN) &&
  LINES.every(line => awayFrom(spot, line) > 50) &&
  RIVERS.every(river => awayFrom(spot, river) > 28) &&
  PLACES.every(place => !onGround(spot, SITES[place], 26)) &&
  KEPT.every(
    ([left, top, right, bottom]) => spot[0] < left - 26 || spot[0] > right || spot[1] < top || spot[1] > bottom + 20,
  );

export const town = (hand: Pen): string => {
  let art = '';
  for (let row = 0; row < 30; row++)
    for (let place = 0; place < 28; place++) {
      const spot: Point = [730 + place * 27 + hand.random() * 6 + (row % 2) * 13, 610 + row * 19 + hand.random() * 5];
      if (!isFree([spot[0] + 12, spot[1] - 6])) continue;
      const chance = hand.random();
      const which = chance < 0.07 ? 't1' : chance < 0.12 ? 'steeple' : `v${Math.floor(chance * 97) % 5}`;
      art += `<use href="#${which}" x="${coords(spot[0])}" y="${coords(spot[1])}"/>`;
    }
  return art;
};

/** The wall from the gate round the Queen's court to the palace, on both sides of the paved way. */
const WALLS: readonly (readonly Point[])[] = [
  [
    [1118, 578],
    [1152, 546],
    [1216, 528],
    [1296, 530],
    [1368, 556],
    [1424, 604],
    [1456, 668],
  ],
  [
    [1194, 672],
    [1208, 716],
    [1222, 760],
    [1238, 820],
    [1272, 874],
  ],
];

const stretch = (hand: Pen, [x1, y1]: Point, [x2, y2]: Point): string =>
  path(`M${coords(x1, y1)}L${coords(x2, y2)}v-20L${coords(x1, y1 - 20)}Z`, 'line', '#dccfae') +
  path(hand.hatch([x1, y1], [x1, y1 - 19], [x2 - x1, y2 - y1], 12, 0.2), 'fine', 'none', 'opacity=".6"') +
  `<path d="M${coords(x1, y1 - 21)}L${coords(x2, y2 - 21)}" stroke="var(--ink-2)" stroke-width="4" stroke-dasharray="6 4"/>`;

export const rampart = (hand: Pen): string =>
  WALLS.map(wall =>
    wall
      .slice(1)
      .map((to, k) => stretch(hand, wall[k] ?? to, to))
      .join(''),
  ).join('');
