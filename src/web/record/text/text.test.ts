import { describe, expect, test } from 'vitest';
import { type Translated, wordsIn } from '../../text/index.ts';
import { checkWritten } from '../../text/testing.ts';
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

describe('words of a finished match', () => checkWritten(WORDS));
