/** The land outside the walls: fields, hills, mills, woods and roads. */
import { hill, mill, tree } from '#web/art/buildings.ts';
import { awayFrom, coords, curve, type Pen, type Point, path } from '#web/art/engraving.ts';
import { COAST, CORE, insideWalls, RIVER, ROADS, SPARE } from './plan.ts';

const BOTTOM = CORE.height + SPARE.below;

export const land = (): string =>
  `<radialGradient id="land" cx=".62" cy=".42" r=".8"><stop stop-color="#f4e8ca"/><stop offset=".65" stop-color="#ecdcb2"/><stop offset="1" stop-color="#d9bf87"/></radialGradient>` +
  `<path d="${curve(COAST)}L${CORE.width} ${BOTTOM + 12}V-10Z" fill="url(#land)"/>` +
  '<use href="#coast" stroke="var(--ink-2)" stroke-width="1.6"/>';

/** Short strokes inland, as if the shore fell off. */
export const shoreHatching = (hand: Pen): string => {
  let d = '';
  for (const [k, [x, y]] of COAST.entries()) {
    const [nextX, nextY] = COAST[k + 1] ?? [x, y];
    for (let t = 0; t < 1; t += 0.25)
      d += `M${coords(x + (nextX - x) * t, y + (nextY - y) * t)}l${coords(4 + hand.random() * 6, hand.random() - 0.8)}`;
  }
  return path(d, 'fine', 'none', 'opacity=".7"');
};

const open = (spot: Point, margin: number): boolean =>
  !insideWalls(spot, -margin) && awayFrom(spot, COAST) > margin && awayFrom(spot, RIVER) > 30;

export const fields = (hand: Pen): string => {
  let art = '';
  for (let k = 0; k < 44; k++) {
    const spot: Point = [300 + hand.random() * 760, 56 + hand.random() * 590];
    const [turn, width] = [hand.wobble(12), 26 + hand.random() * 16];
    if (!open(spot, 40)) continue;
    art +=
      `<g transform="translate(${coords(...spot)}) rotate(${coords(turn)}) skewX(-24)">` +
      path(`M0 0h${coords(width)}v15h${coords(-width)}z`, 'fine', k % 3 ? 'var(--wash-field)' : '#e2c998') +
      `${path(hand.hatch([1, 2], [width - 1, 2], [0, 13], 6, 0.5), 'fine')}</g>`;
  }
  return art;
};

const HILLS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [296, 296, 0.9],
  [318, 312, 1.1],
  [340, 300, 0.8],
  [368, 92, 1],
  [392, 84, 1.2],
  [420, 96, 0.9],
  [1020, 84, 0.9],
  [1000, 96, 1.1],
  [560, 584, 1],
  [590, 594, 1.2],
  [1000, 520, 1],
  [968, 534, 0.9],
  [330, 600, 1.1],
  [306, 612, 0.9],
  [860, 600, 1.1],
  [890, 612, 1],
];

/** Woods: middle and extent. */
const WOODS: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [370, 430, 44, 44],
  [972, 470, 90, 60],
  [388, 150, 46, 70],
  [410, 540, 80, 50],
  [1006, 214, 30, 60],
  [740, 560, 160, 70],
  [300, 560, 60, 60],
];

export const growth = (hand: Pen): string => {
  const trees: Point[] = [];
  for (const [x, y, width, height] of WOODS)
    for (let k = 0; k < 12; k++) trees.push([x + hand.wobble(width / 2), y + hand.wobble(height / 2)]);
  return (
    HILLS.map(([x, y, scale]) => hill(x, y, scale)).join('') +
    mill(404, 70, 0.95) +
    mill(430, 80, 0.8) +
    mill(1012, 68, 0.8) +
    mill(574, 566, 0.9) +
    `<defs><g id="tree">${tree(0, 0)}</g></defs>` +
    trees
      .filter(
        spot => !insideWalls(spot, -18) && awayFrom(spot, RIVER) > 18 && ROADS.every(road => awayFrom(spot, road) > 9),
      )
      .sort(([, above], [, below]) => above - below)
      .map(([x, y]) => `<use href="#tree" x="${coords(x)}" y="${coords(y)}"/>`)
      .join('')
  );
};

export const roads = (): string =>
  ROADS.map(
    road =>
      `<path d="${curve(road)}" fill="none" stroke="var(--hatch)" stroke-width="4.2"/>` +
      `<path d="${curve(road)}" fill="none" stroke="var(--paper)" stroke-width="2.8"/>`,
  ).join('');
