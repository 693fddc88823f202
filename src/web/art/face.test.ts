import { expect, test } from 'vitest';
import { faceArt } from './face.ts';
import { LADY_IDS } from './ladies.ts';
import { type FaceId, type ManId, PEOPLE } from './people.ts';
import type { Traits } from './traits.ts';

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

test.each([...MEN, ...LADY_IDS, 'milady'] as FaceId[])('%s has a face that stands alone in a file', id => {
  expect(faceArt(id)).not.toMatch(/NaN|undefined|class=|style=/);
  expect(faceArt(id).length).toBeGreaterThan(1500);
});

test('nobody is known by his colours alone', () => {
  for (const [at, one] of MEN.entries())
    for (const other of MEN.slice(at + 1)) {
      const [a, b] = [inInk(PEOPLE[one]), inInk(PEOPLE[other])];
      const told = (Object.keys(a) as (keyof typeof a)[]).filter(trait => a[trait] !== b[trait]);
      expect(told.length, `${one} and ${other}: ${told}`).toBeGreaterThan(1);
    }
});
