import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/text.ts';
import { WORDS } from './index.ts';

/** Every string of a catalogue; functions are called with small numbers, names and markers. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [1, 1, 'jewel', 'prison'],
  [2, 3, null, null],
  ['Aline', 0, 7, 'jewel'],
  ['Aline', 7, 'prison', 'jewel'],
  [null, 7, 'others', null],
  [['Aline', 'Luc'], 2],
];
const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return ARGUMENTS.flatMap(each => {
      try {
        return stringsOf(value(...each));
      } catch {
        return [];
      }
    });
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

test.each(LANGUAGES)('no straight quotes and no empty words in %s', language => {
  const words = stringsOf(WORDS[language]);
  expect(words.length).toBeGreaterThan(150);
  expect(words.filter(word => /['"]| {2}/.test(word) || word.trim() !== word)).toEqual([]);
});

test('French puts a narrow no-break space before high punctuation', () => {
  const wrong = stringsOf(WORDS.fr).filter(word => word !== '?' && /(^|[^\u202f])[;:!?]/.test(word));
  expect(wrong).toEqual([]);
});
