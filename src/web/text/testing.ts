import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#kernel/text.ts';

/** What the sentences that are made of something are asked with, one after the other. */
type SampleArguments = readonly (readonly unknown[])[];
/** The way to a sentence in its catalogue, and the sentence. */
type Told = readonly [way: string, sentence: string];

const askedWith = (make: (...given: readonly unknown[]) => unknown, given: SampleArguments): unknown[] =>
  given.flatMap(each => {
    try {
      return [make(...each)];
    } catch {
      return []; // Not the kind of argument it takes.
    }
  });

/** Every sentence of a catalogue; also what a function gives is walked through. */
export const sentencesIn = (value: unknown, given: SampleArguments, way = ''): Told[] => {
  if (typeof value === 'string') return [[way, value]];
  if (value === undefined) return [[way, 'undefined']];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => sentencesIn(each, given, `${way}.${key}`));
  if (typeof value !== 'function') return [];
  const answers = askedWith((...each) => value(...each), given);
  if (answers.length === 0) throw new Error(`Nothing given fits ${way}`);
  return answers.flatMap(each => sentencesIn(each, given, `${way}()`));
};

const waysIn = (words: unknown, given: SampleArguments): Set<string> =>
  new Set(sentencesIn(words, given).map(([way]) => way));

const isFaulty = (sentence: string): boolean =>
  sentence === '' || sentence.trim() !== sentence || /['"]|undefined|\[object|\s{2}/.test(sentence);

/** Addresses and hours have a colon too. */
const lacksNarrowSpace = (sentence: string): boolean =>
  /(^|[^\u202f])[;:!?»]|«[^\u202f]/.test(sentence.replaceAll(/https?:\/\/|\d:\d/g, ''));

/** What every catalogue of words has to keep; `least` so many sentences are found in each language. */
export const checkWords = (words: Readonly<Record<Language, unknown>>, given: SampleArguments, least: number): void => {
  test.each(LANGUAGES)('%s leaves nothing empty or undefined and has curly apostrophes', language => {
    const told = sentencesIn(words[language], given);
    expect(told.length).toBeGreaterThan(least);
    expect(told.filter(([, sentence]) => isFaulty(sentence))).toEqual([]);
  });

  test.each(LANGUAGES)('%s says all that English says', language => {
    expect(waysIn(words[language], given)).toEqual(waysIn(words.en, given));
  });

  test('French keeps a narrow no-break space before high punctuation', () => {
    expect(sentencesIn(words.fr, given).filter(([, sentence]) => lacksNarrowSpace(sentence))).toEqual([]);
  });
};

/** Only what stands there as it is, without asking the sentences that are made of something. */
const writtenIn = (value: unknown, way = ''): Told[] => {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => writtenIn(each, `${way}.${key}`));
};

/** What can be checked where sentences are made of too many things to give them all. */
export const checkWritten = (words: Readonly<Record<Language, unknown>>): void => {
  test.each(LANGUAGES)('%s says something everywhere, with curly apostrophes', language => {
    const told = writtenIn(words[language]);
    expect(told.map(([way]) => way)).toEqual(writtenIn(words.en).map(([way]) => way));
    expect(told.filter(([, sentence]) => sentence.trim() === '' || sentence.includes("'"))).toEqual([]);
  });

  test('French keeps a narrow no-break space before high punctuation', () => {
    expect(writtenIn(words.fr).filter(([, sentence]) => lacksNarrowSpace(sentence))).toEqual([]);
  });
};
