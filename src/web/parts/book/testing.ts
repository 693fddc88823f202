import { expect, test } from 'vitest';
import { LANGUAGES, type Language, type RuleBook } from '#kernel/text.ts';
import { chapterId } from '../../pages/rules/chapter-id.ts';
import { checkWords } from '../../text/testing.ts';
import type { BookWords, GameBook } from './book.ts';

interface Checked extends Pick<GameBook, 'DIFFERENCES' | 'PARTS' | 'SEE'> {
  readonly rules: RuleBook;
  readonly words: Readonly<Record<Language, BookWords>>;
}

/** What every game's rulebook has to keep: it speaks of chapters and rules there are, and says all in every language. */
export const checkBook = ({ rules, words, DIFFERENCES, PARTS = {}, SEE = {} }: Checked): void => {
  const chapters = rules.chapters.map(chapter => chapterId(rules, chapter));

  checkWords(words, [[8, 9]], 50);

  test('each chapter has its introduction, and each introduction its chapter', () => {
    for (const language of LANGUAGES)
      expect(new Set(Object.keys(words[language].introductions))).toEqual(new Set(chapters));
  });

  test('each figure belongs to a chapter', () => {
    for (const id of Object.keys(words.en.figures))
      expect([id, chapters.some(chapter => id === chapter || id.startsWith(`${chapter}.`))]).toEqual([id, true]);
  });

  test('its parts begin with chapters, in their order, and each has a title', () => {
    const begins = Object.values(PARTS).map(chapter => chapters.indexOf(chapter));
    expect(begins).toEqual(begins.toSorted((a, b) => a - b));
    expect(begins).not.toContain(-1);
    expect(Object.keys(words.en.parts ?? {})).toEqual(Object.keys(PARTS));
  });

  test('a chapter leads to chapters there are', () => {
    const named = Object.entries(SEE).flatMap(([from, to]) => [from, ...(to.chapters ?? [])]);
    expect(named.filter(id => !chapters.includes(id))).toEqual([]);
  });

  test('the differences name rules there are, and are told', () => {
    const named = Object.values(DIFFERENCES).flat();
    expect(named.filter(id => !Object.hasOwn(rules.rules, id))).toEqual([]);
    expect(Object.keys(words.en.differences.items)).toEqual(Object.keys(DIFFERENCES));
  });
};
