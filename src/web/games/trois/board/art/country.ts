/** The country between the roads: woods, fields, hills, mills, villages. */
import { hill, mill } from '#web/art/buildings.ts';
import { coords, fromBackToFront, type Pen, type Point, path } from '#web/art/engraving.ts';
import { SIZE } from '../plan.ts';
import { fields } from './fields.ts';
import { isFree, onLand } from './land.ts';
import { patterns } from './patterns.ts';
import { HILLS, MILLS, STREWN, VILLAGES, WOODS } from './strewn.ts';

const growth = (hand: Pen): readonly (readonly [y: number, art: string])[] => {
  const standing: [number, string][] = [];
  for (const [x, y, width, height, count] of WOODS)
    for (let k = 0; k < count; k++) {
      const spot: Point = [x + hand.wobble(width / 2), y + hand.wobble(height / 2)];
      if (isFree(spot, 10) && isFree([spot[0], spot[1] - 22], 2) && onLand(spot, 10))
        standing.push([
          spot[1],
          `<use href="#t${Math.floor(hand.random() * 3)}" x="${coords(spot[0])}" y="${coords(spot[1])}"/>`,
        ]);
    }
  return standing;
};

const villages = (hand: Pen): readonly (readonly [y: number, art: string])[] =>
  VILLAGES.flatMap(([x, y, houses, church]) => {
    const standing: [number, string][] = [];
    for (let k = 0; k < houses * 3 && standing.length < houses; k++) {
      const spot: Point = [x + hand.wobble(46), y + hand.wobble(20)];
      if (!isFree([spot[0] + 12, spot[1] - 10], 20) || !onLand(spot, 20)) continue;
      if (standing.some(([other, art]) => Math.abs(other - spot[1]) < 9 && art.includes(`"${Math.round(spot[0])}`)))
        continue;
      standing.push([
        spot[1],
        `<use href="#v${Math.floor(hand.random() * 5)}" x="${Math.round(spot[0])}" y="${coords(spot[1])}"/>`,
      ]);
    }
    if (church && isFree([x + 14, y - 14], 22))
      standing.push([y - 14, `<use href="#steeple" x="${x}" y="${y - 14}"/>`]);
    return standing;
  });

const strewn = (): readonly (readonly [y: number, art: string])[] =>
  STREWN.filter(([, x, y]) => isFree([x, y], 12) && isFree([x, y - 18], 2) && onLand([x, y], 14)).map(
    ([thing, x, y]) => [y, `<use href="#${thing}" x="${x}" y="${y}"/>`] as const,
  );

/** Tufts of grass wherever there is room. */
const grass = (hand: Pen): string => {
  let d = '';
  for (let k = 0; k < 420; k++) {
    const spot: Point = [hand.random() * SIZE.width, hand.random() * SIZE.height];
    if (!isFree(spot, 4) || !onLand(spot, 12)) continue;
    const [x, y] = spot;
    d += `M${coords(x, y)}l-2 -4.500M${coords(x + 2.5, y)}v-5.500M${coords(x + 5, y)}l2 -4.500`;
  }
  return path(d, 'fine', 'none', 'opacity=".75"');
};

export const country = (hand: Pen): string => {
  const standing = [
    ...HILLS.filter(([x, y]) => isFree([x, y], 14)).map(([x, y, s]) => [y, hill(x, y, s)] as const),
    ...MILLS.filter(([x, y]) => isFree([x, y], 8)).map(([x, y, s]) => [y, mill(x, y, s)] as const),
    ...growth(hand),
    ...strewn(),
    ...villages(hand),
  ];
  return patterns(hand) + fields(hand) + grass(hand) + fromBackToFront(standing);
};
