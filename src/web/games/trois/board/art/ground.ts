/** Sea and land: water-lining along both shores, the two countries, the rivers. */
import { coords, curve, type Pen, type Point, path, pen } from '#web/art/engraving.ts';
import { SIZE } from '../plan.ts';
import { COASTS, RIVERS } from './waters.ts';

const { width, height } = SIZE;

export const ENGLAND: readonly Point[] = pen(1625).rough(COASTS.england, 4.5, 3);
export const FRANCE: readonly Point[] = pen(1626).rough(COASTS.france, 4.5, 3);

/** Distance from the shore and the wash between this line and the one before it. */
const LINES: readonly (readonly [distance: number, wash: string])[] = [
  [66, '#c7d1bd'],
  [54, '#c3cfbc'],
  [43, '#bfccbb'],
  [33.5, '#bbcaba'],
  [25, '#b7c7b9'],
  [18, '#b3c5b8'],
  [12, '#afc3b7'],
  [7, '#acc1b6'],
  [3.2, '#a9bfb6'],
];

const waterLines = (id: string): string =>
  LINES.map(
    ([distance, wash]) =>
      `<use href="#${id}" stroke="var(--hatch)" stroke-width="${coords(distance * 2 + 0.9)}"/>` +
      `<use href="#${id}" stroke="${wash}" stroke-width="${coords(distance * 2 - 0.4)}"/>`,
  ).join('');

/** Both shores are stroked line by line together, so that neither covers the other's where the Channel is narrow. */
const shores = (): string => {
  const line = (id: string, points: readonly Point[]) =>
    `<path id="${id}" d="${curve(points)}" fill="none" stroke-linejoin="round"/>`;
  return (
    `<defs>${line('albion', ENGLAND)}${line('gaul', FRANCE)}<g id="shores"><use href="#albion"/><use href="#gaul"/></g></defs>` +
    waterLines('shores')
  );
};

const land = (points: readonly Point[], corners: string, wash: string, id: string): string =>
  `<path d="${curve(points)}${corners}Z" fill="url(#${wash})"/>` +
  `<use href="#${id}" stroke="var(--ink-2)" stroke-width="1.7"/>`;

/** Short strokes inland, as if the shore fell off; `to` points away from the water. */
const fallOff = (hand: Pen, points: readonly Point[], to: Point): string => {
  let d = '';
  for (const [k, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[k + 1] ?? [x, y];
    for (let t = 0; t < 1; t += 0.22) {
      const length = 0.5 + hand.random() * 0.8;
      d += `M${coords(x + (nextX - x) * t, y + (nextY - y) * t)}l${coords(to[0] * length, to[1] * length + hand.wobble(0.6))}`;
    }
  }
  return path(d, 'fine', 'none', 'opacity=".7"');
};

const GRADIENTS =
  '<radialGradient id="land" gradientUnits="userSpaceOnUse" cx="980" cy="780" r="980"><stop stop-color="#f5eacd"/><stop offset=".55" stop-color="#ecdcb1"/><stop offset="1" stop-color="#d7c189"/></radialGradient>' +
  '<radialGradient id="isle" gradientUnits="userSpaceOnUse" cx="420" cy="240" r="560"><stop stop-color="#eeeacb"/><stop offset=".6" stop-color="#e0dcb0"/><stop offset="1" stop-color="#c6c490"/></radialGradient>';

export const ground = (hand: Pen): string =>
  `<rect width="${width}" height="${height}" fill="#cbd4bf"/>` +
  GRADIENTS +
  shores() +
  land(ENGLAND, 'L-12 -12', 'isle', 'albion') +
  land(FRANCE, `L${width + 12} ${height + 12}H-12`, 'land', 'gaul') +
  fallOff(hand, ENGLAND, [-3, -9]) +
  fallOff(hand, FRANCE, [3, 9]);

const WATER: readonly (readonly [width: number, colour: string])[] = [
  [25, 'var(--ink-2)'],
  [22.6, '#b3c5b8'],
  [16.6, 'var(--hatch)'],
  [15.4, '#bccabb'],
  [8, 'var(--hatch)'],
  [7, 'var(--wash-sea-2)'],
];

export const rivers = (): string => {
  const beds = RIVERS.map(river => pen(river.length).rough(river, 2.6, 2));
  return (
    `<defs>${beds.map((bed, k) => `<path id="r${k}" d="${curve(bed)}" fill="none"/>`).join('')}</defs>` +
    WATER.map(([wide, colour]) =>
      beds.map((_, k) => `<use href="#r${k}" stroke="${colour}" stroke-width="${wide}"/>`).join(''),
    ).join('') +
    // The shore is open where the Somme comes out.
    '<path d="M340 646L364 677" fill="none" stroke="#adc2b7" stroke-width="20" stroke-linecap="round"/>'
  );
};
