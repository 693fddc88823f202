import type { Decision, Options, Seat } from '#kernel/game.ts';
import type { Line } from './lesson.ts';

/** What a plan may look at when it says what comes next. */
export interface Scene<Choice = unknown, View = unknown, Event = unknown> {
  readonly asked: readonly Decision<Choice>[];
  readonly viewOf: (seat: Seat) => View;
  /** What a quick bot would choose there. */
  readonly adviceFor: (seat: Seat) => Choice | null;
  /** Everything that has happened so far. */
  readonly events: readonly Event[];
}

/** The dice or the cards have come otherwise than the lesson needs: another seed, please. */
export const NO_GOOD = 'no good';

/**
 * A line of the lesson, or: leave it to a bot, the lesson begins here, the lesson ends here. A lesson that begins in the
 * middle of a match answers 'bot' until the situation it wants has come, and then 'begin'. 'free' says that its lines end
 * here, because the pupil plays as he likes: what bots do from there on until 'end' is looked at, and not written down.
 */
export type Next<Choice = unknown, PageId extends string = string> =
  | Line<Choice, PageId>
  | 'bot'
  | 'begin'
  | 'free'
  | 'end'
  | typeof NO_GOOD;

/** Something worth a word the first time it happens. */
interface Remark<Event, PageId> {
  readonly page: PageId;
  readonly when: (event: Event) => boolean;
}

/** What a lesson wants of a match: it names the choices it teaches, and leaves the others to the bots. */
export interface Plan<Choice = unknown, View = unknown, Event = unknown, PageId extends string = string> {
  readonly id: string;
  readonly seat: Seat;
  readonly seats: number;
  /** Those that are not the usual ones. */
  readonly options: Options;
  readonly remarks: readonly Remark<Event, PageId>[];
  /** The pages before the turn that the pupil plays as he likes; left out where there is none. */
  readonly free?: readonly PageId[];
  readonly closing: readonly PageId[];
  /** A fresh reading of the plan for one match. */
  readonly direct: () => (scene: Scene<Choice, View, Event>) => Next<Choice, PageId>;
}
