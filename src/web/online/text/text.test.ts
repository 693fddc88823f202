import { describe, expect, test } from 'vitest';
import type { Why } from '#wire/to-client.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const CATALOGUES = { en, fr, it };

/** Calls every sentence that is made of something with what it could be made of. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [0],
  [1],
  [4],
  ['Athos'],
  ['Porthos'],
  [['Aline', 'Bastien']],
  [['Aline']],
];
const sentences = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => sentences(each, `${path}.${key}`));
  if (typeof value !== 'function') return [];
  return ARGUMENTS.flatMap(given => {
    try {
      return [[path, String(value(...given))] as [string, string]];
    } catch {
      return []; // Not the kind of argument it takes.
    }
  });
};
const pathsOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => pathsOf(each, `${path}.${key}`))
    : [path];

describe('the words of an online table', () => {
  test.each(Object.entries(CATALOGUES))('%s says something everywhere, with curly apostrophes', (_, words) => {
    expect(pathsOf(words)).toEqual(pathsOf(en));
    for (const [path, sentence] of sentences(words)) {
      expect([path, sentence.trim()]).not.toEqual([path, '']);
      expect([path, sentence]).not.toEqual([path, expect.stringMatching(/['"]|undefined|\[object|\s{2}/)]);
    }
  });

  test('French keeps a narrow space before its double signs', () => {
    for (const [path, sentence] of sentences(fr))
      expect([path, /[^\u202f\d][;:!?»]|«[^\u202f]/.test(sentence)]).toEqual([path, false]);
  });

  test.each(Object.entries(CATALOGUES))('%s has a whole sentence of its own for every refusal', (_, words) => {
    const told = Object.values(words.why satisfies Record<Why, string>);
    expect(told.every(sentence => sentence.endsWith('.'))).toBe(true);
    expect(new Set(told).size).toBe(told.length);
  });
});
