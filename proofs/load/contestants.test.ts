import { expect, test } from 'vitest';
import type { Kind, Part } from './kinds.ts';
import { measure } from './measure.ts';

const MEASURED: readonly (readonly [Kind, Part])[] = [
  ['panache', 'paced'],
  ['panache', 'saturated'],
  ['boardgame.io', 'paced'],
  ['boardgame.io-files', 'paced'],
  ['relay', 'paced'],
];

test.for(MEASURED)('%s can be measured, %s', async ([kind, part]) => {
  const { choices } = await measure(
    kind,
    { part, tables: 4, warmUp: 0.5, seconds: 1, rate: 5, atOnce: 2 },
    'per-choice',
  );
  expect(choices).toBeGreaterThan(0);
});
