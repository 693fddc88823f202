import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';

const ARGUMENTS = [
  [1, 2, 3],
  [2, 3, 4],
  [['Aline', 'Luc'], 3, 4],
  [['Luc'], 1, 2],
  ['Aline', 'Musketiere', 'Bei uns'],
];

/** Every sentence of a catalogue; functions are asked with small numbers and with names. */
const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentences);
  if (typeof value !== 'function') return [];
  return ARGUMENTS.flatMap(given => {
    try {
      return [String(value(...given))];
    } catch {
      return []; // Not the kind of argument it takes.
    }
  });
};

const keys = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keys(inner).map(each => `${key}.${each}`)])
    : [];

describe('lobby texts', () => {
  test.each([
    ['en', en],
    ['fr', fr],
    ['it', italian],
  ])('%s uses typographic apostrophes and leaves nothing undefined', (_, texts) => {
    for (const sentence of sentences(texts)) {
      expect(sentence).not.toMatch(/['"]|undefined|\s{2}/);
      expect(sentence.trim()).not.toBe('');
    }
  });

  test('French and Italian have a word for everything English has', () => {
    for (const texts of [fr, italian]) expect(keys(texts).sort()).toEqual(keys(en).sort());
  });

  test('French keeps a narrow no-break space before high punctuation', () => {
    for (const sentence of sentences(fr)) expect(sentence).not.toMatch(/[^\u202f\d][;:!?»]|«[^\u202f]/);
  });
});
