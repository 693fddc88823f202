import { expect, test } from 'vitest';
import { KINDS } from './kinds.ts';
import { measure } from './measure.ts';

// Paced, every choice that was planned is made and counted, however long that takes.
test.for(KINDS)('%s can be measured', async kind => {
  const amounts = { part: 'paced', tables: 4, warmUp: 0.5, seconds: 1, rate: 5, atOnce: 4 } as const;
  const { choices } = await measure(kind, amounts, 'per-choice');
  expect(choices).toBe(20);
});
