import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const WORDS = { en, fr, it };

/** Every string of a catalogue by its way there; functions are called with small numbers, names and lists of names. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [0, 1],
  [1, 4],
  [2, 3],
  ['Aline', 'Luc'],
  ['Aline', 7],
  [['Aline', 'Luc']],
];
const stringsOf = (value: unknown, way = ''): [string, string][] => {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value === 'function')
    return ARGUMENTS.flatMap(each => {
      try {
        return stringsOf(value(...each), `${way}()`);
      } catch {
        return [];
      }
    });
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${way}.${key}`));
};
const waysOf = (value: unknown): Set<string> => new Set(stringsOf(value).map(([way]) => way));

test.each(LANGUAGES)('no straight quotes and no empty words in %s', language => {
  const words = stringsOf(WORDS[language]).map(([, word]) => word);
  expect(words.length).toBeGreaterThan(250);
  expect(words.filter(word => word === '' || /['"]| {2}/.test(word) || word.trim() !== word)).toEqual([]);
});

test('each language says everything, in words of its own', () => {
  expect(waysOf(fr)).toEqual(waysOf(en));
  expect(waysOf(it)).toEqual(waysOf(en));
});

test('French puts a narrow no-break space before high punctuation', () => {
  const wrong = stringsOf(fr).filter(([, word]) => /(^|[^\u202f])[;:!?]/.test(word));
  expect(wrong).toEqual([]);
});

test('a game without a turn yet is told as such, and one thing is told in the singular', () => {
  expect([en, fr, it].map(words => words.round(0))).toEqual([
    'Before the first round',
    'Avant la première manche',
    'Prima del primo giro',
  ]);
  expect([en, fr, it].map(words => words.hand.count(1))).toEqual(['1 card', '1 carte', '1 carta']);
  expect([en, fr, it].map(words => words.hand.count(0))).toEqual(['0 cards', '0 carte', '0 carte']);
});
