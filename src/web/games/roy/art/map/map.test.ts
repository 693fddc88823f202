import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MAP_BOX, mapArt } from './map.ts';

const baked = readFileSync(new URL('../../../../art/baked/map.svg', import.meta.url), 'utf8');

test('the map travels light', () => {
  expect(gzipSync(baked).length).toBeLessThan(40_000);
});

test('the map lies as it is drawn today', () => {
  expect(baked).toContain(MAP_BOX);
  expect(baked.match(/<path|<use/g)?.length).toBe(mapArt().match(/<path|<use/g)?.length);
});
