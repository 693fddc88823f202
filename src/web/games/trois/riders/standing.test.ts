import { expect, test } from 'vitest';
import type { View } from '#games/trois/view.ts';
import { carrierOf, inOrder, leadersOf } from './standing.ts';

const view = (toGo: readonly number[], more: Partial<View> = {}) =>
  ({
    phase: 'ride',
    order: [],
    studs: { where: 'buckingham' },
    musketeers: toGo.map(steps => ({ toGo: steps })),
    ...more,
  }) as View;

test('who has the fewest steps to go leads, alone or with others', () => {
  expect(leadersOf(view([40, 38, 60]))).toEqual([1]);
  expect(leadersOf(view([38, 60, 38]))).toEqual([0, 2]);
});

test('nobody leads while all are level or musketeers are still taken', () => {
  expect(leadersOf(view([108, 108]))).toEqual([]);
  expect(leadersOf(view([108, 99], { phase: 'take' }))).toEqual([]);
});

test('riders stand in order of play, and as they sit until that is settled', () => {
  expect(inOrder(view([1, 2, 3], { order: [2, 0, 1] }))).toEqual([2, 0, 1]);
  expect(inOrder(view([1, 2, 3]))).toEqual([0, 1, 2]);
});

test('studs on the ground and at the castle are nobody’s', () => {
  expect(carrierOf(view([1, 2], { studs: { where: 'rider', seat: 1 } }))).toBe(1);
  expect(carrierOf(view([1, 2], { studs: { where: 'square', at: 'FR14', by: 1 } }))).toBe(null);
  expect(carrierOf(view([1, 2]))).toBe(null);
});
