import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DUEL_PLATES, type PlateId } from './plates.ts';

test.each(Object.keys(DUEL_PLATES) as PlateId[])(
  'the plate of the %s is baked as it is drawn, and stands alone',
  id => {
    const file = readFileSync(new URL(`../../../../art/baked/duel-${id}.svg`, import.meta.url), 'utf8');
    expect(file).not.toMatch(/var\(|style=|class=|NaN/);
    const paths = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
    expect(paths(file)).toEqual(paths(DUEL_PLATES[id]()));
  },
);
