import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import { type Translated, wordsIn } from '../../../text/index.ts';
import { sentencesIn } from '../../../text/testing.ts';
import type { Words } from './en/index.ts';

const WORDS = wordsIn(import.meta.glob<Translated<Words>>('./??/index.ts', { eager: true }));

/** Small numbers, names and markers; most sentences take only some of them. */
const GIVEN = [
  [1, 1, 'jewel', 'prison'],
  [2, 3, null, null],
  ['Aline', 0, 7, 'jewel'],
  ['Aline', 7, 'prison', 'jewel'],
  [null, 7, 'others', null],
  [['Aline', 'Luc'], 2],
];
const told = (language: Language) => sentencesIn(WORDS[language], GIVEN).map(([, word]) => word);

test.each(LANGUAGES)('no straight quotes and no empty words in %s', language => {
  const words = told(language);
  expect(words.length).toBeGreaterThan(150);
  expect(words.filter(word => /['"]| {2}/.test(word) || word.trim() !== word)).toEqual([]);
});

test('French puts a narrow no-break space before high punctuation', () => {
  const wrong = told('fr').filter(word => word !== '?' && /(^|[^\u202f])[;:!?]/.test(word));
  expect(wrong).toEqual([]);
});
