import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { byGame } from '../games/by-game.ts';
import { faceArt } from './face.ts';
import { ICON_NAMES } from './icon-names.ts';
import { MAP_BOX, mapArt } from './map/map.ts';
import { GUARD_FACES, PEOPLE } from './people.ts';
import { QUEST_PICTURES } from './quest/pictures.ts';

const baked = (file: string) => readFileSync(new URL(`baked/${file}`, import.meta.url), 'utf8');

const SHEETS = byGame(import.meta.glob<readonly string[]>('../games/*/icons.ts', { eager: true, import: 'ICONS' }));

describe('art', () => {
  test.each(ICON_NAMES)('icon %s is in the baked sheet', name => {
    expect(baked('icons.svg')).toContain(`id="${name}"`);
  });

  test.each(Object.keys(SHEETS))('the icons of %s are in the baked sheet of their game', game => {
    const sheet = baked(`${game}-icons.svg`);
    for (const name of SHEETS[game]) expect(sheet).toContain(`id="${name}"`);
  });

  test.each([
    'icons.svg',
    ...Object.keys(SHEETS).map(game => `${game}-icons.svg`),
    'portico.svg',
    'paris.svg',
    'road.svg',
    'favicon.svg',
    'map.svg',
    ...Object.keys(QUEST_PICTURES),
  ])('%s stands alone', file => {
    expect(baked(file)).not.toMatch(/var\(|style=|class=|NaN|undefined/);
  });

  test('the map travels light', () => {
    expect(gzipSync(baked('map.svg')).length).toBeLessThan(40_000);
  });

  test('the map lies as it is drawn today', () => {
    expect(baked('map.svg')).toContain(MAP_BOX);
    expect(baked('map.svg').match(/<path|<use/g)?.length).toBe(mapArt().match(/<path|<use/g)?.length);
  });

  test('fifteen guards have fifteen faces', () => {
    expect(new Set(GUARD_FACES.map(faceArt)).size).toBe(15);
  });

  test.each(Object.keys(PEOPLE) as (keyof typeof PEOPLE)[])('the face of %s is whole', id => {
    expect(faceArt(id)).not.toMatch(/NaN|undefined/);
  });
});
