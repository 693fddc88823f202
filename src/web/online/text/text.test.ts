import { describe, expect, test } from 'vitest';
import type { Refusal } from '#wire/to-client.ts';
import { checkWords } from '../../text/testing.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const CATALOGUES = { en, fr, it };

const GIVEN = [0, 1, 4, 'Athos', 'Porthos', ['Aline', 'Bastien'], ['Aline']].map(each => [each, 'Luc']);

describe('the words of an online table', () => {
  checkWords(CATALOGUES, GIVEN, 150);

  test.each(Object.entries(CATALOGUES))('%s has a whole sentence of its own for every refusal', (_, words) => {
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
