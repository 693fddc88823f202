/** Houses, palaces, towers, mills, hills, trees and ships for maps and frontispieces. Light falls from the left, hatching on the right. */
import { coords, type Pen, path, pen, placed } from './engraving.ts';

const SLATE = 'var(--slate)';
const TILE = 'var(--tile)';
const WALL = 'var(--paper)';
const SHADE = 'var(--paper-3)';

interface HouseSize {
  width: number;
  height: number;
  depth: number;
  gable: number;
  roof?: string;
  windows?: number;
}

/** A gabled house; its front's lower left corner is the origin. */
export const house = (
  hand: Pen,
  { width: w, height: h, depth, gable, roof = TILE, windows = 2 }: HouseSize,
): string => {
  const [dx, dy] = [depth * 0.85, -depth * 0.38];
  let openings = `M${coords(w * 0.5)} 0v${coords(-h * 0.34)}`;
  for (let k = 0; k < windows; k++) {
    openings += `M${coords((w * (k + 0.75)) / (windows + 0.5), -h * 0.78)}v${coords(h * 0.3)}`;
  }
  return (
    path(`M${w} 0V${-h}L${coords(w + dx, -h + dy)}V${coords(dy)}Z`, 'line', SHADE) +
    path(hand.hatch([w, 0], [w, -h], [dx, dy], Math.max(3, Math.round(depth / 1.7)), 0.15), 'fine') +
    path(
      `M${coords(w / 2, -h - gable)}L${coords(w + 0.8, -h + 0.6)}L${coords(w + dx + 0.8, -h + dy + 0.6)}L${coords(w / 2 + dx, -h - gable + dy)}Z`,
      'line',
      roof,
    ) +
    path(hand.hatch([w / 2, -h - gable], [w, -h], [dx, dy], Math.max(3, Math.round(depth / 2.2)), 0.1), 'fine') +
    path(`M0 0V${-h}L${coords(w / 2, -h - gable)}L${w} ${-h}V0Z`, 'line', WALL) +
    path(openings, 'window')
  );
};

/** The houses of a quarter, one of each kind. */
export const townHouses = (hand: Pen): readonly string[] => [
  house(hand, { width: 9, height: 6, depth: 10, gable: 5 }),
  house(hand, { width: 11, height: 7, depth: 14, gable: 6, roof: 'var(--slate)' }),
  house(hand, { width: 8, height: 8, depth: 8, gable: 6, roof: '#d8a884' }),
  house(hand, { width: 12, height: 6, depth: 9, gable: 5, roof: '#d3b48b' }),
  house(hand, { width: 9, height: 9, depth: 12, gable: 7 }),
  house(hand, { width: 7, height: 6, depth: 16, gable: 5, roof: '#c4a98c' }),
];

interface TowerSize {
  radius: number;
  height: number;
  /** Height of the pointed roof; 0 gives battlements. */
  cone: number;
  wall?: string;
  roof?: string;
}

const battlements = (x: number, top: number, radius: number): string => {
  const step = (2 * radius + 2) / 9;
  let d = `M${coords(x - radius - 1, top)}`;
  for (let k = 0; k < 5; k++) d += `v-3.4h${coords(step)}v3.4${k < 4 ? `h${coords(step)}` : ''}`;
  return `${d}A${coords(radius + 1, radius * 0.32)} 0 0 1 ${coords(x - radius - 1, top)}`;
};

/** A round tower standing at (x, y). */
export const tower = (
  x: number,
  y: number,
  { radius: r, height: h, cone, wall = WALL, roof = SLATE }: TowerSize,
): string => {
  const hand = pen(Math.round(x * 31 + y));
  const [bulge, top] = [r * 0.32, y - h];
  const strokes = Math.max(3, r * 0.8);
  let shade = '';
  for (let k = 0; k < strokes; k++) {
    const across = x + r * (0.12 + 0.84 * Math.sqrt(k / strokes));
    const foot = y + bulge * 0.6 * Math.sqrt(1 - Math.min(1, ((across - x) / r) ** 2));
    shade += hand.line([across, top + bulge * 0.6], [across, foot], 0.1);
  }
  let roofShade = '';
  for (let k = 0; k < 5; k++)
    roofShade += hand.line([x + 0.4, top - cone + 3], [x + r * (0.1 + k * 0.22), top + bulge * 0.7], 0.1);
  const crown = cone
    ? path(
        `M${coords(x - r - 1.5, top)}A${coords(r + 1.5, bulge)} 0 0 0 ${coords(x + r + 1.5, top)}L${coords(x, top - cone)}Z`,
        'line',
        roof,
      ) +
      path(roofShade, 'fine') +
      path(`M${coords(x, top - cone)}v-5`)
    : path(battlements(x, top, r), 'line', wall);
  return (
    path(
      `M${coords(x - r, top)}V${coords(y)}A${coords(r, bulge)} 0 0 0 ${coords(x + r, y)}V${coords(top)}`,
      'line',
      wall,
    ) +
    path(shade, 'fine') +
    crown +
    path(`M${coords(x - r * 0.3, y - h * 0.62)}v${coords(h * 0.16)}`, 'window')
  );
};

interface PalaceSize {
  width: number;
  height: number;
  depth: number;
  roofHeight: number;
  columns: number;
  roof?: string;
}

/** A long wing with a hipped roof and two rows of windows. */
export const palace = (
  x: number,
  y: number,
  { width: w, height: h, depth, roofHeight: r, columns, roof = SLATE }: PalaceSize,
): string => {
  const hand = pen(Math.round(x * 17 + y));
  const [dx, dy, eaves] = [depth * 0.8, -depth * 0.4, y - h];
  let windows = '';
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < columns; column++) {
      windows += `M${coords(x + (w * (column + 0.5)) / columns, y - (h * (row + 0.82)) / 2)}v${coords(h * 0.25)}`;
    }
  }
  return (
    path(`M${coords(x + w, y)}V${coords(eaves)}l${coords(dx, dy)}V${coords(y + dy)}Z`, 'line', SHADE) +
    path(hand.hatch([x + w, y], [x + w, eaves], [dx, dy], Math.max(4, Math.round(depth / 2)), 0.15), 'fine') +
    path(
      `M${coords(x - 1, eaves)}L${coords(x + r * 0.7, eaves - r)}H${coords(x + w - r * 0.3)}L${coords(x + w + 1, eaves)}Z`,
      'line',
      roof,
    ) +
    path(
      `M${coords(x + w + 1, eaves)}l${coords(dx, dy)}L${coords(x + w - r * 0.3 + dx * 0.6, eaves - r + dy * 0.6)}L${coords(x + w - r * 0.3, eaves - r)}Z`,
      'line',
      roof,
    ) +
    path(hand.hatch([x + r * 0.7, eaves - r], [x + r * 0.35, eaves], [w - r, 0], Math.round(w / 3.2), 0.15), 'fine') +
    path(`M${coords(x, y)}V${coords(eaves)}H${coords(x + w)}V${coords(y)}Z`, 'line', WALL) +
    path(`M${coords(x, y - h / 2)}H${coords(x + w)}M${coords(x, eaves + 1.6)}H${coords(x + w)}`, 'fine') +
    path(windows, 'window')
  );
};

/** A corner pavilion with a steep roof. */
export const pavilion = (x: number, y: number, w: number, h: number, r: number, roof = SLATE): string => {
  const hand = pen(Math.round(x * 13 + y));
  const eaves = y - h;
  const [left, right] = [x + w * 0.26, x + w * 0.74];
  const pane = (across: number, up: number) => `M${coords(x + w * across, y - h * up)}v${coords(h * 0.25)}`;
  return (
    path(`M${coords(x + w, y)}V${coords(eaves)}l5 -2.5V${coords(y - 2.5)}Z`, 'line', SHADE) +
    path(hand.hatch([x + w, y], [x + w, eaves], [5, -2.5], 4, 0.1), 'fine') +
    path(
      `M${coords(x - 1.5, eaves)}L${coords(left, eaves - r)}H${coords(right)}L${coords(x + w + 1.5, eaves)}Z`,
      'line',
      roof,
    ) +
    path(hand.hatch([x + w * 0.5, eaves - r + 0.5], [x + w * 0.6, eaves], [w * 0.3, 0], 6, 0.1), 'fine') +
    path(`M${coords(left, eaves - r)}v-4M${coords(right, eaves - r)}v-4`) +
    path(`M${coords(x, y)}V${coords(eaves)}H${coords(x + w)}V${coords(y)}Z`, 'line', WALL) +
    path(pane(0.33, 0.85) + pane(0.67, 0.85) + pane(0.33, 0.42) + pane(0.67, 0.42), 'window')
  );
};

export const hill = (x: number, y: number, scale: number): string => {
  const hand = pen(Math.round(x * 7 + y));
  let shade = '';
  for (let k = 0; k < 8; k++) {
    const t = k / 8;
    shade += hand.line([1 + 9 * t, -(15 - 9 * t * t - t * 2)], [4 + 13 * t, -(7 - 7.5 * t)]);
  }
  return placed(
    x,
    y,
    scale,
    path('M-17 0C-10 -5 -7 -16 0 -16C7 -16 10 -4 18 0', 'line', 'var(--wash-field)') + path(shade, 'fine'),
  );
};

export const tree = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    scale,
    path('M-5 -3c-3 -3 0 -8 3 -7c1 -4 6 -3 6 1c4 1 3 6 0 6z', 'line', '#bfc08a') +
      path('M0 -3v4M1 -4l3 -4M2.4 -4l2.4 -3M1 1h5M0 -7l2 -2', 'fine'),
  );

export const ship = (x: number, y: number, scale: number): string => {
  const hand = pen(Math.round(x + y));
  return placed(
    x,
    y,
    scale,
    path('M-26 0C-22 9 18 10 24 -1L29 -7L19 -3H-18L-27 -9Z', 'line', WALL) +
      path(`M-24 3H22M-22 5.6H20${hand.hatch([-16, 0], [-16, 7], [34, 0], 16, 0.2)}`, 'fine') +
      path('M-12 -4V-38M2 -4V-46M15 -4V-34M25 -6L36 -14') +
      path(
        'M-20 -18Q-10 -14 -4 -18L-6 -32Q-12 -29 -18 -32ZM-6 -18Q4 -12 12 -18L9 -40Q3 -36 -4 -40ZM10 -15Q16 -12 22 -15L20 -29Q15 -26 11 -29Z',
        'line',
        WALL,
      ) +
      path('M-10 -18L-9 -30M-7 -18L-7 -31M6 -17L5 -38M9 -17L7 -38M19 -15L18 -28', 'fine') +
      path('M2 -46q6 -3 10 0q-4 3 -10 3M-12 -38q5 -3 8 0q-3 2 -8 2', 'line', 'var(--red)') +
      path('M-34 8q5 -3 9 0t9 0M-8 12q5 -3 9 0t9 0M18 9q5 -3 9 0t9 0', 'fine'),
  );
};

export const mill = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    path('M-5 0L-3.5 -14H3.5L5 0Z', 'line', 'var(--paper)') +
      path('M1 0V-13M2.6 0L2 -13M4 0L3 -13', 'fine') +
      path('M-4.5 -14L0 -19L4.5 -14Z', 'line', 'var(--tile)') +
      path('M-11 -25L11 -5M-11 -5L11 -25M-11 -25l3 -2M-7 -22l3 -2M11 -25l2 3M7 -21l2 3M-11 -5l-2 -3M11 -5l-2 3'),
  );
