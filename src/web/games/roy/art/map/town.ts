/** Paris inside its walls: ground, streets, the Seine with its island, houses, churches, towers. */
import { house, tower, townHouses } from '#web/art/buildings.ts';
import { awayFrom, coords, curve, fromBackToFront, type Pen, type Point, path, placed } from '#web/art/engraving.ts';
import { insideWalls, PLOTS, RIVER, STREETS, WALL, wallAt } from './plan.ts';

const TOWERS = Array.from({ length: WALL.towers }, (_, tower) => tower);

export const ground = (): string =>
  '<radialGradient id="town" r=".6"><stop stop-color="#f0dcb6"/><stop offset="1" stop-color="#e2bf95"/></radialGradient>' +
  `<path d="${curve(TOWERS.map(wallAt), true)}" fill="url(#town)"/>` +
  STREETS.map(
    street => `<path d="${curve(street)}" fill="none" stroke="var(--paper)" stroke-width="9" opacity=".8"/>`,
  ).join('');

const WATER: readonly (readonly [width: number, colour: string])[] = [
  [26, 'var(--ink-2)'],
  [23.6, 'var(--wash-sea)'],
  [17, 'var(--hatch)'],
  [15.8, '#b6c7b9'],
  [8, 'var(--hatch)'],
  [7, 'var(--wash-sea-2)'],
];

export const seine = (): string =>
  `<defs><path id="seine" d="${curve(RIVER)}" fill="none"/></defs>` +
  WATER.map(([width, colour]) => `<use href="#seine" stroke="${colour}" stroke-width="${width}"/>`).join('') +
  path('M590 336q5 -2 10 -3M520 362q5 -1 10 -2M866 338q5 1 10 3M950 356q5 1 10 3M384 318q2 5 4 8', 'fine') +
  [
    [606, 332],
    [492, 370],
    [968, 362],
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        x,
        y,
        0.9,
        path('M-8 0q8 5 16 0l-2 -2h-12z', 'line', 'var(--paper-3)') +
          path('M-1 -2v-12l7 9h-7', 'line', 'var(--paper-light)'),
      ),
    )
    .join('');

const ISLAND =
  'M648 302C664 284 700 278 738 288C774 297 796 314 790 326C770 342 708 336 676 326C656 320 640 312 648 302Z';

const BRIDGES: readonly (readonly [x: number, y: number, turn: number, length: number])[] = [
  [668, 284, 76, 36],
  [682, 336, 80, 32],
  [752, 293, 82, 36],
  [748, 344, 82, 32],
];

export const island = (hand: Pen): string => {
  const rings: readonly (readonly [number, string])[] = [
    [30, 'var(--wash-sea)'],
    [17, 'var(--hatch)'],
    [15.6, '#afc3b7'],
    [8, 'var(--hatch)'],
    [6.6, 'var(--wash-sea)'],
  ];
  return (
    `<defs><path id="island" d="${ISLAND}"/></defs>` +
    rings
      .map(([width, colour]) => `<use href="#island" fill="none" stroke="${colour}" stroke-width="${width}"/>`)
      .join('') +
    path(ISLAND, 'line', 'var(--wash-town)') +
    BRIDGES.map(
      ([x, y, turn, length]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">` +
        path(`M${-length / 2} -4H${length / 2}V4H${-length / 2}Z`, 'line', 'var(--paper)') +
        `${path(hand.hatch([-length / 2, -4], [-length / 2, 4], [length, 0], 9, 0.2), 'fine')}</g>`,
    ).join('')
  );
};

/** One stretch of wall from a tower to the next. */
const stretch = (hand: Pen, at: number): string => {
  const [x1, y1] = wallAt(at);
  const [x2, y2] = wallAt(at + 1);
  return (
    path(`M${coords(x1, y1)}L${coords(x2, y2)}v-11L${coords(x1, y1 - 11)}Z`, 'line', 'var(--paper-2)') +
    path(hand.hatch([x1, y1], [x1, y1 - 10], [x2 - x1, y2 - y1], 10, 0.2), 'fine') +
    `<path d="M${coords(x1, y1 - 11)}L${coords(x2, y2 - 11)}" stroke="var(--ink-2)" stroke-width="2.2" stroke-dasharray="4 3"/>`
  );
};

/** The Louvre is a part of the wall itself. */
const atTheLouvre = ([x, y]: Point): boolean => x < 440 && y > 206 && y < 340;

/** The far wall stands behind the houses, the near one before them. */
export const wall = (hand: Pen, side: 'far' | 'near'): string =>
  TOWERS.filter(at => Math.sin(((at + 0.5) / WALL.towers) * Math.PI * 2) > 0 === (side === 'near'))
    .filter(at => awayFrom(wallAt(at), RIVER) > 16 && !atTheLouvre(wallAt(at)))
    .sort((a, b) => wallAt(a)[1] - wallAt(b)[1])
    .map(at => {
      const [x, y] = wallAt(at);
      return stretch(hand, at) + tower(Math.round(x), Math.round(y), { radius: 7, height: 18, cone: at % 3 ? 0 : 10 });
    })
    .join('');

const CHURCHES: readonly Point[] = [
  [600, 216],
  [870, 220],
  [560, 300],
  [616, 262],
  [780, 430],
  [590, 420],
];
/** A faubourg round the Vieux-Colombier, outside the walls. */
const FAUBOURG: readonly Point[] = [
  [374, 452],
  [392, 470],
  [524, 446],
  [546, 462],
  [562, 478],
  [500, 470],
  [424, 486],
  [452, 500],
  [528, 492],
  [584, 494],
];

const free = ([x, y]: Point): boolean => {
  const isle = y > 296 && y < 328 && x > 658 && x < 770;
  const taken = PLOTS.some(([left, top, right, bottom]) => x + 16 > left && x < right && y > top && y - 14 < bottom);
  return (
    insideWalls([x + 9, y], 24) &&
    !taken &&
    (isle || awayFrom([x + 9, y - 4], RIVER) > 26) &&
    STREETS.every(street => awayFrom([x + 8, y - 3], street) > 9)
  );
};

export const houses = (hand: Pen): string => {
  const standing: (readonly [y: number, art: string])[] = [];
  const put = ([x, y]: Point) => {
    const which = Math.floor(hand.random() * 6);
    standing.push([y, `<use href="#h${which}" x="${coords(x)}" y="${coords(y)}"/>`]);
  };
  for (let row = 0; row < 29; row++) {
    for (let place = 0; place < 32; place++) {
      const spot: Point = [420 + place * 19 + hand.random() * 5 + (row % 2) * 9, 92 + row * 14 + hand.random() * 4];
      if (!free(spot)) continue;
      if (hand.random() < 0.07)
        standing.push([spot[1], `<use href="#tree" x="${coords(spot[0] + 6)}" y="${coords(spot[1])}"/>`]);
      else put(spot);
    }
  }
  FAUBOURG.forEach(put);
  const church =
    house(hand, { width: 12, height: 12, depth: 22, gable: 8, roof: 'var(--slate)', windows: 1 }) +
    tower(4, 1, { radius: 4, height: 18, cone: 16 });
  for (const [x, y] of CHURCHES) standing.push([y, `<use href="#church" x="${x}" y="${y}"/>`]);
  const shapes = townHouses(hand).map((art, k) => `<g id="h${k}">${art}</g>`);
  return `<defs>${shapes.join('')}<g id="church">${church}</g></defs>${fromBackToFront(standing)}`;
};
