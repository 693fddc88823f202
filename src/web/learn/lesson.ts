import { type AnyGame, type Options, readOptions, type Seat } from '#kernel/game.ts';

/** One choice of a lesson. */
export interface Line<Choice = unknown, PageId extends string = string> {
  readonly seat: Seat;
  readonly choice: Choice;
  /** What the guide says before it, one page after the other; the last one asks a pupil for this choice. */
  readonly pages?: readonly PageId[];
  /** The pupil's own choice, made for him: it teaches nothing new. */
  readonly made?: true;
  /** The pupil is to find it himself: whatever he picks, the guide says what he thinks of it, and then this is done. */
  readonly own?: true;
}

/** A match written in advance: the same dice, the same choices, and what the guide says about them. */
export interface Lesson {
  readonly id: string;
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
  /** What the guide says before the turn that the pupil plays as he likes, against bots; the last page stays during it. */
  readonly free?: readonly string[];
  /** What the guide says in the end. */
  readonly closing: readonly string[];
}

/** All the options of a lesson's table. */
export const optionsOf = ({ options: own }: Pick<Lesson, 'options'>, game: AnyGame): Options => {
  const { options, wrong } = readOptions(game.options, own);
  if (options === null) throw new Error(`the lesson asks for an option there is not: ${wrong}`);
  return options;
};

/** Where the lesson stands once so many choices have been made and so many pages of this moment have been read. */
export type Standing =
  | { readonly kind: 'says'; readonly page: string; readonly last: boolean }
  | { readonly kind: 'asks'; readonly page: string | null; readonly choice: unknown; readonly own: boolean }
  | { readonly kind: 'plays'; readonly line: Line }
  | { readonly kind: 'free'; readonly page: string }
  | { readonly kind: 'over' };

/** Whether the pupil is past his own turn: without one he is as soon as the lines are played. */
type FreeTurn = 'to come' | 'over';

/** The pages of a moment; past the last line they are those of the pupil's own turn, and then the closing ones. */
export const pagesAt = ({ lines, free = [], closing }: Lesson, at: number, turn: FreeTurn): readonly string[] => {
  if (at < lines.length) return lines[at].pages ?? [];
  return free.length > 0 && turn === 'to come' ? free : closing;
};

export const isAsked = ({ seat }: Lesson, line: Line): boolean => line.seat === seat && line.made === undefined;

const pastLines = (lesson: Lesson, at: number, read: number, turn: FreeTurn): Standing => {
  const pages = pagesAt(lesson, at, turn);
  const { free = [] } = lesson;
  if (turn === 'to come' && free.length > 0)
    return read < pages.length - 1
      ? { kind: 'says', page: pages[read], last: false }
      : { kind: 'free', page: pages[pages.length - 1] };
  return read < pages.length ? { kind: 'says', page: pages[read], last: read === pages.length - 1 } : { kind: 'over' };
};

export const standingAt = (lesson: Lesson, at: number, read: number, turn: FreeTurn = 'to come'): Standing => {
  const line = lesson.lines.at(at);
  if (at >= lesson.lines.length || line === undefined) return pastLines(lesson, at, read, turn);
  const pages = line.pages ?? [];
  if (!isAsked(lesson, line))
    return read < pages.length ? { kind: 'says', page: pages[read], last: false } : { kind: 'plays', line };
  // The page that asks stays until the choice is made.
  if (read < pages.length - 1) return { kind: 'says', page: pages[read], last: false };
  const page = pages.at(-1) ?? lastPageBefore(lesson, at);
  return { kind: 'asks', page, choice: line.choice, own: line.own === true };
};

/** A choice without a page of its own goes with the page before it. */
const lastPageBefore = (lesson: Lesson, at: number): string | null => {
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
  turn: FreeTurn = 'to come',
): { readonly page: number; readonly all: number } => {
  const { lines, begins, free = [], closing } = lesson;
  const written = lines.slice(begins).flatMap(line => line.pages ?? []).length;
  const all = written + free.length + closing.length;
  const before = lines.slice(begins, at).flatMap(line => line.pages ?? []).length;
  const own = at >= lines.length && turn === 'over' ? free.length : 0;
  const here = Math.min(read + 1, pagesAt(lesson, at, turn).length);
  return { page: Math.max(1, before + own + here), all };
};
