import { expect, test } from 'vitest';
import { LANGUAGES, type Language, type RuleBook } from '#kernel/text.ts';
import { chapterId } from '../../../pages/rules/chapter-id.ts';
import type { Example, ExampleWords, Frame } from './example.ts';

/** The examples of a game, and what they are held against. */
interface Held<State, Choice, Event, Dice, One extends Example<State, Choice, Event, Dice>> {
  readonly examples: readonly One[];
  readonly framesIn: (example: One) => readonly Frame<State, Event>[];
  readonly words: Readonly<Record<Language, Readonly<Record<string, ExampleWords>>>>;
  readonly bookIn: (language: Language) => Promise<RuleBook>;
}

const rulesOf = ({ steps }: Example<unknown, unknown, unknown, unknown>): readonly string[] => [
  ...new Set(steps.flatMap(({ rules }) => rules)),
];

/** Whether what is expected happened, in this order; what else happened between is nobody's business. */
const expectInOrder = (events: readonly unknown[], wanted: readonly unknown[]): void => {
  let from = 0;
  for (const each of wanted) {
    const at = events.findIndex((event, nth) => nth >= from && matches(event, each));
    expect(at, `${JSON.stringify(each)} among ${JSON.stringify(events)}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
};

const matches = (event: unknown, wanted: unknown): boolean => {
  try {
    expect(event).toMatchObject(wanted as object);
    return true;
  } catch {
    return false;
  }
};

const figuresIn = (text: string): readonly string[] => [...new Set(text.match(/\d+/g))].toSorted();

const sentences = ({ title, begins, steps }: ExampleWords): readonly string[] => [title, begins, ...steps.flat()];

/** Every example plays by the rules, comes to what it tells, and tells it in every language. */
export const holdExamples = <State, Choice, Event, Dice, One extends Example<State, Choice, Event, Dice>>({
  examples,
  framesIn,
  words,
  bookIn,
}: Held<State, Choice, Event, Dice, One>): void => {
  for (const example of examples)
    test(`the example “${example.id}” comes to what it tells, by ${rulesOf(example).join(', ')}`, () => {
      const frames = framesIn(example);
      expect(frames).toHaveLength(example.steps.length + 1);
      for (const [nth, { comesTo, stands }] of example.steps.entries()) {
        const { fresh, state } = frames[nth + 1];
        expect(comesTo.length).toBeGreaterThan(0);
        expectInOrder(fresh, comesTo);
        if (stands !== undefined) expect(state).toMatchObject(stands);
      }
    });

  test.each(LANGUAGES)('every example is told step by step: %s', language => {
    expect(Object.keys(words[language]).toSorted()).toEqual(examples.map(({ id }) => id).toSorted());
    for (const { id, steps } of examples) {
      const told = words[language][id];
      expect(told.steps, id).toHaveLength(steps.length);
      for (const text of [told.begins, ...told.steps.map(([, each]) => each)]) expect(text).toMatch(/[.!?]$/);
      for (const [press] of told.steps) expect(press).not.toMatch(/[.!?]$/);
    }
  });

  test('no language tells other figures than the others, nor has been left in English', () => {
    for (const { id } of examples) {
      const english = sentences(words.en[id]);
      for (const language of LANGUAGES.filter(each => each !== 'en')) {
        const told = sentences(words[language][id]);
        expect(told.map(figuresIn), `${language} ${id}`).toEqual(english.map(figuresIn));
        expect(told.filter(text => english.includes(text))).toEqual([]);
      }
    }
  });

  test.each(LANGUAGES)('every example stands in a chapter, and its rules are in the book: %s', async language => {
    const book = await bookIn(language);
    const chapters = book.chapters.map(chapter => chapterId(book, chapter));
    expect(examples.filter(({ chapter }) => !chapters.includes(chapter))).toEqual([]);
    expect(examples.flatMap(rulesOf).filter(rule => !(rule in book.rules))).toEqual([]);
  });
};
