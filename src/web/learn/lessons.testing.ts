import { describe, expect, test } from 'vitest';
import type { GameModule } from '#games/entry.ts';
import type { AnyGame } from '#kernel/game.ts';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import { openTable, type Table } from '#table/table.ts';
import { checkWords } from '../text/testing.ts';
import { pagesBeforeFirst, pagesOf, sentencesIn, wordsIn } from './counts.testing.ts';
import { type Lesson, pagesAt, standingAt } from './lesson.ts';
import { recordAt } from './record.ts';
import type { LessonFacts, SchoolWords } from './school.ts';

/** Everything about a game's lessons that can be held against each other. */
export interface Taught {
  readonly entry: Pick<GameModule, 'book'> & { readonly game: AnyGame };
  readonly facts: readonly LessonFacts[];
  readonly lessons: readonly Lesson[];
  /** Every page, with the rule it rests on. */
  readonly pages: Readonly<Record<string, { readonly rule: string }>>;
  readonly words: Readonly<Record<Language, SchoolWords>>;
}

/** A page is read while something waits to be done. */
const MOST_SENTENCES = 2;
const MOST_WORDS = 45;
const MOST_LETTERS = 300;
/** So many pages may come before the pupil does something. */
const MOST_BEFORE = 2;
const LABEL = 'Label';

/** The table of a lesson after so many of its choices. */
export const tableAt = (game: AnyGame, lesson: Lesson, at = lesson.lines.length): Table => {
  const names = Array.from({ length: lesson.seats }, (_, seat) => `${seat}`);
  const { table } = openTable(game, recordAt({ lesson, game, names }, at));
  if (table === null) throw new Error('the lesson no longer fits the rules: npm run lesson');
  return table;
};

/** What happened in a lesson, as far as the pupil has seen it. */
export const eventsOf = (game: AnyGame, lesson: Lesson): unknown[] =>
  tableAt(game, lesson)
    .story(lesson.seat)
    .map(({ event }) => event);

/** What is to be done there, as it would be said of a button that reads so. */
const nowIn = (words: SchoolWords, page: string): string | undefined => {
  const { now } = words.pages[page];
  return typeof now === 'function' ? now(LABEL) : now;
};

/** The pages that ask for something, and those that only say something. */
const kindsOf = (lesson: Lesson): { readonly asking: ReadonlySet<string>; readonly saying: ReadonlySet<string> } => {
  const asking = new Set<string>();
  const saying = new Set<string>();
  for (let at = lesson.begins; at <= lesson.lines.length; at++)
    for (let read = 0; read <= pagesAt(lesson, at, 'to come').length; read++) {
      const standing = standingAt(lesson, at, read);
      if (standing.kind === 'asks' && standing.page !== null) asking.add(standing.page);
      if (standing.kind === 'free') asking.add(standing.page);
      if (standing.kind === 'says') saying.add(standing.page);
    }
  return { asking, saying };
};

const checkLesson = ({ entry: { game }, words }: Taught, lesson: Lesson): void => {
  test('fits the rules from its first choice to its last', () => {
    const names = Array.from({ length: lesson.seats }, (_, seat) => `${seat}`);
    expect(openTable(game, recordAt({ lesson, game, names }, lesson.lines.length)).broken).toBeNull();
  });

  test('asks the pupil only what he is asked at the table', () => {
    for (const [at, line] of lesson.lines.entries()) {
      if (at < lesson.begins || line.seat !== lesson.seat) continue;
      const { asked } = tableAt(game, lesson, at).seen(lesson.seat);
      const question = asked.find(each => each.seat === lesson.seat);
      expect([at, question?.choices]).toEqual([at, expect.arrayContaining([line.choice])]);
    }
  });

  test('says what to do wherever it asks, in each language, and nowhere else', () => {
    const { asking, saying } = kindsOf(lesson);
    for (const language of LANGUAGES) {
      for (const page of asking) expect([page, nowIn(words[language], page)]).toEqual([page, expect.any(String)]);
      for (const page of saying) expect([page, nowIn(words[language], page)]).toEqual([page, undefined]);
    }
  });

  test('says little at a time, in each language', () => {
    for (const language of LANGUAGES)
      for (const page of pagesOf(lesson)) {
        const { say, now } = words[language].pages[page];
        const asks = typeof now === 'function' ? now('') : (now ?? '');
        const at = `${language} ${page}`;
        expect([at, sentencesIn(say) <= MOST_SENTENCES]).toEqual([at, true]);
        expect([at, wordsIn(`${say} ${asks}`) <= MOST_WORDS]).toEqual([at, true]);
      }
  });
};

/** Every lesson fits the rules, and its words fit the lesson. */
export const checkLessons = (taught: Taught): void => {
  const { entry, lessons, pages, words } = taught;
  describe.each(lessons.map(lesson => ({ id: lesson.id, lesson })))('the lesson $id', ({ lesson }) =>
    checkLesson(taught, lesson),
  );

  test('every page is said in a lesson, once, and rests on a rule of the book', async () => {
    expect(lessons.flatMap(pagesOf).toSorted()).toEqual(Object.keys(pages).toSorted());
    const { rules } = await entry.book.en();
    for (const { rule } of Object.values(pages)) expect(Object.keys(rules)).toContain(rule);
  });

  describe('the guide’s words', () => {
    checkWords(words, [[LABEL]], Object.keys(pages).length);

    test('a page is short enough for a telephone', () => {
      for (const language of LANGUAGES)
        for (const page of Object.keys(pages))
          expect([language, page, words[language].pages[page].say.length < MOST_LETTERS]).toEqual([
            language,
            page,
            true,
          ]);
    });
  });
};

/** A first lesson has the pupil do something soon, and teaches so many things that a first game needs. */
export const checkTeaching = ({ facts }: Taught, lesson: Lesson, least: number): void => {
  const teaches = facts.find(({ id }) => id === lesson.id)?.teaches ?? {};

  test('teaches what a first game needs, each thing on a page of its own lesson', () => {
    expect(Object.keys(teaches).length).toBeGreaterThanOrEqual(least);
    for (const page of Object.values(teaches)) expect(pagesOf(lesson)).toContain(page);
  });

  test('lets the pupil do something by its third page', () => {
    expect(pagesBeforeFirst(lesson)).toBeLessThanOrEqual(MOST_BEFORE);
  });

  test('lets the pupil choose for himself somewhere', () => {
    expect(lesson.free !== undefined || lesson.lines.some(({ own }) => own)).toBe(true);
  });
};
