import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { LANES, RIDERS, ROADS } from '#games/trois/board/board.ts';
import { EVERY_CARD } from '../cards/every-card.ts';
import { DIFFERENCES } from './differences.ts';
import Gallery from './Gallery.svelte';
import { countOf, NEWS_STATES, PILE_SIZES } from './gallery.ts';
import { SIGN_SQUARES } from './views.ts';

const html = render(Gallery).body.replaceAll(/<!--[\s\S]*?-->/g, '');
/** What the gallery says of each component, up to the next. */
const shown = new Map(
  html
    .split('data-component="')
    .slice(1)
    .map(piece => [piece.slice(0, piece.indexOf('"')), piece] as const),
);
const sourcesOf = (id: string) =>
  [...(shown.get(id) ?? '').split('<h3')[0].matchAll(/data-source="(\w+)"/g)].map(([, source]) => source);

const CARDS = Object.values(EVERY_CARD).flatMap(cards => (Array.isArray(cards) ? cards : Object.keys(cards)));

test('every card of the game is shown once, and what it says is marked as ours', () => {
  expect(CARDS).toHaveLength(56);
  for (const card of CARDS) {
    expect(html.split(`data-component="${card}"`), card).toHaveLength(2);
    expect(sourcesOf(card), card).toEqual(['house']);
  }
});

test('besides the cards there are the musketeers, studs and dice, the news, the signs, the legs and the piles', () => {
  const news = Object.entries(NEWS_STATES).flatMap(([of, states]) => states.map(state => `${of}-${state}`));
  const others = [
    ...RIDERS,
    'studs',
    'dice',
    ...news,
    ...Object.keys(SIGN_SQUARES).map(sign => `sign-${sign}`),
    ...[1, 2, 3, 4, 5].map(leg => `leg-${leg}`),
    ...Object.keys(PILE_SIZES).map(pile => `pile-${pile}`),
  ];
  expect([...shown.keys()].toSorted()).toEqual([...CARDS, ...others].toSorted());
});

test('what the text names is printed, how many squares there are is ours', () => {
  expect(sourcesOf('studs')).toEqual(['book']);
  expect(sourcesOf('sign-gazette')).toEqual(['book', 'house']);
  expect(sourcesOf('leg-4')).toEqual(['book', 'house']);
});

test('the signs are counted on the whole board', () => {
  const squares = LANES.map(lane => ROADS[lane].signs).join('');
  const signs = Object.keys(SIGN_SQUARES) as (keyof typeof SIGN_SQUARES)[];
  expect(signs.reduce((sum, sign) => sum + countOf(sign), 0)).toBe(squares.replaceAll('·', '').length);
});

test('every rule that is ours, in whole or in part, is told among the differences', () => {
  const spec = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/spec/trois.md'), 'utf8');
  const ours = [...spec.matchAll(/^- \*\*(TRO[.\w]+)\*\*.*\[[^\]]*\bhouse\b[^\]]*\]$/gm)].map(([, rule]) => rule);
  expect(ours.length).toBeGreaterThan(25);
  const told = new Set(Object.values(DIFFERENCES).flat());
  expect(ours.filter(rule => !told.has(rule))).toEqual([]);
});
