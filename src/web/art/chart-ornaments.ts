/** What every chart of a sea has: a wind rose, and a beast. */
import { circle, coords, dot, type Point, path } from './engraving.ts';

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
