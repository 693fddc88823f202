/** The women of the story, in the box of a face. */
import { circle, dot, type Pen, type Point, path, pen } from './engraving.ts';

const curls = 'M24 62q-4 5 0 9t0 9M76 62q4 5 0 9t0 9M27 60q-3 6 1 10M73 60q3 6 -1 10';

/** Milady sits for nobody else. */
export const miladyOf = (): string => {
  const hand = pen(1628);
  const hair = '#d2a24a';
  let pleats = '';
  for (let k = 0; k < 9; k++) {
    pleats += hand.line([30 - k * 0.6, 84 + k], [11 + k * 1.3, 60 + k * 4.6], 0.2);
    pleats += hand.line([70 + k * 0.6, 84 + k], [89 - k * 1.3, 60 + k * 4.6], 0.2);
  }
  let locks = '';
  for (let k = 0; k < 8; k++) {
    const from: Point = [34 + k * 4, 34 - Math.abs(4 - k)];
    locks += hand.line(from, [36 + k * 3.6, 20 + Math.abs(4 - k) * 1.4], 0.6);
  }
  return (
    path('M14 108C10 92 20 82 8 56C16 60 24 66 28 76L72 76C76 66 84 60 92 56C80 82 90 92 86 108Z', 'line', '#f7efdb') +
    path(pleats, 'fine') +
    path('M2 122C6 100 26 94 38 90L50 104L62 90C74 94 94 100 98 122Z', 'line', 'var(--red)') +
    path(hand.hatch([70, 96], [96, 122], [-14, 2], 6), 'fine') +
    path(
      'M22 58C14 20 40 10 52 12C74 10 84 30 78 60C84 70 78 82 74 84C70 76 72 66 70 56L30 56C28 66 30 78 26 84C20 80 16 68 22 58Z',
      'line',
      hair,
    ) +
    path('M41 74V90Q50 98 59 90V74Z', 'line', '#efd6b4') +
    path('M31 48C31 30 69 30 69 48C70 66 62 82 50 83C38 82 30 66 31 48Z', 'line', '#f4dfc0') +
    path('M31 46C34 34 44 32 50 37C56 32 66 34 69 46C72 34 66 22 50 22C34 22 28 34 31 46Z', 'line', hair) +
    path(locks, 'fine') +
    path(curls) +
    circle(29, 70, 2.2, 'line', '#fff') +
    circle(71, 70, 2.2, 'line', '#fff') +
    path('M37 50q5 -4.5 10 0M53 50q5 -4.5 10 0', 'bold') +
    path('M36 44q6 -4 11 -1M53 43q6 -3 11 1') +
    dot(42.4, 50, 1.9) +
    dot(57.6, 50, 1.9) +
    path('M50 50q-3 9 -1 12h3') +
    path('M44 70q3 -3 6 -1q3 -2 6 1q-6 5 -12 0z', 'line', '#a32a2e') +
    dot(60, 65, 1.1) +
    path('M62 58l5 -4M61 62l6 -5M60 67l6 -6M58 71l6 -5', 'fine') +
    '<path d="M40 92q10 8 20 0" fill="none" stroke="var(--gold-ink)" stroke-width="2" stroke-dasharray="1.6 1.2"/>' +
    path('M50 97l4 5l-4 6l-4 -6z', 'line', 'var(--gold-bright)')
  );
};

/** How one of the others is told apart. */
interface Lady {
  readonly hair: string;
  readonly dress: string;
  /** A maid's cap, a citizen's kerchief, or a crown. */
  readonly head: 'cap' | 'kerchief' | 'crown';
  readonly seed: number;
}

const LADIES = {
  ketty: { hair: '#7a4a22', dress: '#5d6f52', head: 'cap', seed: 1629 },
  constance: { hair: '#c08a3e', dress: '#3f5f8f', head: 'kerchief', seed: 1630 },
  queen: { hair: '#a9762f', dress: '#5b2f72', head: 'crown', seed: 1631 },
} as const satisfies Record<string, Lady>;
export type LadyId = keyof typeof LADIES;
export const LADY_IDS = Object.keys(LADIES) as readonly LadyId[];

const LINEN = '#f9f2e0';

const headOf = ({ head, hair }: Lady, hand: Pen): string => {
  switch (head) {
    case 'cap':
      return (
        path('M26 46C18 18 36 8 50 8C64 8 82 18 74 46C66 32 34 32 26 46Z', 'line', LINEN) +
        path('M24 48q4 -6 8 -3q3 -6 8 -4q4 -4 10 -3q6 -1 10 3q5 -2 8 4q4 -3 8 3C68 38 32 38 24 48Z', 'line', LINEN) +
        path(hand.hatch([58, 12], [64, 34], [10, 6], 6), 'fine')
      );
    case 'kerchief':
      return (
        path(
          'M50 8C22 8 16 40 20 74C24 78 28 76 30 70C26 44 36 30 50 30C64 30 74 44 70 70C72 76 76 78 80 74C84 40 78 8 50 8Z',
          'line',
          LINEN,
        ) + path(`${hand.hatch([62, 13], [74, 60], [6, 4], 7)}M50 9V29`, 'fine')
      );
    case 'crown':
      return (
        path('M33 30L29 8L40 19L50 4L60 19L71 8L67 30Q50 24 33 30Z', 'line', 'var(--gold-bright)') +
        path('M33 30Q50 24 67 30L67 35Q50 29 33 35Z', 'line', hair) +
        dot(50, 21, 1.8, 'var(--red)') +
        dot(40, 24, 1.3, 'var(--blue)') +
        dot(60, 24, 1.3, 'var(--blue)')
      );
  }
};

const throatOf = ({ head, dress }: Lady, hand: Pen): string =>
  path('M2 122C6 100 26 94 38 90L50 104L62 90C74 94 94 100 98 122Z', 'line', dress) +
  path(hand.hatch([70, 96], [96, 122], [-14, 2], 6), 'fine') +
  (head === 'crown'
    ? path(
        'M12 104C8 88 24 78 38 86L50 96L62 86C76 78 92 88 88 104C76 92 64 96 50 104C36 96 24 92 12 104Z',
        'line',
        LINEN,
      ) +
      path('M20 98l8 -10M28 96l6 -10M72 96l-6 -10M80 98l-8 -10', 'fine') +
      [44, 50, 56].map(x => circle(x, 93, 1.8, 'line', '#fff')).join('')
    : path('M30 92L50 112L70 92L62 87L50 96L38 87Z', 'line', LINEN) + path('M36 92l12 13M64 92l-12 13', 'fine'));

/** Another woman of the story. */
export const ladyOf = (id: LadyId): string => {
  const lady: Lady = LADIES[id];
  const hand = pen(lady.seed);
  return (
    path(
      'M24 60C16 24 38 14 50 14C62 14 84 24 76 60C80 70 76 80 72 82C68 76 70 66 69 56L31 56C30 66 32 76 28 82C24 80 20 70 24 60Z',
      'line',
      lady.hair,
    ) +
    throatOf(lady, hand) +
    path('M41 74V90Q50 98 59 90V74Z', 'line', '#efd6b4') +
    path('M31 48C31 30 69 30 69 48C70 66 62 82 50 83C38 82 30 66 31 48Z', 'line', '#f6e2c6') +
    path('M31 48C34 36 46 32 50 36C54 32 66 36 69 48C70 34 64 26 50 26C36 26 30 34 31 48Z', 'line', lady.hair) +
    headOf(lady, hand) +
    path('M37 52q5 -4.5 10 0M53 52q5 -4.5 10 0', 'bold') +
    path('M36 46q6 -4 11 -1M53 45q6 -3 11 1') +
    dot(42.4, 52, 1.9) +
    dot(57.6, 52, 1.9) +
    path('M50 52q-2 8 -1 11h3') +
    path('M45 71q2.5 -2.4 5 -1q2.5 -1.4 5 1q-5 4 -10 0z', 'line', '#b5534e') +
    path('M62 60l5 -4M61 64l6 -5M60 69l6 -6M58 73l6 -5', 'fine')
  );
};
