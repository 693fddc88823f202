import { expect, inject } from 'vitest';
import { test } from './support/browser.ts';
import { roomsIn } from './wander/rooms.ts';
import { nameOf, type Wishes, walkFor } from './wander/walk.ts';
import { pathText, wander } from './wander/wanderer.ts';

/** A short way through each kind of table; `npm run wander` goes much further. */
const WALKS: readonly (Wishes & { readonly seed: number; readonly steps: number })[] = [
  { seed: 11, game: 'roy', mode: 'alone', size: '1440x900', language: 'fr', speed: 'at-once', steps: 13 },
  { seed: 12, game: 'roy', mode: 'alone', size: '390x844', language: 'it', speed: 'at-once', steps: 13 },
  { seed: 13, game: 'roy', mode: 'shared', size: '1024x768', language: 'en', speed: 'at-once', steps: 10 },
  { seed: 14, game: 'roy', mode: 'solo', size: '844x390', language: 'fr', speed: 'at-once', steps: 10 },
  { seed: 15, game: 'roy', mode: 'lesson', size: '360x640', language: 'en', speed: 'at-once', steps: 10 },
  { seed: 16, game: 'roy', mode: 'alone', size: '1440x900', language: 'en', speed: 'brisk', steps: 8 },
  { seed: 17, game: 'musketiere', mode: 'alone', size: '390x844', language: 'fr', speed: 'at-once', steps: 10 },
  { seed: 18, game: 'trois', mode: 'shared', size: '390x844', language: 'it', speed: 'at-once', steps: 10 },
  { seed: 19, game: 'trois', mode: 'replay', size: '1440x900', language: 'en', speed: 'at-once', steps: 8 },
  { seed: 20, game: 'musketiere', mode: 'online', size: '1440x900', language: 'en', speed: 'at-once', steps: 8 },
  { seed: 21, game: 'roy', mode: 'home', size: '390x844', language: 'fr', speed: 'at-once', steps: 10 },
];

test.for(WALKS.map(({ seed, steps, ...wishes }) => ({ walk: walkFor(seed, { still: true, ...wishes }), steps })))(
  'the laws of the page hold: $walk.game $walk.mode at $walk.size in $walk.language, $walk.speed',
  async ({ walk, steps }, { browser }) => {
    const rooms = roomsIn(browser, inject('url'));
    const { found } = await wander(walk, {
      rooms,
      most: steps,
      until: Number.POSITIVE_INFINITY,
    });
    await rooms.close();
    expect(
      found.map(({ law, what, steps: way }) => `${law}: ${what} (${pathText(way)})`),
      nameOf(walk),
    ).toEqual([]);
  },
);
