/** The sea: water-lining along the coast, waves, rhumb lines, ships and the compass. */
import { ship } from '../buildings.ts';
import { awayFrom, circle, coords, curve, dot, type Pen, type Point, path } from '../engraving.ts';
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

/** A wind rose of sixteen points: each a dark and a light half, the four great ones last. */
export const rose = ([x, y]: Point, radius: number): string => {
  const at = (turn: number, length: number) => coords(x + Math.cos(turn) * length, y + Math.sin(turn) * length);
  const star = (points: number, from: number, length: number, waist: number, dark: string) =>
    Array.from({ length: points }, (_, k) => {
      const turn = from + (k / points) * Math.PI * 2 - Math.PI / 2;
      const half = (side: 1 | -1) => `M${at(turn, length)}L${at(turn + (side * Math.PI) / 4, waist)}L${coords(x, y)}Z`;
      return path(half(1), 'line', dark) + path(half(-1), 'line', 'var(--paper)');
    }).join('');
  return (
    circle(x, y, radius * 0.8, 'line') +
    circle(x, y, radius * 0.86, 'fine') +
    star(8, Math.PI / 8, radius * 0.5, radius * 0.16, 'var(--ink-2)') +
    star(4, Math.PI / 4, radius * 0.72, radius * 0.2, 'var(--red)') +
    star(4, 0, radius, radius * 0.2, 'var(--blue-deep)') +
    dot(x, y, radius * 0.09, 'var(--gold)') +
    path(`M${coords(x - 4.5, y - radius - 5)}v-11l9 11v-11`, 'bold')
  );
};

/** A sea beast, because there is always one. */
export const beast = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(1.3)">` +
  path(
    'M-34 6C-30 -8 -18 -10 -13 2C-10 8 -4 8 -2 2C2 -10 14 -10 18 2C20 8 25 8 28 2C30 -3 36 -8 41 -5C36 -3 39 1 44 1C38 6 32 8 28 9',
    'line',
    'var(--wash-sea-2)',
  ) +
  path('M-34 6C-39 0 -44 -2 -47 -9C-40 -8 -34 -14 -29 -9C-26 -5 -28 -1 -34 6', 'line', 'var(--wash-sea-2)') +
  path(
    'M-43 -5l4 1M-20 -3q3 2 4 6M8 -4q4 2 5 7M-24 -4q2 3 2 8M4 -3q2 3 2 8M-48 10q5 -3 9 0t9 0M-8 11q5 -3 9 0t9 0',
    'fine',
  ) +
  `${dot(-38, -8, 1.1)}</g>`;

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
