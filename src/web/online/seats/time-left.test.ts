import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [40_000, 'en-GB', '0:40'],
  [39_001, 'en-GB', '0:40'],
  [0, 'en-GB', '0:00'],
  [-5, 'en-GB', '0:00'],
  [600_000, 'fr', '10:00'],
  [3_600_000, 'en-GB', '1 hour'],
  [47 * 3_600_000, 'fr', '47 heures'],
  [7 * 24 * 3_600_000, 'it', '7 giorni'],
])('%d milliseconds are %s: %s', (milliseconds, locale, told) => {
  expect(timeLeft(milliseconds, locale).replaceAll(/\s/g, ' ')).toBe(told);
});
