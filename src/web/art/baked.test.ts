import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faceArt } from './face.ts';
import { ICON_NAMES } from './icon-names.ts';
import { GUARD_FACES, PEOPLE } from './people.ts';

const baked = (file: string) => readFileSync(new URL(`baked/${file}`, import.meta.url), 'utf8');

describe('art', () => {
  test.each(ICON_NAMES)('icon %s is in the baked sheet', name => {
    expect(baked('icons.svg')).toContain(`id="${name}"`);
  });

  test.each(['icons.svg', 'portico.svg', 'paris.svg', 'road.svg', 'favicon.svg'])('%s stands alone', file => {
    expect(baked(file)).not.toMatch(/var\(|style=|class=|NaN/);
  });

  test('fifteen guards have fifteen faces', () => {
    expect(new Set(GUARD_FACES.map(faceArt)).size).toBe(15);
  });

  test.each(Object.keys(PEOPLE) as (keyof typeof PEOPLE)[])('the face of %s is whole', id => {
    expect(faceArt(id)).not.toMatch(/NaN|undefined/);
  });
});
