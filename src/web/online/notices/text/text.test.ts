import { describe, expect, test } from 'vitest';
import { checkWords } from '../../../text/testing.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const CATALOGUES = { en, fr, it };

/** One, several and a name. */
const GIVEN = [[1], [3], ['Europe/Paris']];

describe('the words about notices', () => checkWords(CATALOGUES, GIVEN, 50));

describe.each(Object.entries(CATALOGUES))('%s', (_, words) => {
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
