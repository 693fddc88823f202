import { expect, test } from 'vitest';
import type { Prompt } from '#games/trois/choices.ts';
import type { View } from '#games/trois/view.ts';
import { missedOf } from './missed.ts';

const BARRED = [
  { thing: 'castle', rule: 'TRO.20', reason: 'duke-absent' },
  { thing: 'way:shortcut', rule: 'TRO.27', reason: 'shortcut-not-yet' },
  { thing: 'way:sea', rule: 'TRO.19', reason: 'no-boat' },
];
const view = (prompt: Prompt) => ({ turn: { prompt }, musketeers: [{ at: 'EO3' }] }) as unknown as View;
const things = (prompt: Prompt) => missedOf(view(prompt), 0, BARRED).map(({ thing }) => thing);

test('who rides is told what he cannot do where he is, and nothing of what is far off', () => {
  expect(things('start')).toEqual(['castle', 'way:shortcut']);
});

test('who is asked about a card or his hand is not told of roads', () => {
  for (const prompt of ['drawn', 'lose', 'limit', 'pay', 'free', 'trap'] as const) expect(things(prompt)).toEqual([]);
});
