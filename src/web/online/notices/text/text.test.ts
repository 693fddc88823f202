import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';

const paths = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => paths(each, `${path}.${key}`))
    : [path];

/** Every sentence; functions are asked with one, with several and with a name. */
const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [1, 3, 'Europe/Paris'].map(each => String(value(each)));
  return Object.values(value as object).flatMap(sentences);
};

describe.each([
  ['en', en],
  ['fr', fr],
  ['it', italian],
])('%s', (_, words) => {
  test('says something everywhere, with curly apostrophes', () => {
    expect(paths(words)).toEqual(paths(en));
    for (const sentence of sentences(words)) {
      expect(sentence.trim()).not.toBe('');
      expect(sentence).not.toMatch(/['"]|undefined| {2}/);
    }
  });

  test('has another sentence for each refusal', () => {
    const told = Object.values(words.why);
    expect(new Set(told).size).toBe(told.length);
    expect(told.every(sentence => sentence.endsWith('.'))).toBe(true);
  });

  test('speaks of one browser and of several differently', () => {
    expect(words.browser.others(1)).not.toContain('1');
    expect(words.browser.others(3)).toContain('3');
  });
});

test('French keeps a narrow space before its double signs', () => {
  for (const sentence of sentences(fr))
    expect(sentence.replaceAll(/https?:\/\//g, '')).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/);
});
