import { expect, test } from 'vitest';
import { faceArt as drawnHere } from './face.ts';
import { FACES } from './faces.ts';
import { LADY_IDS } from './ladies.ts';
import { type FaceId, type ManId, PEOPLE } from './people.ts';
import type { Traits } from './traits.ts';
import { isWoman, WOMAN_IDS } from './woman-ids.ts';
import { womanOf } from './women.ts';

const faceArt = (id: FaceId) => (isWoman(id) ? womanOf(id) : drawnHere(id));
const MEN = Object.keys(PEOPLE) as ManId[];

/** What is left of a man when all colours are taken away; small differences of measure do not tell two men apart. */
const inInk = ({ head, plume, moustache, beard, nose, brow, collar, scar, patch, earring, ...more }: Traits) => ({
  head,
  plume: plume !== null,
  moustache,
  beard,
  nose,
  brow,
  collar,
  scar,
  patch,
  earring,
  spectacles: more.spectacles,
  freckles: more.freckles,
  muffler: more.muffler,
  long: more.hairLength > 82,
  stout: more.girth > 2,
  side: Math.sign(more.tilt),
});

test.each([...MEN, ...LADY_IDS, ...WOMAN_IDS, 'milady'] as FaceId[])(
  '%s has a face that stands alone in a file',
  id => {
    expect(faceArt(id)).not.toMatch(/NaN|undefined|class=|style=/);
    expect(faceArt(id).length).toBeGreaterThan(1500);
  },
);

test('nobody is known by his colours alone', () => {
  for (const [at, one] of MEN.entries())
    for (const other of MEN.slice(at + 1)) {
      const [a, b] = [inInk(PEOPLE[one]), inInk(PEOPLE[other])];
      const told = (Object.keys(a) as (keyof typeof a)[]).filter(trait => a[trait] !== b[trait]);
      expect(told.length, `${one} and ${other}: ${told}`).toBeGreaterThan(1);
    }
});

test('everybody can be chosen, once, and about a third are women', () => {
  expect(new Set(FACES).size).toBe(FACES.length);
  const men = FACES.filter(face => (MEN as readonly FaceId[]).includes(face));
  expect(men).toHaveLength(MEN.length);
  expect(FACES.length - men.length).toBe(LADY_IDS.length + WOMAN_IDS.length + 1);
  expect((FACES.length - men.length) / FACES.length).toBeGreaterThan(0.32);
});

test('no two women are drawn with the same lines', () => {
  const inInk = (face: FaceId) => faceArt(face).replace(/#[0-9a-f]{3,6}|var\(--[\w-]+\)/g, '');
  const drawn = [...LADY_IDS, ...WOMAN_IDS, 'milady' as const].map(inInk);
  expect(new Set(drawn).size).toBe(drawn.length);
});
