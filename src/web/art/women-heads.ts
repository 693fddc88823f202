/** What a woman wears on her head, in the box of a face. */
import { circle, coords, dot, type Pen, path } from './engraving.ts';
import { hatOf } from './headgear.ts';
import { man } from './traits.ts';
import type { Woman } from './women-traits.ts';

const PEARL = '#fffdf4';
export const LINEN = '#f9f2e0';

/** Light on hair and cloth. */
export const light = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--paper)" stroke-width=".6" stroke-linecap="round" opacity=".42"/>`;

export const pearlsAlong = (from: number, to: number, y: number, sag: number, count: number): string =>
  Array.from({ length: count }, (_, k) => {
    const t = k / (count - 1);
    return circle(from + (to - from) * t, y + Math.sin(Math.PI * t) * sag, 1.9, 'line', PEARL);
  }).join('');

const bare = (): string => {
  return light('M40 16q10 -4 20 0M38 20q12 -5 24 0');
};

const pearls = (): string => {
  return pearlsAlong(31, 69, 33, -9, 9) + path('M50 20l3.500 4.500l-3.500 5l-3.500 -5z', 'line', 'var(--gold-bright)');
};

const flowers = (): string => {
  return [
    [31, 32],
    [38, 23],
    [47, 19],
    [57, 20],
    [65, 26],
    [70, 35],
  ]
    .map(
      ([x, y], at) =>
        [0, 1, 2, 3, 4]
          .map(k =>
            dot(
              x + Math.cos((k * 2 * Math.PI) / 5) * 2.8,
              y + Math.sin((k * 2 * Math.PI) / 5) * 2.8,
              2.1,
              at % 2 ? '#f7e6e2' : '#d98a86',
            ),
          )
          .join('') + circle(x, y, 1.6, 'line', 'var(--gold-bright)'),
    )
    .join('');
};

const veil = (colour: string): string => {
  return (
    path(
      'M50 4C24 4 20 34 14 86C12 98 18 106 24 104C26 84 27 62 31 46C35 31 65 31 69 46C73 62 74 84 76 104C82 106 88 98 86 86C80 34 76 4 50 4Z',
      'line',
      colour,
      'fill-opacity=".92"',
    ) + light('M64 10q14 18 17 78M58 8q16 14 20 60M36 10q-14 18 -17 78')
  );
};

const coif = (colour: string, hand: Pen): string => {
  return (
    path('M27 50C19 20 36 6 50 6C64 6 81 20 73 50C71 40 62 31 50 36C38 31 29 40 27 50Z', 'line', colour) +
    path('M29 46q3 -7 7 -8q2 -5 7 -5q3 -2 7 1q4 -3 7 -1q5 0 7 5q4 1 7 8', 'line', 'none') +
    path(hand.hatch([58, 10], [66, 32], [9, 6], 6), 'fine')
  );
};

const straw = (colour: string): string => {
  let plait = '';
  for (let k = 0; k < 9; k++) plait += `M${coords(14 + k * 9, 33 - Math.sin((k / 8) * Math.PI) * 7)}l5 5`;
  return (
    path('M2 40C14 20 34 24 50 24C66 24 86 20 98 40C84 33 66 34 50 34C34 34 16 33 2 40Z', 'line', colour) +
    path('M32 29C31 12 40 7 50 7C60 7 69 12 68 29C58 32 42 32 32 29Z', 'line', colour) +
    path(plait, 'fine') +
    `<path d="M32 26C42 30 58 30 68 26" fill="none" stroke="#b3402c" stroke-width="4"/>` +
    path('M68 26l9 5l-2 9M68 26l11 -1', 'line', 'none')
  );
};

const scarf = (colour: string): string => {
  return (
    path('M26 46C18 20 36 7 50 7C64 7 82 20 74 46C66 33 34 33 26 46Z', 'line', colour) +
    path('M73 40C82 42 88 50 86 62C80 58 76 52 72 47Z', 'line', colour) +
    light('M58 10q10 6 13 26M63 12q8 8 10 24M50 9q12 6 16 24') +
    [36, 44, 52, 60].map((x, at) => dot(x, 24 + (at % 2) * 4, 1.3, 'var(--gold-bright)')).join('')
  );
};

const hood = (colour: string): string => {
  return (
    path('M18 104C4 74 12 6 50 2C88 6 96 74 82 104C86 68 76 32 50 30C24 32 14 68 18 104Z', 'line', colour) +
    light('M66 12q16 18 16 60M72 18q12 18 12 50M60 8q16 14 19 48')
  );
};

const wimple = (colour: string): string => {
  return (
    path(
      'M30 46C26 62 28 86 36 96Q50 104 64 96C72 86 74 62 70 46C74 60 64 84 50 84C36 84 26 60 30 46Z',
      'line',
      LINEN,
    ) +
    path('M30 48C30 32 40 28 50 28C60 28 70 32 70 48C66 38 58 35 50 35C42 35 34 38 30 48Z', 'line', LINEN) +
    path(
      'M50 4C20 4 16 40 10 100C18 106 26 104 30 98C24 78 25 58 30 44C36 26 64 26 70 44C75 58 76 78 70 98C74 104 82 106 90 100C84 40 80 4 50 4Z',
      'line',
      colour,
    ) +
    light('M66 12q14 20 17 80M60 8q18 16 22 70')
  );
};

const ADORNED = { bare, pearls, flowers } as const;
const COVERED = { veil, coif, straw, scarf, hood, wimple } as const;

type Hat = Extract<Woman['head'], { readonly plume: string }>;
const hatted = ({ kind, colour, plume, tilt }: Hat, hair: string): string => {
  const hat = hatOf(man({ head: kind === 'beret' ? 'cap' : kind, hatColour: colour, plume, hair }));
  const mirrored = tilt >= 0 ? ' translate(100 0) scale(-1 1)' : '';
  return `<g transform="rotate(${tilt} 50 36)${mirrored}">${hat}</g>`;
};

export const headOf = ({ head, hair }: Woman, hand: Pen): string => {
  if ('plume' in head) return hatted(head, hair);
  return 'colour' in head ? COVERED[head.kind](head.colour, hand) : ADORNED[head.kind]();
};
