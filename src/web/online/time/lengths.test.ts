import { expect, test } from 'vitest';
import { lengthIn, unitName, unitOf } from './lengths.ts';

test('a length of time is told in the largest unit that needs no fraction', () => {
  expect([20, 60, 90, 900, 7200, 86_400].map(unitOf)).toEqual(['second', 'minute', 'second', 'minute', 'hour', 'day']);
  expect(lengthIn(900, 'en-GB')).toBe('15 minutes');
  expect(lengthIn(86_400, 'fr')).toMatch(/^1\sjour$/);
  expect(lengthIn(3 * 86_400, 'it')).toMatch(/^3\sgiorni$/);
});

test('a unit has a word of its own', () => {
  expect(unitName('minute', 'en-GB')).toBe('minutes');
  expect(unitName('hour', 'fr')).toBe('heures');
});
