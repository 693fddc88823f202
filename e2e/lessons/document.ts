import path from 'node:path';
import type { GameId } from '#games/index.ts';
import { type Counts, countsOf } from './counts.ts';
import { everyLesson, wordsOf } from './every-lesson.ts';
import { countTable, taughtTable } from './report.ts';

export const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/lessons.md');

/** A part of the document that is written by `npm run lessons -- --save`. */
const marked = (name: string) => new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);

/** The document with one part of it written anew. */
export const withPart = (text: string, name: string, part: string): string => {
  if (!marked(name).test(text)) throw new Error(`docs/lessons.md has no part ${name}`);
  return text.replace(marked(name), (_, head: string, foot: string) => `${head}\n${part}\n\n${foot}`);
};

/** The counts of every lesson. */
export const allCounts = async (): Promise<
  readonly (Counts & { readonly game: GameId; readonly extra: boolean })[]
> => {
  const lessons = await everyLesson();
  return Promise.all(
    lessons.map(async lesson => ({
      ...(await countsOf(lesson, await wordsOf(lesson.game))),
      game: lesson.game,
      extra: lesson.facts.extra === true,
    })),
  );
};

/** The parts that can be written without a browser. */
export const countedParts = async (): Promise<Readonly<Record<string, string>>> => {
  const counts = await allCounts();
  const taught = counts.filter(({ extra }) => !extra).map(each => `### ${each.name}\n\n${taughtTable(each)}`);
  return { counts: countTable(counts), taught: taught.join('\n\n') };
};
