import { describe, expect, test } from 'vitest';
import { type Translated, wordsIn } from '../../text/index.ts';
import { checkWords } from '../../text/testing.ts';
import type { SoundWords } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<SoundWords>>('./??.ts', { eager: true }));

describe('words about sounds', () => checkWords(WORDS, [], 6));

test('the switch says in each language what a press will do', () => {
  for (const { on, off } of Object.values(WORDS)) expect(on).not.toBe(off);
});
