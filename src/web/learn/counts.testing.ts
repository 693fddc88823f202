import { isAsked, type Lesson } from './lesson.ts';

/** Every page of a lesson, in the order in which they are read. */
export const pagesOf = ({ lines, free = [], closing }: Lesson): readonly string[] => [
  ...lines.flatMap(({ pages }) => pages ?? []),
  ...free,
  ...closing,
];

/** A sentence ends with its sign, where the text ends or a new one begins. */
export const sentencesIn = (text: string): number => text.match(/[.!?…](?=\s+\p{Lu}|\s*$)/gu)?.length ?? 0;
export const wordsIn = (text: string): number =>
  text.split(/[\s\u202f]+/).filter(word => /[\p{L}\d]/u.test(word)).length;

const askedIn = (lesson: Lesson): number[] =>
  lesson.lines.flatMap((line, at) => (at >= lesson.begins && isAsked(lesson, line) ? [at] : []));

/** How many pages are read before the one that asks the pupil for something for the first time. */
export const pagesBeforeFirst = (lesson: Lesson): number => {
  const [first = lesson.lines.length] = askedIn(lesson);
  // The last of them asks.
  return lesson.lines.slice(lesson.begins, first + 1).flatMap(({ pages }) => pages ?? []).length - 1;
};

/** How often the pupil chooses something. */
export const choicesIn = (lesson: Lesson): number => askedIn(lesson).length;
