/** Houses, trees and small things of the country, each drawn once and placed by reference. */
import { house, tower, tree } from '#web/art/buildings.ts';
import { type Pen, path, placed, placedAt } from '#web/art/engraving.ts';
import { fieldPatterns } from './fields.ts';

/** Small things of the country, each drawn once: sheep, a haystack, a signpost, a wayside cross. */
const SMALL = {
  sheep: placedAt(
    [
      [0, 0],
      [17, -5],
      [13, 8],
    ],
    path('M-5 -1v4M4 -1v4M-2 0v3M2 0v3') +
      path('M-7 -3c-2 -4 2 -7 5 -6c2 -3 7 -2 8 1c3 1 3 5 0 6c-4 2 -10 2 -13 -1z', 'line', 'var(--paper-light)') +
      path('M-7 -6l-4 1l1 3l4 0z', 'line', 'var(--ink-2)'),
  ),
  hay:
    path('M-10 0C-10 -10 -5 -17 0 -18C5 -17 10 -10 10 0Z', 'line', '#e6c878') +
    path('M0 -18v-4M3 -14L7 -1M1 -12L3 -1M-4 -12L-6 -2M-1 -9L-2 -1', 'fine'),
  post:
    path('M0 0V-26', 'bold') +
    path('M0 -25H14L18 -21.500L14 -18H0ZM0 -16H-12L-16 -12.500L-12 -9H0Z', 'line', 'var(--paper-light)') +
    path('M3 -21.500H12M-3 -12.500H-10', 'fine'),
  cross: path('M-7 0H7L5 -5H-5Z', 'line', '#d9cba8') + path('M0 -5V-24M-6 -18H6', 'bold'),
};

export type Small = keyof typeof SMALL;

export const patterns = (hand: Pen): string => {
  const houses = [
    house(hand, { width: 15, height: 10, depth: 17, gable: 9 }),
    house(hand, { width: 17, height: 11, depth: 21, gable: 10, roof: 'var(--slate)' }),
    house(hand, { width: 13, height: 12, depth: 13, gable: 10, roof: '#d8a884' }),
    house(hand, { width: 18, height: 9, depth: 15, gable: 8, roof: '#d3b48b' }),
    house(hand, { width: 14, height: 14, depth: 18, gable: 11 }),
  ];
  const church =
    house(hand, { width: 17, height: 16, depth: 30, gable: 12, roof: 'var(--slate)', windows: 1 }) +
    tower(4, 1, { radius: 6, height: 28, cone: 24 });
  const trees = [tree(0, 0, 1.7), tree(0, 0, 2.1), fir()];
  return `<defs>${houses.map((art, k) => `<g id="v${k}">${art}</g>`).join('')}${trees
    .map((art, k) => `<g id="t${k}">${art}</g>`)
    .join('')}<g id="steeple">${church}</g>${fieldPatterns(hand)}${Object.entries(SMALL)
    .map(([thing, art]) => `<g id="${thing}">${art}</g>`)
    .join('')}</defs>`;
};

const fir = (): string =>
  placed(
    0,
    0,
    1.7,
    path('M0 2V-2M-5 -2L0 -16L5 -2Z', 'line', '#a9b283') + path('M1 -13L4 -3M.5 -9L2.500 -3M-1.500 -3L-.5 -6', 'fine'),
  );
