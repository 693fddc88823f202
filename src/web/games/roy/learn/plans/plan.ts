import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import type { Side } from '#games/roy/names.ts';
import type { View } from '#games/roy/view.ts';
import type { Decision, Options, Seat } from '#kernel/game.ts';
import type { Line } from '../lesson.ts';
import type { PageId } from '../pages.ts';

/** What a plan may look at when it says what comes next. */
export interface Scene {
  readonly asked: readonly Decision<Choice>[];
  readonly viewOf: (seat: Seat) => View;
  /** What a steady bot would choose there. */
  readonly adviceFor: (seat: Seat) => Choice | null;
  /** Everything that has happened so far. */
  readonly events: readonly Event[];
}

/** The dice or the cards have come otherwise than the lesson needs: another seed, please. */
export const NO_GOOD = 'no good';

/** A line of the lesson, or: leave it to a bot, the lesson begins here, the lesson ends here. */
export type Next = Line | 'bot' | 'begin' | 'end' | typeof NO_GOOD;

/** Something worth a word the first time it happens. */
export interface Remark {
  readonly page: PageId;
  readonly when: (event: Event) => boolean;
}

/** What a lesson wants of a match: it names the choices it teaches, and leaves the others to the bots. */
export interface Plan {
  readonly side: Side;
  readonly seat: Seat;
  readonly seats: number;
  /** Those that are not the usual ones. */
  readonly options: Options;
  readonly remarks: readonly Remark[];
  readonly closing: readonly PageId[];
  /** A fresh reading of the plan for one match. */
  readonly direct: () => (scene: Scene) => Next;
}
