/** The sea: water-lining along the coast, waves, rhumb lines, ships and the compass. */
import { ship } from '#web/art/buildings.ts';
import { beast, rose } from '#web/art/chart-ornaments.ts';
import { awayFrom, coords, curve, type Pen, type Point, path } from '#web/art/engraving.ts';
import { COAST, CORE, SPARE } from './plan.ts';

const COMPASS: Point = [112, 356];
const BOTTOM = CORE.height + SPARE.below;

/** Blends two colours of the hand-colouring: a drawing that stands alone cannot ask the page to do it. */
const blend = (share: number): string => {
  const [near, far] = [
    [0xa9, 0xbf, 0xb6],
    [0xc9, 0xd2, 0xbd],
  ];
  const mixed = near.map((value, k) => Math.round(value * share + (far[k] ?? value) * (1 - share)));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
};

const LINES: readonly (readonly [distance: number, share: number])[] = [
  [64, 0.2],
  [52, 0.28],
  [42, 0.36],
  [33, 0.44],
  [25, 0.54],
  [18, 0.66],
  [12, 0.8],
  [7, 0.9],
  [3.2, 1],
];

/** Lines that follow the coast: the coast itself stroked again and again, widest first; the land then covers its half. */
const waterLines = (): string => {
  const uses = LINES.map(
    ([distance, share]) =>
      `<use href="#coast" stroke="var(--hatch)" stroke-width="${coords(distance * 2 + 0.9)}"/>` +
      `<use href="#coast" stroke="${blend(share)}" stroke-width="${coords(distance * 2 - 0.5)}"/>`,
  );
  return `<defs><path id="coast" d="${curve(COAST)}" fill="none" stroke-linejoin="round"/></defs>${uses.join('')}`;
};

const waves = (hand: Pen): string => {
  let d = '';
  for (let y = 246; y < BOTTOM; y += 12) {
    for (let x = 14 - SPARE.left + (y % 24); x < 190; x += 32) {
      const across = x + hand.random() * 12;
      if (hand.random() < 0.7 && awayFrom([across, y], COAST) > 72)
        d += `M${coords(across, y + hand.random() * 4)}q4 -2.4 8 0t8 0`;
    }
  }
  return path(d, 'fine', 'none', 'opacity=".75"');
};

const rhumbLines = (): string => {
  const [x, y] = COMPASS;
  let d = '';
  for (let k = 0; k < 32; k++) {
    const turn = (k / 32) * Math.PI * 2;
    d += `M${coords(x, y)}L${coords(x + Math.cos(turn) * 700, y + Math.sin(turn) * 700)}`;
  }
  return path(d, 'fine', 'none', 'opacity=".3"');
};

/** All water, and what is on it; the land is drawn over it. */
export const sea = (hand: Pen): string =>
  `<rect x="${-SPARE.left}" width="${SPARE.left + 420}" height="${BOTTOM}" fill="var(--wash-sea-2)"/>` +
  waterLines() +
  waves(hand) +
  rhumbLines();

export const onTheSea = (): string =>
  rose(COMPASS, 52) +
  ship(196, 400, 0.7) +
  ship(-84, 318, 0.6) +
  ship(-128, 530, 0.5) +
  beast(-104, 396) +
  ship(60, 596, 0.56);
