import { expect, test } from 'vitest';
import { enNames } from '#games/roy/text/en/index.ts';
import { questRows } from './quest-rows.ts';
import { en } from './text/en.ts';

const told = (quest: Parameters<typeof questRows>[0]) =>
  questRows(quest, en, enNames).map(({ title, parts, state }) => [state, title, ...parts].join(' · '));

test('at Calais the challenges are won in any order, and de Wardes comes last', () => {
  expect(told({ board: 2, won: ['nobility'] })).toEqual([
    'now · Challenge: Erudition 6 · to be won',
    'past · Challenge: Nobility 6 · won',
    'now · Challenge: Gallantry 6 · to be won',
    'now · Challenge: Panache 6 · to be won',
    'ahead · De Wardes · 3 red dice · once the four challenges are won',
  ]);
  const [, , , , wardes] = told({ board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] });
  expect(wardes).toBe('now · De Wardes · 3 red dice');
});

test('on the road what lies face down is told as such', () => {
  expect(told({ board: 3, tokens: ['two', 'snare', null], beaten: 1, up: true })).toEqual([
    'past · A · beaten',
    'now · B · Snare · next to be beaten',
    'ahead · C · face down',
  ]);
});

test('in the galleries the antechamber the musketeers are in shows who is beaten', () => {
  expect(
    told({
      board: 4,
      challenges: ['panache', 'nobility', null, null],
      fighters: ['two', 'three', 'four', 'swords', null, null, null, null],
      at: 1,
      beaten: [true, false],
    }),
  ).toEqual([
    'past · Antechamber 1 · passed',
    'now · Antechamber 2 · Challenge: Nobility 8 · beaten · Two Swords · the musketeers are here',
    'ahead · Antechamber 3 · face down · face down · face down',
    'ahead · Antechamber 4 · face down · face down · face down',
  ]);
});
