import { expect, test } from 'vitest';
import { summaryOf } from '../store/samples.testing.ts';
import { summaryMemory } from './summary-memory.ts';

const seats = summaryOf().seats;
const summary = summaryOf({ phase: 'playing', seats, asked: [0], due: null, moved: 1 });

test('what the store has already is not written again, and when something moved is no reason to', () => {
  const memory = summaryMemory();
  expect(memory.toWrite(summary)).toEqual(summary);
  expect(memory.toWrite({ ...summary, moved: 2 })).toBeNull();
  expect(memory.toWrite({ ...summary, moved: 3 })).toBeNull();
});

test.each([
  ['another phase', { phase: 'over' }],
  ['another seat that is asked', { asked: [1] }],
  ['another list', { listed: !summary.listed }],
  ['other people', { seats: [...seats] }],
  ['something that is due', { due: 5 }],
] as const)('%s is written', (_what, change) => {
  const memory = summaryMemory();
  memory.toWrite(summary);
  expect(memory.toWrite({ ...summary, ...change })).toEqual({ ...summary, ...change });
  expect(memory.toWrite(summary)).toEqual(summary);
});

test('what is due is written with every line, because it lies later each time', () => {
  const memory = summaryMemory();
  memory.toWrite({ ...summary, due: 5 });
  expect(memory.toWrite({ ...summary, due: 5 })).not.toBeNull();
});

test('what another may have written since is written again', () => {
  const memory = summaryMemory();
  memory.toWrite(summary);
  memory.forget();
  expect(memory.toWrite(summary)).toEqual(summary);
});
