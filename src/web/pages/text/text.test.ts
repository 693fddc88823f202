import { describe, expect, test } from 'vitest';
import { type Translated, wordsIn } from '../../text/index.ts';
import { checkWritten } from '../../text/testing.ts';
import type { PageTexts } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<PageTexts>>('./??.ts', { eager: true }));

describe('words', () => {
  checkWritten(WORDS);

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
      { kind: 'words', seat: 1 },
      { kind: 'entry', entry: 3 },
    ] as const;
    for (const words of Object.values(WORDS)) {
      const told = problems.map(words.problem);
      expect(new Set(told).size).toBe(problems.length);
      expect(told.every(sentence => sentence.endsWith('.'))).toBe(true);
    }
  });
});
