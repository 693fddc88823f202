import { outcomeOf } from '#kernel/early-end.ts';
import { type AnyGame, type Happening, type Outcome, redact, type Seat } from '#kernel/game.ts';
import { type Course, type MatchRecord, momentOf, stateOf } from '#kernel/journal.ts';
import { storyOf, type Told } from './table.ts';

/** A match that can be looked at again, at any moment and through any eyes; null are a spectator's. */
export interface Retold {
  /** How many choices stand at its end. */
  readonly last: number;
  /** Null where it is not over. */
  readonly outcome: Outcome | null;
  viewAt(at: number, eyes: Seat | null): unknown;
  /** What the choice of that number brought about. */
  eventsAt(at: number, eyes: Seat | null): readonly Happening[];
  story(eyes: Seat | null): readonly Told[];
}

/** A match that was played through by the rules. */
export const retoldBy = (game: AnyGame, record: MatchRecord, course: Course): Retold => ({
  last: course.played.length,
  outcome: outcomeOf(game, record, stateOf(course)),
  viewAt: (at, eyes) => game.view(momentOf(course, at).state, eyes),
  eventsAt: (at, eyes) => momentOf(course, at).events.map(event => redact(event, eyes)),
  story: eyes => storyOf(course, eyes),
});
