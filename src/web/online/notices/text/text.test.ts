import { describe, expect, test } from 'vitest';
import { type Translated, wordsIn } from '../../../text/index.ts';
import { checkWords } from '../../../text/testing.ts';
import type { NoticeWords } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<NoticeWords>>('./??.ts', { eager: true }));

/** One, several and a name. */
const GIVEN = [[1], [3], ['Europe/Paris']];

describe('the words about notices', () => checkWords(WORDS, GIVEN, 50));

describe.each(Object.entries(WORDS))('%s', (_, words) => {
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
