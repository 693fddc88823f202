import { describe, expect, test } from 'vitest';
import type { Refusal } from '#wire/to-client.ts';
import { type Translated, wordsIn } from '../../text/index.ts';
import { checkWords } from '../../text/testing.ts';
import { it } from './it.ts';
import type { OnlineTexts } from './words.ts';

const WORDS = wordsIn(import.meta.glob<Translated<OnlineTexts>>('./??.ts', { eager: true }));

const GIVEN = [0, 1, 4, 'Athos', 'Porthos', ['Aline', 'Bastien'], ['Aline']].map(each => [each, 'Luc']);

describe('the words of an online table', () => {
  checkWords(WORDS, GIVEN, 150);

  test.each(Object.entries(WORDS))('%s has a whole sentence of its own for every refusal', (_, words) => {
    const told = Object.values(words.why satisfies Record<Refusal, string>);
    expect(told.every(sentence => sentence.endsWith('.'))).toBe(true);
    expect(new Set(told).size).toBe(told.length);
  });

  test('Italian counts those who are waited for and those who hear', () => {
    expect(it.company.waiting(['Athos'])).toBe('Si aspetta Athos');
    expect(it.company.waiting(['Athos', 'Porthos'])).toBe('Si aspettano Athos e Porthos');
    expect(it.talk.only(['Athos'])).toBe('Ti sente solo Athos.');
  });
});
