/** Women who sit for a portrait, in the box of a face: each is told apart by what she wears, not by colours alone. */
import { circle, coords, dot, type Pen, path, pen } from './engraving.ts';
import { hatOf } from './headgear.ts';
import { man } from './traits.ts';
import { WOMAN_IDS, type WomanId } from './woman-ids.ts';

interface Woman {
  readonly hair: string;
  /** Long over the shoulders, in ringlets, pinned up, in plaits, or cut short. */
  readonly cut: 'long' | 'ringlets' | 'up' | 'plaits' | 'short';
  readonly head:
    | { readonly kind: 'bare' | 'pearls' | 'flowers' }
    | { readonly kind: 'veil' | 'coif' | 'straw' | 'scarf' | 'hood' | 'wimple'; readonly colour: string }
    | {
        readonly kind: 'hat' | 'tall' | 'beret';
        readonly colour: string;
        readonly plume: string;
        readonly tilt: number;
      };
  readonly dress: string;
  readonly throat: 'kerchief' | 'necklace' | 'ruff' | 'standing' | 'shirt' | 'habit';
  readonly skin?: string;
  readonly brow?: 'calm' | 'sly' | 'stern' | 'merry';
  readonly lips?: string;
  readonly old?: true;
  readonly mole?: true;
  readonly freckles?: true;
  readonly rings?: true;
  readonly spectacles?: true;
  readonly patch?: true;
  readonly mask?: true;
}

const WOMEN: Readonly<Record<WomanId, Woman>> = {
  chevreuse: {
    hair: '#4a2a18',
    cut: 'ringlets',
    head: { kind: 'pearls' },
    dress: '#7a2448',
    throat: 'standing',
    brow: 'sly',
    mole: true,
  },
  swordswoman: {
    hair: '#8a4a1e',
    cut: 'long',
    head: { kind: 'hat', colour: '#2b3a2c', plume: '#efe6d0', tilt: -10 },
    dress: '#3f5a46',
    throat: 'shirt',
    brow: 'stern',
  },
  hostess: {
    hair: '#a5562a',
    cut: 'plaits',
    head: { kind: 'coif', colour: '#f9f2e0' },
    dress: '#8a5a2e',
    throat: 'kerchief',
    brow: 'merry',
    freckles: true,
  },
  abbess: {
    hair: '#e8dcc4',
    cut: 'short',
    head: { kind: 'wimple', colour: '#2a2622' },
    dress: '#3a342e',
    throat: 'habit',
    old: true,
  },
  fortune: {
    hair: '#15100d',
    cut: 'long',
    head: { kind: 'scarf', colour: '#a8452c' },
    dress: '#3e2c5a',
    throat: 'necklace',
    skin: '#c99a6b',
    brow: 'sly',
    rings: true,
  },
  widow: {
    hair: '#3a302a',
    cut: 'short',
    head: { kind: 'veil', colour: '#34303a' },
    dress: '#26232a',
    throat: 'ruff',
    skin: '#f2e2cd',
    lips: '#9a5a56',
  },
  shepherdess: {
    hair: '#dcb25a',
    cut: 'plaits',
    head: { kind: 'straw', colour: '#e2c27a' },
    dress: '#6f8f5a',
    throat: 'kerchief',
    brow: 'merry',
  },
  corsair: {
    hair: '#b5411e',
    cut: 'ringlets',
    head: { kind: 'tall', colour: '#241c1a', plume: '#b3222a', tilt: 6 },
    dress: '#2b3d52',
    throat: 'shirt',
    brow: 'stern',
    patch: true,
    rings: true,
  },
  envoy: {
    hair: '#17110e',
    cut: 'up',
    head: { kind: 'pearls' },
    dress: '#2f6a66',
    throat: 'standing',
    skin: '#8a5a38',
    lips: '#7a2f2c',
    rings: true,
  },
  maid: {
    hair: '#c99547',
    cut: 'ringlets',
    head: { kind: 'bare' },
    dress: '#7fa0c4',
    throat: 'necklace',
    brow: 'merry',
  },
  grandmother: {
    hair: '#d8d2c6',
    cut: 'up',
    head: { kind: 'scarf', colour: '#7d6a84' },
    dress: '#5a4f58',
    throat: 'kerchief',
    old: true,
    spectacles: true,
  },
  masked: {
    hair: '#2c1d14',
    cut: 'long',
    head: { kind: 'hood', colour: '#31203a' },
    dress: '#4a2a5a',
    throat: 'necklace',
    brow: 'sly',
    mask: true,
  },
  poet: {
    hair: '#6a3e1c',
    cut: 'short',
    head: { kind: 'beret', colour: '#5a2436', plume: '#e9c34f', tilt: -6 },
    dress: '#9a6a34',
    throat: 'ruff',
    freckles: true,
  },
  bride: {
    hair: '#5a3a20',
    cut: 'up',
    head: { kind: 'flowers' },
    dress: '#e8dcc2',
    throat: 'ruff',
    skin: '#dcb48a',
    brow: 'merry',
  },
};

const LINEN = '#f9f2e0';
const PEARL = '#fffdf4';
const FAIR = '#f6e2c6';

const light = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--paper)" stroke-width=".6" stroke-linecap="round" opacity=".42"/>`;

/** The same stroke on both sides of the face. */
const twice = (draw: (x: (left: number) => number) => string): string => draw(x => x) + draw(x => 100 - x);

const hairBehind = ({ cut, hair }: Woman): string => {
  switch (cut) {
    case 'long':
      return (
        path(
          'M24 58C14 22 38 12 50 12C62 12 86 22 76 58C82 72 82 90 76 100C70 104 64 98 66 88L34 88C36 98 30 104 24 100C18 90 18 72 24 58Z',
          'line',
          hair,
        ) + light('M24 62q-4 18 2 34M28 64q-4 16 1 30M76 62q4 18 -2 34M72 64q4 16 -1 30')
      );
    case 'ringlets':
      return (
        path(
          'M26 44C14 46 12 56 19 60C10 63 11 74 19 76C13 81 17 91 27 89C35 88 35 70 33 56L67 56C65 70 65 88 73 89C83 91 87 81 81 76C89 74 90 63 81 60C88 56 86 46 74 44C78 22 64 12 50 12C36 12 22 22 26 44Z',
          'line',
          hair,
        ) +
        twice(x =>
          [52, 61, 69, 77, 84]
            .map(y => path(`M${coords(x(18), y)}Q${coords(x(25), y + 5)} ${coords(x(32), y)}`, 'fine'))
            .join(''),
        ) +
        light('M22 50q4 3 8 1M21 66q4 3 8 1M78 50q-4 3 -8 1M79 66q-4 3 -8 1')
      );
    case 'up':
      return (
        path('M36 16C32 4 42 -2 50 -2C58 -2 68 4 64 16Z', 'line', hair) +
        path('M28 58C18 26 34 10 50 10C66 10 82 26 72 58Z', 'line', hair) +
        light('M42 3q6 -4 12 0M40 8q8 -4 18 0M58 14q10 6 12 24M62 14q10 8 11 24')
      );
    case 'plaits':
      return path('M25 60C16 24 36 12 50 12C64 12 84 24 75 60Z', 'line', hair);
    case 'short':
      return path(
        'M27 66C18 30 34 14 50 14C66 14 82 30 73 66C70 72 66 70 66 62L34 62C34 70 30 72 27 66Z',
        'line',
        hair,
      );
  }
};

/** Plaits lie over the dress. */
const plaits = ({ cut, hair }: Woman): string =>
  cut !== 'plaits'
    ? ''
    : twice(x => {
        let strands = '';
        for (let k = 0; k < 5; k++) {
          const y = 60 + k * 10;
          strands += path(
            `M${coords(x(27 - k), y)}C${coords(x(18 - k), y + 2, x(18 - k), y + 11, x(26 - k), y + 11)}C${coords(x(34 - k), y + 11, x(34 - k), y + 2, x(27 - k), y)}Z`,
            'line',
            hair,
          );
        }
        return strands + path(`M${coords(x(18), 111)}L${coords(x(27), 111)}`, 'bold', 'none');
      });

const throatOf = ({ throat, dress, skin = FAIR }: Woman, hand: Pen): string => {
  const gown =
    path('M2 122C6 100 26 94 38 90L50 104L62 90C74 94 94 100 98 122Z', 'line', dress) +
    path(hand.hatch([70, 96], [96, 122], [-14, 2], 6), 'fine');
  switch (throat) {
    case 'kerchief':
      return (
        gown + path('M30 92L50 114L70 92L62 87L50 96L38 87Z', 'line', LINEN) + path('M36 92l12 14M64 92l-12 14', 'fine')
      );
    case 'necklace':
      return (
        path('M30 97Q50 82 70 97L64 112H36Z', 'line', skin) +
        path('M2 122C6 102 22 97 32 94Q50 112 68 94C78 97 94 102 98 122Z', 'line', dress) +
        path(hand.hatch([72, 98], [96, 122], [-14, 2], 6), 'fine')
      );
    case 'ruff': {
      let folds = '';
      for (let k = 0; k <= 12; k++) {
        const angle = Math.PI * (k / 12);
        folds += `M${coords(50 - Math.cos(angle) * 11, 87 + Math.sin(angle) * 3)}L${coords(50 - Math.cos(angle) * 27, 90 + Math.sin(angle) * 11)}`;
      }
      return (
        gown +
        path(
          'M22 92C20 84 34 82 41 84L59 84C66 82 80 84 78 92C80 100 64 104 50 104C36 104 20 100 22 92Z',
          'line',
          LINEN,
        ) +
        path(folds, 'fine')
      );
    }
    case 'standing': {
      let pleats = '';
      for (let k = 0; k < 8; k++) {
        pleats += hand.line([31 - k * 0.6, 88 + k], [13 + k * 1.3, 66 + k * 4.6], 0.2);
        pleats += hand.line([69 + k * 0.6, 88 + k], [87 - k * 1.3, 66 + k * 4.6], 0.2);
      }
      return (
        path('M14 110C10 96 20 86 10 62C18 66 25 72 29 82L71 82C75 72 82 66 90 62C80 86 90 96 86 110Z', 'line', LINEN) +
        path(pleats, 'fine') +
        gown
      );
    }
    case 'shirt':
      return (
        gown +
        path('M38 86L24 97L41 105L50 95L59 105L76 97L62 86L50 93Z', 'line', LINEN) +
        path('M64 92l8 3M62 95l7 3M50 104V122', 'fine')
      );
    case 'habit':
      return (
        path('M0 122C4 96 26 92 50 92C74 92 96 96 100 122Z', 'line', dress) +
        path('M47 100h6v6h6v5h-6v11h-6v-11h-6v-5h6z', 'line', 'var(--gold)')
      );
  }
};

const faceOf = ({ skin = FAIR, old, hair }: Woman, hand: Pen): string => {
  let shade = '';
  for (let k = 0; k < 8; k++) shade += hand.line([67 - k * 0.4, 52 + k * 3.2], [61 - k * 0.6, 57 + k * 2.7], 0.2);
  return (
    path('M41 74V90Q50 99 59 90V74Z', 'line', skin) +
    path('M51 84q5 -1 8 -5M52 88q5 -1 7 -4', 'fine') +
    path('M31 48C31 30 69 30 69 48C70 66 62 82 50 83C38 82 30 66 31 48Z', 'line', skin) +
    path(shade, 'fine') +
    (old ? path('M35 60q3 3 6 2M65 60q-3 3 -6 2M41 68q-3 4 -2 8M59 68q3 4 2 8M42 40q8 -2 16 0', 'fine') : '') +
    path('M31 50C33 36 45 31 50 36C55 31 67 36 69 50C72 32 64 24 50 24C36 24 28 32 31 50Z', 'line', hair) +
    light('M36 34q6 -6 13 -4M34 39q6 -7 14 -5M64 34q-6 -6 -13 -4M66 39q-6 -7 -14 -5')
  );
};

const BROWS = {
  calm: 'M36 46q6 -4 11 -1M53 45q6 -3 11 1',
  sly: 'M36 46.4q6 -3 11 0M53 43.6q5 -4 11 -1',
  stern: 'M36 44l11 3M53 47l11 -3',
  merry: 'M36 45q6 -5.6 11 -1M53 44q6 -4.6 11 1',
} as const;

const features = (woman: Woman): string => {
  const { brow = 'calm', lips = '#b5534e', hair, mole, freckles, rings, spectacles, patch, mask, old } = woman;
  /** The lashes point away from the nose. */
  const eye = (x: number) =>
    path(
      `M${coords(x < 50 ? x + 5.4 : x - 5.4, 52)}q${x < 50 ? -5 : 5} -4.6 ${x < 50 ? -10.4 : 10.4} 0l${x < 50 ? -2 : 2} -1.6`,
      'bold',
    ) +
    dot(x, 52, 1.9) +
    path(`M${coords(x - 4, 54.6)}q4 1.6 8 0`, 'fine');
  return (
    (mask
      ? path(
          'M30 46C38 43 46 45 50 49C54 45 62 43 70 46C70 55 65 60 58 59C53 58 51 56 50 54C49 56 47 58 42 59C35 60 30 55 30 46Z',
          'line',
          '#1c1418',
        ) +
        [42, 58]
          .map(x => path(`M${coords(x - 5, 52)}q5 -4.6 10 0q-5 4 -10 0z`, 'line', FAIR) + dot(x, 52, 1.9))
          .join('')
      : eye(42.4) +
        (patch
          ? path('M52 47q6 -3 12 0q0 9 -6 9q-6 0 -6 -9z', 'line', '#17110e') + path('M52 47L34 39M64 47L70 44', 'bold')
          : eye(57.6)) +
        `<path d="${BROWS[brow]}" fill="none" stroke="${old ? '#8d8375' : hair}" stroke-width="1.6" stroke-linecap="round"/>`) +
    path('M50 52q-2 8 -1 11h3') +
    (brow === 'merry'
      ? path('M42 69.400q8 8.500 16 0q-8 1 -16 0z', 'line', lips)
      : path('M45 71q2.500 -2.400 5 -1q2.500 -1.400 5 1q-5 4 -10 0z', 'line', lips)) +
    (spectacles
      ? circle(42.4, 53, 6.6, 'bold') + circle(57.6, 53, 6.6, 'bold') + path('M49 52q1 -1.500 2 0', 'bold')
      : '') +
    (freckles ? [37, 40, 42.6, 58, 60.6, 63.4].map((x, at) => dot(x, 60 + (at % 3) * 1.6, 0.7)).join('') : '') +
    (mole ? dot(60.6, 66, 1.2) : '') +
    (rings ? circle(30, 68, 2.6, 'line', 'var(--gold-bright)') + circle(70, 68, 2.6, 'line', 'var(--gold-bright)') : '')
  );
};

const pearlsAlong = (from: number, to: number, y: number, sag: number, count: number): string =>
  Array.from({ length: count }, (_, k) => {
    const t = k / (count - 1);
    return circle(from + (to - from) * t, y + Math.sin(Math.PI * t) * sag, 1.9, 'line', PEARL);
  }).join('');

const headOf = ({ head, hair }: Woman, hand: Pen): string => {
  switch (head.kind) {
    case 'bare':
      return light('M40 16q10 -4 20 0M38 20q12 -5 24 0');
    case 'pearls':
      return (
        pearlsAlong(31, 69, 33, -9, 9) + path('M50 20l3.500 4.500l-3.500 5l-3.500 -5z', 'line', 'var(--gold-bright)')
      );
    case 'flowers':
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
    case 'veil':
      return (
        path(
          'M50 4C24 4 20 34 14 86C12 98 18 106 24 104C26 84 27 62 31 46C35 31 65 31 69 46C73 62 74 84 76 104C82 106 88 98 86 86C80 34 76 4 50 4Z',
          'line',
          head.colour,
          'fill-opacity=".92"',
        ) + light('M64 10q14 18 17 78M58 8q16 14 20 60M36 10q-14 18 -17 78')
      );
    case 'coif':
      return (
        path('M27 50C19 20 36 6 50 6C64 6 81 20 73 50C71 40 62 31 50 36C38 31 29 40 27 50Z', 'line', head.colour) +
        path('M29 46q3 -7 7 -8q2 -5 7 -5q3 -2 7 1q4 -3 7 -1q5 0 7 5q4 1 7 8', 'line', 'none') +
        path(hand.hatch([58, 10], [66, 32], [9, 6], 6), 'fine')
      );
    case 'straw': {
      let plait = '';
      for (let k = 0; k < 9; k++) plait += `M${coords(14 + k * 9, 33 - Math.sin((k / 8) * Math.PI) * 7)}l5 5`;
      return (
        path('M2 40C14 20 34 24 50 24C66 24 86 20 98 40C84 33 66 34 50 34C34 34 16 33 2 40Z', 'line', head.colour) +
        path('M32 29C31 12 40 7 50 7C60 7 69 12 68 29C58 32 42 32 32 29Z', 'line', head.colour) +
        path(plait, 'fine') +
        `<path d="M32 26C42 30 58 30 68 26" fill="none" stroke="#b3402c" stroke-width="4"/>` +
        path('M68 26l9 5l-2 9M68 26l11 -1', 'line', 'none')
      );
    }
    case 'scarf':
      return (
        path('M26 46C18 20 36 7 50 7C64 7 82 20 74 46C66 33 34 33 26 46Z', 'line', head.colour) +
        path('M73 40C82 42 88 50 86 62C80 58 76 52 72 47Z', 'line', head.colour) +
        light('M58 10q10 6 13 26M63 12q8 8 10 24M50 9q12 6 16 24') +
        [36, 44, 52, 60].map((x, at) => dot(x, 24 + (at % 2) * 4, 1.3, 'var(--gold-bright)')).join('')
      );
    case 'hood':
      return (
        path('M18 104C4 74 12 6 50 2C88 6 96 74 82 104C86 68 76 32 50 30C24 32 14 68 18 104Z', 'line', head.colour) +
        light('M66 12q16 18 16 60M72 18q12 18 12 50M60 8q16 14 19 48')
      );
    case 'wimple':
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
          head.colour,
        ) +
        light('M66 12q14 20 17 80M60 8q18 16 22 70')
      );
    case 'hat':
    case 'tall':
    case 'beret': {
      const { kind, colour, plume, tilt } = head;
      const hat = hatOf(man({ head: kind === 'beret' ? 'cap' : kind, hatColour: colour, plume, hair }));
      const mirrored = tilt >= 0 ? ' translate(100 0) scale(-1 1)' : '';
      return `<g transform="rotate(${tilt} 50 36)${mirrored}">${hat}</g>`;
    }
  }
};

export const womanOf = (id: WomanId): string => {
  const woman = WOMEN[id];
  const hand = pen(1640 + WOMAN_IDS.indexOf(id));
  const standing = woman.throat === 'standing';
  return (
    (standing ? throatOf(woman, hand) : '') +
    hairBehind(woman) +
    (standing ? '' : throatOf(woman, hand)) +
    faceOf(woman, hand) +
    features(woman) +
    (woman.throat === 'necklace' || standing ? pearlsAlong(40, 60, 89, 9, 8) : '') +
    headOf(woman, hand) +
    plaits(woman)
  );
};
