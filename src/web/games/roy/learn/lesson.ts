import type { Choice } from '#games/roy/choices.ts';
import type { Side } from '#games/roy/names.ts';
import { type AnyGame, type Options, readOptions, type Seat } from '#kernel/game.ts';
import type { PageId } from './pages.ts';

/** One choice of a lesson. */
export interface Line {
  readonly seat: Seat;
  readonly choice: Choice;
  /** What the guide says before it, one page after the other; the last one asks a pupil for this choice. */
  readonly pages?: readonly PageId[];
  /** The pupil's own choice, made for him: it teaches nothing new. */
  readonly made?: true;
}

/** A match written in advance: the same dice, the same choices, and what the guide says about them. */
export interface Lesson {
  readonly side: Side;
  /** The pupil's. */
  readonly seat: Seat;
  readonly seats: number;
  /** Those that are not the usual ones. */
  readonly options: Options;
  readonly seed: string;
  readonly table: string;
  /** How many choices have been made when the pupil sits down. */
  readonly begins: number;
  readonly lines: readonly Line[];
  /** What the guide says in the end. */
  readonly closing: readonly PageId[];
}

/** All the options of a lesson's table. */
export const optionsOf = ({ options: own }: Pick<Lesson, 'options'>, game: AnyGame): Options => {
  const { options, wrong } = readOptions(game.options, own);
  if (options === null) throw new Error(`the lesson asks for an option there is not: ${wrong}`);
  return options;
};

/** Where the lesson stands once so many choices have been made and so many pages of this moment have been read. */
export type Standing =
  | { readonly kind: 'says'; readonly page: PageId; readonly last: boolean }
  | { readonly kind: 'asks'; readonly page: PageId | null; readonly choice: Choice }
  | { readonly kind: 'plays'; readonly line: Line }
  | { readonly kind: 'over' };

/** The pages of a moment; past the last line they are the closing ones. */
export const pagesAt = ({ lines, closing }: Lesson, at: number): readonly PageId[] =>
  at < lines.length ? (lines[at].pages ?? []) : closing;

const isAsked = ({ seat }: Lesson, line: Line): boolean => line.seat === seat && line.made === undefined;

export const standingAt = (lesson: Lesson, at: number, read: number): Standing => {
  const pages = pagesAt(lesson, at);
  const line = lesson.lines.at(at);
  if (at >= lesson.lines.length || line === undefined)
    return read < pages.length
      ? { kind: 'says', page: pages[read], last: read === pages.length - 1 }
      : { kind: 'over' };
  if (!isAsked(lesson, line))
    return read < pages.length ? { kind: 'says', page: pages[read], last: false } : { kind: 'plays', line };
  // The page that asks stays until the choice is made.
  if (read < pages.length - 1) return { kind: 'says', page: pages[read], last: false };
  return { kind: 'asks', page: pages.at(-1) ?? lastPageBefore(lesson, at), choice: line.choice };
};

/** A choice without a page of its own goes with the page before it. */
const lastPageBefore = (lesson: Lesson, at: number): PageId | null => {
  for (let before = at; before >= lesson.begins; before--) {
    const page = lesson.lines[before].pages?.at(-1);
    if (page !== undefined) return page;
  }
  return null;
};

/** Which of all pages is being read, or was read last: for the line under the guide's words. */
export const progressAt = (
  lesson: Lesson,
  at: number,
  read: number,
): { readonly page: number; readonly all: number } => {
  const count = (from: number, to: number) => {
    let sum = 0;
    for (let each = from; each < to; each++) sum += pagesAt(lesson, each).length;
    return sum;
  };
  const all = count(lesson.begins, lesson.lines.length) + lesson.closing.length;
  const page = count(lesson.begins, at) + Math.min(read + 1, pagesAt(lesson, at).length);
  return { page: Math.max(1, page), all };
};
