import { expect, test } from 'vitest';
import { enNames } from '#games/roy/text/en/index.ts';
import type { Barred } from '#kernel/game.ts';
import { en } from '../../text/en/index.ts';
import { briefly } from './briefly.ts';

const told = (reason: string, params: NonNullable<Barred['params']> = {}) =>
  briefly({ choice: null, rule: 'ROY.ACT.1', reason, params }, en.actions.brief, enNames);

test('a reason in a few words keeps its numbers and its names', () => {
  expect(told('out-of-reach', { skill: 'gallantry', have: 4, need: 7 })).toBe('Gallantry 4 of 7.');
  expect(told('passage-dear', { have: 1, need: 3 })).toBe('1 of 3 Epic tokens.');
  expect(told('wardes-waits', { won: 2 })).toBe('2 of 4 challenges won.');
  expect(told('nemesis', { place: 'paris', who: 'athos' })).toBe('Only Athos may.');
  expect(told('not-at-la-rochelle', { who: 'athos' })).toBe('At La Rochelle only.');
});

test('whatever keeps one from buying, there is nothing one can pay for', () => {
  expect(told('no-combat-to-pay', { item: 'manoeuvre' })).toBe(told('too-dear'));
});

test('a reason without a brief form is left to its sentence', () => {
  expect(told('honour-whole', { card: 'laporte' })).toBeNull();
});
