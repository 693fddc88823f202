/** The road from the coast to Paris with its three posts: an inn, a bridge, a barrier. */
import { hill, house, ship, tree } from '#web/art/buildings.ts';
import { coords, curve, type Pen, type Point, path, pen, placed } from '#web/art/engraving.ts';
import { paris } from './paris.ts';
import { ROAD } from './plan.ts';
import { air, birds, cloud, grass } from './weather.ts';

const waves = (hand: Pen): string => {
  let d = '';
  for (let row = 0; row < 9; row++)
    for (let x = 4 + hand.random() * 12; x < 84 - row * 6; x += 22 + hand.random() * 10)
      d += `M${coords(x, 78 + row * 22)}q4 -3 8 0t8 0`;
  return path(d, 'fine');
};

const coast = (hand: Pen): string => {
  const shore = hand.rough(
    [
      [-10, 300],
      [40, 262],
      [66, 214],
      [116, 168],
      [112, 118],
      [150, 84],
      [196, 64],
    ],
    5,
    4,
  );
  const line = curve(shore);
  const lines = [8, 7, 6, 5, 4, 3, 2, 1]
    .map(
      d =>
        `<path d="${line}" fill="none" stroke="var(--hatch)" stroke-width="${coords(d * 7 + 0.9)}"/><path d="${line}" fill="none" stroke="var(--wash-sea-2)" stroke-width="${coords(d * 7 - 0.5)}"/>`,
    )
    .join('');
  return (
    '<path d="M0 60H1000V380H0Z" fill="var(--wash-land)"/>' +
    `<path d="${line}L196 60H-10Z" fill="var(--wash-sea-2)"/>` +
    lines +
    `<path d="${line}L1000 60V380H-10Z" fill="var(--wash-land)"/>` +
    `<path d="M0 0H1000V62H0Z" fill="var(--paper-light)"/>` +
    air(hand, 62) +
    cloud(hand, 120, 46, 0.8) +
    cloud(hand, 470, 34, 0.9) +
    cloud(hand, 830, 44, 0.8) +
    birds(hand, 610, 26, 4) +
    path(
      'M190 64C230 50 262 58 300 54C352 46 396 60 446 56C500 50 548 60 600 54C664 46 710 58 762 52C812 48 850 58 900 54C940 52 970 56 1004 52V66H190Z',
      'line',
      'var(--wash-field)',
    ) +
    path(hand.hatch([200, 66], [206, 58], [800, 0], 130, 0.8), 'fine') +
    waves(hand) +
    path(line, 'bold') +
    ship(46, 150, 0.8) +
    ship(92, 92, 0.42)
  );
};

const fields = (hand: Pen): string => {
  const plot = (x: number, y: number, w: number, h: number, lean: number) =>
    path(`M${x} ${y}l${w} ${-lean}l${lean} ${h}l${-w} ${lean}Z`, 'line', 'var(--wash-field)') +
    path(hand.hatch([x + 2, y + 2], [x + lean, y + h], [w - 4, -lean], Math.round(w / 6), 0.6), 'fine');
  return (
    plot(330, 336, 84, 30, 6) +
    plot(424, 344, 66, 26, 8) +
    plot(620, 296, 70, 34, 6) +
    plot(290, 170, 60, 26, 5) +
    plot(800, 300, 80, 36, 8)
  );
};

/** The river that the second post's bridge crosses. */
const river = (): string => {
  const bed: readonly Point[] = [
    [452, 72],
    [470, 120],
    [446, 180],
    [486, 232],
    [528, 282],
    [520, 340],
    [560, 392],
  ];
  const d = curve(bed);
  return (
    `<path d="${d}" fill="none" stroke="var(--ink-2)" stroke-width="27"/>` +
    `<path d="${d}" fill="none" stroke="var(--wash-sea-2)" stroke-width="25"/>` +
    `<path d="${d}" fill="none" stroke="var(--hatch)" stroke-width="15"/>` +
    `<path d="${d}" fill="none" stroke="var(--wash-sea-2)" stroke-width="14"/>` +
    `<path d="${d}" fill="none" stroke="var(--hatch)" stroke-width=".6"/>`
  );
};

const way = (): string => {
  const d = curve(ROAD);
  return (
    `<path d="${d}" fill="none" stroke="var(--ink-2)" stroke-width="23" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="var(--paper-light)" stroke-width="21" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="var(--paper-edge)" stroke-width="1" stroke-dasharray="9 7"/>`
  );
};

const bridge = (hand: Pen): string =>
  path('M452 262L548 214M462 288L556 240', 'bold') +
  path(hand.hatch([454, 264], [464, 288], [94, -48], 18, 0.2), 'fine') +
  path('M452 262v-8M476 250v-8M500 238v-8M524 226v-8M548 214v-8M452 254L548 206', 'line');

const posts = (hand: Pen): string =>
  // An inn by the road, with its sign.
  placed(
    268,
    232,
    1.3,
    house(hand, { width: 30, height: 22, depth: 34, gable: 18, windows: 2 }) +
      placed(-24, 4, 1, house(hand, { width: 18, height: 13, depth: 18, gable: 10 })) +
      path('M64 -6v-26h9M71 -32v5', 'line') +
      path('M67 -27h8v9h-8z', 'line', 'var(--gold-bright)'),
  ) +
  // A toll barrier before the town.
  placed(
    772,
    222,
    1.2,
    house(hand, { width: 18, height: 18, depth: 16, gable: 12, roof: 'var(--slate)' }) +
      path('M-6 2V-20M-8 -16L-58 -4', 'bold') +
      path('M-14 -14.500l-6 1.400M-26 -11.700l-6 1.400M-38 -8.800l-6 1.400', 'bold'),
  );

const hamlet = (hand: Pen, x: number, y: number): string =>
  [
    [0, 0],
    [24, 6],
    [-18, 10],
    [8, 18],
  ]
    .map(([dx = 0, dy = 0]) =>
      placed(x + dx, y + dy, 0.72, house(hand, { width: 14, height: 10, depth: 16, gable: 9 })),
    )
    .join('');

const WOODS: readonly (readonly [number, number, number])[] = [
  [600, 120, 1.5],
  [622, 130, 1.7],
  [646, 118, 1.5],
  [584, 136, 1.6],
  [664, 134, 1.6],
  [632, 148, 1.7],
  [606, 154, 1.5],
  [690, 124, 1.4],
  [402, 214, 1.4],
  [422, 222, 1.5],
  [388, 226, 1.3],
  [100, 250, 1.3],
  [118, 260, 1.4],
  [148, 220, 1.4],
  [164, 228, 1.3],
  [404, 120, 1.5],
  [424, 128, 1.6],
  [388, 132, 1.4],
  [520, 150, 1.4],
  [538, 160, 1.5],
  [812, 340, 1.5],
  [832, 350, 1.6],
  [856, 344, 1.4],
  [340, 356, 1.3],
  [266, 352, 1.4],
  [284, 362, 1.5],
  [700, 300, 1.4],
  [576, 318, 1.5],
  [596, 330, 1.6],
  [566, 340, 1.4],
  [196, 344, 1.5],
  [214, 354, 1.6],
  [180, 358, 1.4],
  [700, 356, 1.5],
  [722, 348, 1.3],
  [960, 236, 1.5],
  [978, 246, 1.6],
  [944, 250, 1.4],
];

export const returnArt = (): string => {
  const hand = pen(1627);
  return (
    coast(hand) +
    [
      [250, 84, 1.7],
      [300, 76, 2.1],
      [352, 86, 1.6],
      [560, 84, 1.8],
      [702, 78, 2],
      [764, 88, 1.6],
      [206, 110, 1.4],
      [800, 130, 1.4],
    ]
      .map(([x = 0, y = 0, s = 1]) => hill(x, y, s))
      .join('') +
    grass(hand, [130, 76, 1000, 376], 190, (x, y) => y < 300 - x * 1.35) +
    fields(hand) +
    hamlet(hand, 640, 186) +
    hamlet(hand, 350, 234) +
    river() +
    hill(446, 80, 1.9) +
    hill(480, 82, 1.4) +
    paris(hand) +
    way() +
    bridge(hand) +
    posts(hand) +
    [...WOODS]
      .sort((a, b) => a[1] - b[1])
      .map(([x, y, s]) => tree(x, y, s))
      .join('') +
    placed(
      330,
      140,
      1.3,
      path('M-5 0L-3.500 -14H3.500L5 0Z', 'line', 'var(--paper)') +
        path('M1 0V-13M2.600 0L2 -13M4 0L3 -13', 'fine') +
        path('M-4.500 -14L0 -19L4.500 -14Z', 'line', 'var(--tile)') +
        path('M-11 -25L11 -5M-11 -5L11 -25', 'line'),
    )
  );
};
