/**
 * The ground plan of the map: where coast, river, walls and landmarks lie. The board lays its labels, figures and cards
 * by the same measures: 1080 × 548 always in sight, more sea to the left and more country below where there is room.
 */
import { type Point, pen } from '#web/art/engraving.ts';

export const CORE = { width: 1080, height: 548 } as const;
/** How much further the drawing goes to the left and below. */
export const SPARE = { left: 200, below: 100 } as const;

const SHORE: readonly Point[] = [
  [352, -10],
  [330, 60],
  [338, 150],
  [330, 226],
  [282, 246],
  [226, 262],
  [210, 288],
  [228, 318],
  [250, 338],
  [243, 364],
  [258, 386],
  [296, 392],
  [294, 416],
  [260, 428],
  [250, 462],
  [262, 506],
  [246, 548],
  [254, 600],
  [240, 660],
];
export const COAST: readonly Point[] = pen(1628).rough(SHORE, 4.5, 4);

export const RIVER: readonly Point[] = [
  [1092, 398],
  [1010, 372],
  [930, 350],
  [850, 334],
  [790, 322],
  [700, 303],
  [636, 318],
  [566, 346],
  [506, 366],
  [452, 370],
  [408, 350],
  [378, 306],
  [362, 262],
  [344, 226],
  [322, 214],
];

/** The town wall is an ellipse of so many towers. */
export const WALL = { x: 712, y: 272, across: 304, down: 204, towers: 28 } as const;
export const wallAt = (tower: number): Point => {
  const turn = (tower / WALL.towers) * Math.PI * 2;
  return [WALL.x + Math.cos(turn) * WALL.across, WALL.y + Math.sin(turn) * WALL.down];
};
export const insideWalls = ([x, y]: Point, margin = 0): boolean =>
  ((x - WALL.x) / (WALL.across - margin)) ** 2 + ((y - WALL.y) / (WALL.down - margin)) ** 2 < 1;

export const STREETS: readonly (readonly Point[])[] = [
  [
    [640, 80],
    [660, 180],
    [676, 300],
    [650, 400],
    [640, 470],
  ],
  [
    [412, 236],
    [540, 222],
    [690, 236],
    [850, 232],
    [1010, 262],
  ],
  [
    [866, 84],
    [864, 190],
    [842, 334],
    [800, 460],
  ],
  [
    [450, 392],
    [590, 396],
    [740, 408],
    [900, 410],
  ],
];

export const ROADS: readonly (readonly Point[])[] = [
  // To the Quest: out of the western gate, along the river, to the coast of Calais.
  [
    [414, 236],
    [388, 226],
    [368, 204],
    [352, 180],
    [344, 120],
    [356, 40],
  ],
  [
    [424, 330],
    [396, 346],
    [360, 376],
    [318, 396],
  ],
  [
    [1014, 262],
    [1052, 256],
    [1090, 262],
  ],
  [
    [640, 74],
    [630, 30],
    [640, -10],
  ],
  [
    [640, 474],
    [622, 540],
    [640, 660],
  ],
  [
    [452, 452],
    [420, 500],
    [380, 560],
    [372, 660],
  ],
];

/** Ground kept free of houses for the landmarks: left, top, right, bottom. */
export const PLOTS: readonly (readonly [number, number, number, number])[] = [
  [376, 214, 544, 330],
  [702, 90, 862, 184],
  [872, 96, 1000, 200],
  [888, 226, 1010, 326],
  [640, 260, 800, 346],
  [806, 266, 886, 326],
];
