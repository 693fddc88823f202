import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import type { Choice } from '../choices.ts';
import { silence } from '../silence.ts';

const silent = (prompt: string, ...choices: readonly Choice[]): string[] => {
  const answers = Array.from({ length: 40 }, (_, seed) => silence({ seat: 0, prompt, choices }, seeded(seed)).kind);
  return [...new Set(answers)].sort();
};

const BOTTE: Choice = { kind: 'botte', botte: 'BS01' };

test('for a rider who does not answer the dice are rolled and ridden, and no Botte is played', () => {
  expect(silent('start', BOTTE, { kind: 'one' }, { kind: 'roll' })).toEqual(['roll']);
  expect(silent('rolled', { kind: 'back' }, BOTTE, { kind: 'ride' })).toEqual(['ride']);
  expect(silent('drawn', BOTTE, { kind: 'obey' })).toEqual(['obey']);
  expect(silent('trap', BOTTE, { kind: 'leave' })).toEqual(['leave']);
});

test('for a rider who does not answer nothing is paid, and what must be given is any Botte', () => {
  expect(silent('pay', { kind: 'give', botte: 'BS01' }, { kind: 'keep' })).toEqual(['keep']);
  expect(silent('limit', { kind: 'give', botte: 'BS01' }, { kind: 'give', botte: 'BS02' })).toEqual(['give']);
});

test('a rider who does not answer goes on where the roads part, and stops before a gate and at the water', () => {
  const roads: readonly Choice[] = [{ kind: 'stop' }, { kind: 'way', way: 'road' }, { kind: 'way', way: 'stairs' }];
  expect(silent('way', ...roads, BOTTE)).toEqual(['way']);
  expect(silent('gate', BOTTE, { kind: 'stop' })).toEqual(['stop']);
  expect(silent('port', { kind: 'way', way: 'france' }, BOTTE, { kind: 'stop' })).toEqual(['stop']);
});
