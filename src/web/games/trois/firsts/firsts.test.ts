import { describe, expect, test } from 'vitest';
import { trois } from '#games/trois/entry.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { checkFirsts } from '#web/firsts/testing.ts';
import { type Translated, wordsIn } from '#web/text/index.ts';
import { checkWords } from '#web/text/testing.ts';
import { ROWS } from './rows.ts';
import type { FirstTexts } from './text/en.ts';

const WORDS = wordsIn(import.meta.glob<Translated<FirstTexts>>('./text/??.ts', { eager: true }));
const RECORDS = import.meta.glob<MatchRecord>('#games/trois/recorded/*.json', {
  eager: true,
  import: 'default',
});

checkFirsts(trois, ROWS, Object.values(RECORDS), {});
describe('their sentences', () => checkWords(WORDS, [], 10));

test('each has its sentence', () => {
  expect(Object.keys(WORDS.en).toSorted()).toEqual(ROWS.map(({ id }) => id).toSorted());
});
