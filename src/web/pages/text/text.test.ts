import { describe, expect, test } from 'vitest';
import { type Translated, wordsIn } from '../../text/index.ts';
import type { PageTexts } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<PageTexts>>('./??.ts', { eager: true }));

describe('words', () => {
  const flat = (value: unknown, path = ''): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => flat(each, `${path}.${key}`))
      : [[path, value]];
  const sentences = (words: unknown) =>
    flat(words).filter((pair): pair is [string, string] => typeof pair[1] === 'string');

  test.each(Object.entries(WORDS))('%s says something everywhere', (_, words) => {
    expect(flat(words).map(([path]) => path)).toEqual(flat(WORDS.en).map(([path]) => path));
    for (const [path, sentence] of sentences(words)) expect([path, sentence.trim()]).not.toEqual([path, '']);
  });

  test('French keeps a narrow space before its double signs, and all have curly apostrophes', () => {
    for (const [path, sentence] of sentences(WORDS.fr))
      expect([path, /[^\u202f][;:!?»]|«[^\u202f]/.test(sentence)]).toEqual([path, false]);
    for (const words of Object.values(WORDS))
      for (const [path, sentence] of sentences(words)) expect([path, sentence.includes("'")]).toEqual([path, false]);
  });

  test('every problem with a match file has its sentence in each language', () => {
    const problems = [
      { kind: 'not-json' },
      { kind: 'not-a-match' },
      { kind: 'account' },
      { kind: 'field', field: 'seed' },
      { kind: 'unknown-game', game: 'whist' },
      { kind: 'other-rules', rules: 2, known: 1 },
      { kind: 'seats', seats: 9, least: 2, most: 4 },
      { kind: 'option', option: 'length' },
      { kind: 'commitment' },
      { kind: 'entry', entry: 3 },
    ] as const;
    for (const words of Object.values(WORDS)) {
      const told = problems.map(words.problem);
      expect(new Set(told).size).toBe(problems.length);
      expect(told.every(sentence => sentence.endsWith('.'))).toBe(true);
    }
  });
});
