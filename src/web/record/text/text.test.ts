import { describe, expect, test } from 'vitest';
import { type Translated, wordsIn } from '../../text/index.ts';
import type { RecordTexts } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<RecordTexts>>('./??.ts', { eager: true }));

test.each(Object.values(WORDS))('luck has a sentence of its own for everything', async ({ report }) => {
  const told = [
    report.verdict({ kind: 'usual' }, true),
    report.verdict({ kind: 'few' }, true),
    ...[true, false].flatMap(lucky =>
      (['more', 'less'] as const).map(kind => report.verdict({ kind, matches: 8, of: 10 }, lucky)),
    ),
  ];
  expect(new Set(told).size).toBe(6);
});

const flat = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => flat(each, `${path}.${key}`))
    : [[path, value]];

describe('words', () => {
  test.each(Object.entries(WORDS))('%s says something everywhere', (_, words) => {
    expect(flat(words).map(([path]) => path)).toEqual(flat(WORDS.en).map(([path]) => path));
  });

  test('curly apostrophes everywhere, and narrow spaces in French', () => {
    for (const words of Object.values(WORDS))
      for (const [path, each] of flat(words))
        if (typeof each === 'string') expect([path, /['"]|\s{2}|^$/.test(each)]).toEqual([path, false]);
    for (const [path, each] of flat(WORDS.fr))
      if (typeof each === 'string') expect([path, /[^\u202f][;:!?»]|«[^\u202f]/.test(each)]).toEqual([path, false]);
  });
});
