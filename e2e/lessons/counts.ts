import { LANGUAGES, type Language } from '#kernel/text.ts';
import { choicesIn, pagesBeforeFirst, pagesOf, wordsIn } from '#web/learn/counts.testing.ts';
import type { PageText, SchoolWords } from '#web/learn/school.ts';
import type { LessonAt } from './every-lesson.ts';
import { NEEDED } from './needs.ts';

/** What can be counted of a lesson without a browser. */
export interface Counts {
  readonly name: string;
  readonly pages: number;
  readonly words: Readonly<Record<Language, number>>;
  /** Pages that come before the one on which the pupil does something. */
  readonly before: number;
  /** How often he is asked for a choice, a turn of his own aside. */
  readonly asked: number;
  /** What it teaches, each with the number of its page. */
  readonly taught: Readonly<Record<string, number>>;
  /** What a first game needs, and this lesson leaves out. */
  readonly missing: readonly string[];
}

/** All that stands on a page, but for the name of the button that is to be pressed. */
const saidOn = ({ say, now = '' }: PageText): string => `${say} ${typeof now === 'function' ? now('') : now}`;

export const countsOf = async (
  { name, game, facts }: LessonAt,
  words: Readonly<Record<Language, SchoolWords>>,
): Promise<Counts> => {
  const lesson = await facts.load();
  const pages = pagesOf(lesson);
  const said = (language: Language): string => pages.map(page => saidOn(words[language].pages[page])).join(' ');
  const { teaches } = facts;
  return {
    name,
    pages: pages.length,
    words: Object.fromEntries(LANGUAGES.map(each => [each, wordsIn(said(each))])) as Record<Language, number>,
    before: pagesBeforeFirst(lesson),
    asked: choicesIn(lesson),
    taught: Object.fromEntries(Object.entries(teaches).map(([thing, page]) => [thing, pages.indexOf(page) + 1])),
    missing: (NEEDED[game][facts.id] ?? []).filter(thing => !Object.hasOwn(teaches, thing)),
  };
};
