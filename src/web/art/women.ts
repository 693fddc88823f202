/** Women who sit for a portrait, in the box of a face: each is told apart by what she wears, not by colours alone. */
import { circle, coords, dot, type Pen, path, pen } from './engraving.ts';
import { WOMAN_IDS, type WomanId } from './woman-ids.ts';
import { headOf, LINEN, light, pearlsAlong } from './women-heads.ts';
import { WOMEN, type Woman } from './women-traits.ts';

const FAIR = '#f6e2c6';

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
