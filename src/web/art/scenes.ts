/** The frontispieces of the home page. Heavy: baked to files by `npm run art`, never shipped as code. */
import { hill, palace, pavilion, ship, tower, townHouses, tree } from './buildings.ts';
import { awayFrom, circle, coords, curve, type Pen, type Point, path, pen } from './engraving.ts';

const PAPER = 'var(--paper)';

const column = (hand: Pen, x: number, shadeAt: number): string =>
  path(`M${x} 330V110H${x + 30}V330Z`, 'line', PAPER) +
  path(hand.hatch([x + shadeAt, 328], [x + shadeAt, 112], [9, 0], 6, 0.2), 'fine') +
  path(`M${x + 9} 328V112M${x + 15} 328V112`, 'fine') +
  path(
    `M${x - 6} 110H${x + 36}L${x + 32} 98H${x - 2}ZM${x - 6} 330H${x + 36}V342H${x - 6}ZM${x - 8} 98q-3 -9 5 -9h36q8 0 5 9z`,
    'line',
    PAPER,
  ) +
  path(`M${x + 2} 96q4 -6 8 0M${x + 12} 96q4 -6 8 0M${x + 22} 96q4 -6 8 0`);

/** The temple front around a scene; its opening lies at 44 98, 232 × 236. */
export const porticoArt = (): string => {
  const hand = pen(1651);
  let gable = '';
  for (let k = 0; k < 16; k++) gable += hand.line([190 + k * 5.4, 56], [190 + k * 5.4, 56 - (32 - k * 2.05)]);
  return (
    path('M4 342H316V410H4Z', 'line', PAPER) +
    path('M10 348H310V404H10Z', 'fine') +
    path('M44 98H276V342H44Z') +
    column(hand, 14, 18) +
    column(hand, 276, 18) +
    path('M0 84H320V64H0Z', 'line', PAPER) +
    path(`M4 68H316M4 80H316${hand.hatch([6, 68], [6, 80], [308, 0], 77, 0.1)}`, 'fine') +
    path('M8 64L160 6L312 64Z', 'line', PAPER) +
    path('M34 58L160 14L286 58Z') +
    path(gable, 'fine') +
    path('M-4 410H324V420H-4Z', 'line', PAPER) +
    path('M0 413.5H320', 'fine') +
    [16, 304].map(x => tower(x, 64, { radius: 6, height: 10, cone: 12, roof: 'var(--gold)' })).join('')
  );
};

const RIVER: readonly Point[] = [
  [300, 244],
  [234, 224],
  [170, 228],
  [100, 244],
  [34, 270],
  [-30, 276],
];
const STREETS: readonly (readonly Point[])[] = [
  [
    [174, -32],
    [198, 72],
    [224, 232],
  ],
  [
    [-26, 122],
    [94, 112],
    [234, 128],
    [300, 132],
  ],
];
/** Ground kept free for the landmarks: left, top, right, bottom. */
const PLOTS: readonly (readonly [number, number, number, number])[] = [
  [2, 78, 178, 192],
  [100, -20, 252, 60],
];

/** Roofs of the quarter, far ones first, each of six house patterns. */
const quarter = (hand: Pen): string => {
  const patterns = townHouses(hand);
  let roofs = '';
  for (let row = 0; row < 20; row++) {
    for (let place = 0; place < 14; place++) {
      const spot: Point = [place * 21.5 - 14 + hand.random() * 6 + (row % 2) * 9, row * 15.5 - 4 + hand.random() * 5];
      const [x, y] = spot;
      const taken = PLOTS.some(
        ([left, top, right, bottom]) => x + 18 > left && x < right && y > top && y - 14 < bottom,
      );
      if (taken || awayFrom([x + 9, y - 4], RIVER) < 26 || STREETS.some(street => awayFrom([x + 8, y - 3], street) < 9))
        continue;
      roofs +=
        hand.random() < 0.08
          ? tree(x + 6, y, 0.9)
          : `<use href="#h${Math.floor(hand.random() * 6)}" x="${coords(x)}" y="${coords(y)}"/>`;
    }
  }
  return `<defs>${patterns.map((art, k) => `<g id="h${k}">${art}</g>`).join('')}</defs>${roofs}`;
};

const seine = (): string => {
  const bed = curve(RIVER);
  const bands: readonly (readonly [number, string])[] = [
    [30, 'var(--ink-2)'],
    [27.6, 'var(--wash-sea)'],
    [20, 'var(--hatch)'],
    [18.8, '#b6c7b9'],
    [10, 'var(--hatch)'],
    [9, 'var(--wash-sea-2)'],
  ];
  return bands
    .map(([width, colour]) => `<path d="${bed}" fill="none" stroke="${colour}" stroke-width="${width}"/>`)
    .join('');
};

const louvre = (): string =>
  palace(34, 134, { width: 96, height: 22, depth: 10, roofHeight: 14, columns: 9 }) +
  pavilion(18, 136, 24, 30, 20) +
  pavilion(124, 136, 24, 30, 20) +
  path('M34 138H134L146 178H22Z', 'line', PAPER) +
  path('M42 148H138M38 158H140M34 168H142M54 140L46 176M84 140V176M114 140L122 176', 'fine', 'none', 'opacity=".6"') +
  palace(20, 184, { width: 118, height: 20, depth: 12, roofHeight: 13, columns: 11 }) +
  pavilion(70, 186, 22, 32, 24) +
  pavilion(6, 188, 24, 30, 20) +
  pavilion(130, 188, 24, 30, 20);

const cardinalsPalace = (): string => {
  const roof = '#b5554a';
  return (
    path('M134 -16H230L238 18H126Z', 'line', '#cfcb96') +
    path('M140 -10h36v10h-36zM186 -10h38v10h-38zM136 5h40v9h-40zM186 5h44v9h-44z', 'fine', '#bcc08b') +
    circle(181, 2, 4, 'line', 'var(--wash-sea)') +
    palace(124, 50, { width: 108, height: 22, depth: 12, roofHeight: 15, columns: 10, roof }) +
    pavilion(112, 52, 22, 30, 20, roof) +
    pavilion(224, 52, 22, 30, 20, roof) +
    pavilion(168, 53, 22, 27, 18, roof)
  );
};

/** Paris between Louvre and Palais-Cardinal, in a box of 232 × 236. */
export const parisArt = (): string => {
  const hand = pen(77);
  const streets = STREETS.map(
    street => `<path d="${curve(street)}" fill="none" stroke="var(--paper)" stroke-width="9" opacity=".8"/>`,
  );
  return (
    `<rect width="232" height="236" fill="#ead0a6"/><g transform="translate(-8 2) scale(.9)">${streets.join('')}` +
    seine() +
    quarter(hand) +
    cardinalsPalace() +
    louvre() +
    `${path('M60 256q6 -3 12 -3M150 234q6 -2 12 -1M206 226q6 0 12 2', 'fine')}</g>`
  );
};

const ROAD: readonly Point[] = [
  [20, 232],
  [90, 214],
  [170, 206],
  [196, 178],
  [140, 160],
  [80, 150],
  [66, 126],
  [120, 112],
  [170, 104],
  [150, 84],
];

/** The road from the castles to the sea, with its rider, in a box of 232 × 240. */
export const roadArt = (rider: string): string => {
  const way = curve(ROAD);
  const shore = (lift: number) =>
    `M0 ${84 - lift}C40 ${72 - lift} 80 ${88 - lift} 120 ${78 - lift}C150 ${70 - lift} 190 ${84 - lift} 232 ${92 - lift}`;
  return (
    '<rect width="232" height="240" fill="#f0e2bd"/>' +
    '<path d="M0 0H232V92C190 84 150 70 120 78C80 88 40 72 0 84Z" fill="var(--wash-sea-2)"/>' +
    [3, 7, 12, 18].map(lift => path(shore(lift), 'fine')).join('') +
    path(shore(0), 'bold') +
    hill(40, 120, 1.2) +
    hill(66, 112, 1) +
    hill(206, 128, 1.2) +
    hill(30, 190, 1) +
    [
      [208, 160],
      [218, 168],
      [24, 156],
      [34, 164],
      [196, 228],
      [208, 222],
    ]
      .map(([x = 0, y = 0]) => tree(x, y))
      .join('') +
    `<path d="${way}" fill="none" stroke="var(--ink-2)" stroke-width="21"/>` +
    `<path d="${way}" fill="none" stroke="#fbf3df" stroke-width="18.6"/>` +
    `<path d="${way}" fill="none" stroke="var(--ink-2)" stroke-width="18.6" stroke-dasharray="1.4 15"/>` +
    ship(70, 48, 0.8) +
    ship(196, 34, 0.5) +
    tower(150, 84, { radius: 9, height: 22, cone: 16 }) +
    tower(168, 88, { radius: 8, height: 16, cone: 12 }) +
    `<svg x="70" y="152" width="84" height="84" viewBox="0 0 512 512" color="var(--ink)">${rider}</svg>`
  );
};
