import { expect, test } from 'vitest';
import { sameName, tidyName, tidySaid } from './names.ts';

test.each([
  ['  Aline  ', 'Aline'],
  ['Jean\t\n Paul', 'Jean Paul'],
  ['\u202eenilA', 'enilA'],
  ['A\u0000\u200bline', 'Aline'],
  ['🤺'.repeat(30), '🤺'.repeat(20)],
  ['e\u0301', 'é'],
  ['\u2028', ''],
])('a name is tidied: %j is %j', (given, tidy) => {
  expect(tidyName(given)).toBe(tidy);
});

test('what is said keeps its lines and loses what cannot be seen', () => {
  expect(tidySaid(' one\r\ntwo\n\n\n\nthree\u202e ')).toBe('one\ntwo\n\nthree');
});

test('names are the same whatever their case', () => {
  expect(sameName('Élise', 'éLISE')).toBe(true);
  expect(sameName('Elise', 'Elsie')).toBe(false);
});
