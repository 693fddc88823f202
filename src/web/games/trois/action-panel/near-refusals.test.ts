import { expect, test } from 'vitest';
import type { Choice, Prompt } from '#games/trois/choices.ts';
import type { View } from '#games/trois/view.ts';
import type { Barred } from '#kernel/game.ts';
import { nearRefusals } from './near-refusals.ts';

const BARRED: readonly Barred<Choice>[] = [
  { choice: { kind: 'enter', place: 'BUCK' }, rule: 'TRO.20', reason: 'duke-absent' },
  { choice: { kind: 'way', way: 'shortcut' }, rule: 'TRO.27', reason: 'shortcut-not-yet' },
  { choice: { kind: 'way', way: 'sea' }, rule: 'TRO.19', reason: 'no-boat' },
];
const view = (prompt: Prompt) => ({ turn: { prompt }, musketeers: [{ at: 'EO3' }] }) as unknown as View;
const words = (prompt: Prompt) => nearRefusals(view(prompt), 0, BARRED).map(({ word }) => word);

test('who rides is told what he cannot do where he is, and nothing of what is far off', () => {
  expect(words('start')).toEqual(['castle', 'shortcut']);
});

test('who is asked about a card or his hand is not told of roads', () => {
  for (const prompt of ['drawn', 'lose', 'limit', 'pay', 'free', 'trap'] as const) expect(words(prompt)).toEqual([]);
});
