/** Draws a face in a box of 100 × 122, one hand for all. */
import { circle, coords, dot, type Pen, path, pen } from './engraving.ts';
import { hatOf, shine } from './headgear.ts';
import { LADY_IDS, type LadyId, ladyOf, miladyOf } from './ladies.ts';
import { type FaceId, type ManId, PEOPLE } from './people.ts';
import type { Traits } from './traits.ts';
import type { WomanId } from './woman-ids.ts';

const LACE = '#f9f2e0';

const coat = ({ tunic, cross, girth }: Traits, hand: Pen): string => {
  const body = path(
    `M0 122C2 100 ${coords(20 - girth)} 92 36 88L64 88C${coords(80 + girth)} 92 98 100 100 122Z`,
    'line',
    tunic,
  );
  const shade = path(hand.hatch([78, 94], [98, 122], [-16, -2], 8), 'fine');
  return body + shade + (cross ? path('M46 104h8v6h7v7h-7v5h-8v-5h-7v-7h7z', 'line', '#f2e5c6') : '');
};

const hairBehind = ({ hair, hairLength: end, girth }: Traits): string => {
  const left = 20 - girth;
  const right = 80 + girth;
  const mass = path(
    `M${coords(29 - girth)} 42C${coords(left - 2)} 56 ${coords(left + 6)} 68 ${coords(left, end)}C26 ${end + 8} 34 ${end + 4} 37 ${end - 4}` +
      `L63 ${end - 4}C66 ${end + 4} 74 ${end + 8} ${coords(right, end)}C${coords(right - 6)} 68 ${coords(right + 2)} 56 ${coords(71 + girth)} 42Z`,
    'line',
    hair,
  );
  let strands = '';
  for (let k = 0; k < 5; k++) {
    strands += `M${coords(left + 3 + k * 2.4)} ${end - 2}q-4 -8 1 -16t1 -15M${coords(right - 3 - k * 2.4)} ${end - 2}q4 -8 -1 -16t-1 -15`;
  }
  return mass + shine(strands);
};

const head = ({ skin, girth }: Traits, hand: Pen): string => {
  const [left, right] = [31 - girth, 69 + girth];
  const neck = path('M41 74V92H59V74Z', 'line', skin) + path(hand.hatch([50, 84], [59, 76], [0, 10], 5), 'fine');
  const cheeks = path(
    `M${coords(left)} 44C${coords(left)} 36 ${coords(right)} 36 ${coords(right)} 44C${coords(right + 2)} 64 ${coords(62 + girth)} 83 50 84` +
      `C${coords(38 - girth)} 83 ${coords(left - 2)} 64 ${coords(left)} 44Z`,
    'line',
    skin,
  );
  let shade = '';
  for (let k = 0; k < 9; k++) {
    shade += hand.line([67 + girth * 0.8 - k * 0.35, 50 + k * 3.2], [60 + girth * 0.6 - k * 0.5, 55 + k * 2.8], 0.2);
  }
  return neck + cheeks + path(shade, 'fine');
};

const beardOf = ({ beard, hair, girth }: Traits, hand: Pen): string => {
  switch (beard) {
    case 'none':
      return '';
    case 'tuft':
      return path('M47 77h6l-3 8z', 'line', hair);
    case 'point':
      return path('M43 77Q50 74 57 77L50 95Z', 'line', hair) + shine('M48 80l2 10M52 80l-1 9');
    case 'stubble': {
      let d = '';
      for (let k = 0; k < 26; k++) {
        const angle = (0.12 + (k / 25) * 0.76) * Math.PI;
        const reach = 17 + girth * 0.7 + hand.wobble(2.4);
        d += `M${coords(50 + Math.cos(angle) * reach, 63 + Math.sin(angle) * (reach + 1))}l.6 1.8`;
      }
      return `<path d="${d}" fill="none" stroke="${hair}" stroke-width=".9" stroke-linecap="round" opacity=".75"/>`;
    }
    case 'full': {
      const [left, right] = [31 - girth, 69 + girth];
      const mass = path(
        `M${coords(left)} 60C${coords(left + 2)} 84 42 93 50 93C58 93 ${coords(right - 2)} 84 ${coords(right)} 60C66 70 60 71 50 71C40 71 34 70 ${coords(left)} 60Z`,
        'line',
        hair,
      );
      return mass + shine('M37 74q4 9 9 13M43 75q2 8 5 14M57 75q-2 8 -5 14M63 74q-4 9 -9 13');
    }
  }
};

const NOSES: Record<Traits['nose'], string> = {
  straight: 'M50 52C47 60 46 64 47.4 65.4Q50 67 53 65',
  hooked: 'M51 50C52 56 45 61 45.6 65Q47.6 67.4 50 65.6Q52 66.4 53 64.6',
  broad: 'M48.4 54C46.4 60 44 63 45 65.6Q47 67.6 50 66.6Q53 67.6 55 65.6Q56 63.4 54.4 61.4',
  snub: 'M50.6 55C49.6 60 47 62 47.4 64.4Q49 66 50.4 64.8Q52 66 53.2 64',
};

const BROWS: Record<Traits['brow'], string> = {
  calm: 'M35 49q6 -4 12 -1M53 48q6 -3 12 1',
  stern: 'M35 47L47 50.4M53 50.4L65 47',
  sly: 'M35 48.6q6 -3 12 0M53 47q5 -5 12 -1.4',
};

const eyes = ({ brow, patch, hair }: Traits): string => {
  const left = `${path('M36.5 54q5.5 -4.6 10 0', 'bold')}${dot(42, 53.6, 1.9)}`;
  const right = patch
    ? path('M53 50q6 -3 12 0q0 8 -6 8q-6 0 -6 -8z', 'line', '#17110e') + path('M53 50L33 42M65 50L70 46', 'bold')
    : `${path('M53.5 54q5.5 -4.6 10 0', 'bold')}${dot(58, 53.6, 1.9)}`;
  const lids = path('M37.6 56.6q4.4 2 8 0M54.4 56.6q4.4 2 8 0', 'fine');
  const brows = `<path d="${BROWS[brow]}" fill="none" stroke="${hair}" stroke-width="2" stroke-linecap="round"/>`;
  return path('M34 47H66', 'fine', 'none', 'opacity=".5"') + left + lids + right + brows;
};

const MOUSTACHES: Record<Traits['moustache'], string> = {
  none: '',
  thin: 'M49.6 70C46 68 41 69.6 37 72C41 70.4 46 73.6 49.6 71.4ZM50.4 70C54 68 59 69.6 63 72C59 70.4 54 73.6 50.4 71.4Z',
  curl: 'M49.8 69.4C45 67 39 73 33 66C35 76 45 75.4 49.8 72ZM50.2 69.4C55 67 61 73 67 66C65 76 55 75.4 50.2 72Z',
  big: 'M49.8 68C43 65 36 76 28 68C30 80 45 79 49.8 73.4ZM50.2 68C57 65 64 76 72 68C70 80 55 79 50.2 73.4Z',
  droop:
    'M49.8 68.6C43 66.6 38 70 36.4 82C40 80 44 75.4 49.8 73ZM50.2 68.6C57 66.6 62 70 63.6 82C60 80 56 75.4 50.2 73Z',
};

const features = (traits: Traits): string => {
  const moustache = MOUSTACHES[traits.moustache];
  return (
    eyes(traits) +
    path(NOSES[traits.nose]) +
    path('M45 75.5q5 2 10 0', 'bold') +
    (moustache && path(moustache, 'line', traits.hair)) +
    (traits.scar
      ? `<path d="M60 44L67 62" fill="none" stroke="#8a1b1b" stroke-width="1.6" stroke-linecap="round"/>`
      : '') +
    (traits.spectacles
      ? circle(42, 54, 6.4, 'bold') + circle(58, 54, 6.4, 'bold') + path('M48.4 53q1.6 -1.6 3.2 0', 'bold')
      : '') +
    (traits.freckles ? [36, 39.4, 41, 59, 61.4, 64].map((x, at) => dot(x, 61 + (at % 3) * 1.8, 0.7)).join('') : '') +
    (traits.muffler
      ? path('M29 66C40 72 60 72 71 66L73 84C60 94 40 94 27 84Z', 'line', '#4a3a34') +
        path('M34 73q16 6 33 -1M33 79q18 6 35 0M36 85q14 4 28 0', 'fine', 'none', 'stroke-opacity=".9"')
      : '') +
    (traits.earring ? circle(30.5 - traits.girth, 65, 2, 'line', 'var(--gold-bright)') : '')
  );
};

const collarOf = ({ collar, goldTrim }: Traits): string => {
  const chain = goldTrim
    ? `<path d="M28 104q22 12 44 0" fill="none" stroke="var(--gold-bright)" stroke-width="2.6"/>`
    : '';
  switch (collar) {
    case 'lace':
      return (
        path(
          'M37 87C30 89 24 94 19 99q3 3 5 1q2 4 5 1q2 4 6 1q2 4 6 0q3 4 5 -1L50 93L54 101q2 5 5 1q4 4 6 0q4 3 6 -1q3 3 5 -1q2 2 5 -1C76 94 70 89 63 87L50 93Z',
          'line',
          LACE,
        ) +
        path('M34 92l-8 6M37 93l-5 7M63 93l6 7M66 92l8 6M41 94l-2 7M59 94l2 7', 'fine') +
        chain
      );
    case 'plain':
      return (
        path('M38 86L24 96L40 104L50 94L60 104L76 96L62 86L50 93Z', 'line', LACE) +
        path('M64 92l8 3M62 95l7 3', 'fine') +
        chain
      );
    case 'ruff': {
      let folds = 'M24 92';
      for (let k = 0; k < 8; k++) folds += 'q3.2 -6 6.5 0';
      folds += 'q3 6 -3 8';
      for (let k = 0; k < 8; k++) folds += 'q-2.9 5 -5.8 0';
      return (
        path(`${folds}Q20 98 24 92Z`, 'line', LACE) +
        path('M30 93l2 7M37 93l1 7M44 93l0 7M56 93l0 7M63 93l-1 7M70 93l-2 7', 'fine') +
        chain
      );
    }
    case 'gorget':
      return (
        path('M35 86C28 92 26 98 30 104Q50 116 70 104C74 98 72 92 65 86Q50 95 35 86Z', 'line', '#b9bcc0') +
        path('M60 94q6 -2 8 4M58 98q8 -2 10 4M56 102q7 -1 9 3', 'fine') +
        chain
      );
  }
};

const manOf = (traits: Traits, seed: number): string => {
  const hand = pen(seed);
  const mirrored = traits.tilt >= 0 && traits.head !== 'hood' ? ' translate(100 0) scale(-1 1)' : '';
  return (
    coat(traits, hand) +
    hairBehind(traits) +
    head(traits, hand) +
    beardOf(traits, hand) +
    features(traits) +
    collarOf(traits) +
    `<g transform="rotate(${traits.tilt} 50 36)${mirrored}">${hatOf(traits)}</g>`
  );
};

const isLady = (id: FaceId): id is LadyId => (LADY_IDS as readonly FaceId[]).includes(id);
/** The faces drawn here; those of `women.ts` come when they are wanted. */
type DrawnId = Exclude<FaceId, WomanId>;

const drawingOf = (id: DrawnId): string => {
  if (id === 'milady') return miladyOf();
  if (isLady(id)) return ladyOf(id);
  return manOf(PEOPLE[id], 1625 + (Object.keys(PEOPLE) as ManId[]).indexOf(id));
};

const drawn = new Map<DrawnId, string>();

/** The SVG inside of a face; drawn once, then remembered. */
export const faceArt = (id: DrawnId): string => {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const art = drawingOf(id);
  drawn.set(id, art);
  return art;
};
