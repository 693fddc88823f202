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
  ['\u3164', ''],
  ['\u2800\u2800', ''],
  ['\u115f', ''],
  ['\uffa0', ''],
  ['\u034f', ''],
  ['\u17b4', ''],
  ['\ufe0f', ''],
  ['\u0301', ''],
  ['\u{1d159}', ''],
  ['A\u3164lin\u2800e', 'Alin e'],
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
