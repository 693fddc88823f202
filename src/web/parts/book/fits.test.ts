import { expect, test } from 'vitest';
import { fits } from './fits.ts';

test('every word is wanted, in any order, without regard to accents and capitals', () => {
  expect(fits('REINE épee', 'L’épée de la reine')).toBe(true);
  expect(fits('reine poignard', 'L’épée de la reine')).toBe(false);
});

test('an empty search finds nothing', () => {
  expect(fits('  ', 'anything')).toBe(false);
});

test('the number of a rule is whole: 1 is not the beginning of 12', () => {
  expect(fits('roy.duel.1', 'See ROY.DUEL.12')).toBe(false);
  expect(fits('roy.duel.1', 'See ROY.DUEL.12 and ROY.DUEL.1.')).toBe(true);
  expect(fits('roy.duel', 'See ROY.DUEL.12')).toBe(true);
});
