/** Ploughed land between the roads. */
import { coords, type Pen, type Point, path } from '#web/art/engraving.ts';
import { SIZE } from '../plan.ts';
import { isFree, onLand } from './land.ts';

const FIELDS: readonly (readonly [width: number, height: number, turn: number, wash: string])[] = [
  [44, 20, 8, 'var(--wash-field)'],
  [54, 22, -7, '#e6cf98'],
  [38, 18, 12, '#cdd09e'],
  [50, 18, -12, '#e9dcb0'],
  [34, 22, 4, '#d2c88e'],
];

/** Five fields drawn once: ploughed lines and a hedge along one side. */
export const fieldPatterns = (hand: Pen): string =>
  FIELDS.map(
    ([width, height, turn, wash], k) =>
      `<g id="f${k}"><g transform="rotate(${turn}) skewX(-24)">` +
      path(`M0 0h${width}v${height}h${-width}z`, 'fine', wash) +
      path(hand.hatch([1, 2], [width - 1, 2], [0, height - 2], 7, 0.6), 'fine', 'none', 'opacity=".8"') +
      path(
        `M0 ${height}${Array.from({ length: Math.floor(width / 6) }, () => 'q1 -5 3 -4q3 -1 3 4').join('')}`,
        'fine',
        '#b3b87f',
      ) +
      '</g></g>',
  ).join('');

export const fields = (hand: Pen): string => {
  const laid: Point[] = [];
  let art = '';
  for (let k = 0; k < 900; k++) {
    const spot: Point = [hand.random() * SIZE.width, hand.random() * SIZE.height];
    const which = k % FIELDS.length;
    const [width] = FIELDS[which] ?? [40];
    const corners: readonly Point[] = [spot, [spot[0] + width, spot[1]], [spot[0] + width / 2, spot[1] + 24]];
    if (!corners.every(corner => isFree(corner, 7) && onLand(corner, 22))) continue;
    if (laid.some(([x, y]) => Math.abs(x - spot[0]) < 62 && Math.abs(y - spot[1]) < 30)) continue;
    laid.push(spot);
    art += `<use href="#f${which}" x="${coords(spot[0])}" y="${coords(spot[1])}"/>`;
  }
  return art;
};
