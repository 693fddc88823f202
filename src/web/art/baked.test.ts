import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { byGame } from '../games/by-game.ts';
import type { Drawings } from './drawings.ts';
import { faceArt } from './face.ts';
import { ICON_NAMES } from './icon-names.ts';
import { GUARD_FACES, PEOPLE } from './people.ts';

const baked = (file: string) => readFileSync(new URL(`baked/${file}`, import.meta.url), 'utf8');

const SHEETS = byGame(import.meta.glob<readonly string[]>('../games/*/icons.ts', { eager: true, import: 'ICONS' }));

const DRAWINGS = byGame(import.meta.glob<Drawings>('../games/*/drawings.ts', { eager: true, import: 'drawings' }));

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
    ...Object.values(DRAWINGS).flatMap(Object.keys),
  ])('%s stands alone', file => {
    expect(baked(file)).not.toMatch(/var\(|style=|class=|NaN|undefined/);
  });

  test('fifteen guards have fifteen faces', () => {
    expect(new Set(GUARD_FACES.map(faceArt)).size).toBe(15);
  });

  test.each(Object.keys(PEOPLE) as (keyof typeof PEOPLE)[])('the face of %s is whole', id => {
    expect(faceArt(id)).not.toMatch(/NaN|undefined/);
  });
});
