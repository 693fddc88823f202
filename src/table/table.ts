import {
  type AnyGame,
  type Barred,
  type Decision,
  type EarlyEnd,
  type Happening,
  type Outcome,
  redact,
  type Seat,
} from '#kernel/game.ts';
import { type Course, type MatchRecord, type Move, openingOf } from '#kernel/journal.ts';
import type { Rng } from '#kernel/rng.ts';
import { MatchNow, type TableParts } from './match-now.ts';
import { openQuestions } from './open-questions.ts';
import { eventsOf, type Past, wholePast } from './past.ts';

/** A line of the story: an event as its reader may know it, and the choice (counted from 1) it came from; 0 is the deal. */
export interface Told {
  readonly at: number;
  readonly event: Happening;
}

/** How the match looks to one seat, or to a spectator. */
export interface Shown {
  readonly version: number;
  /** How many choices stand. */
  readonly at: number;
  readonly view: unknown;
  /** Who is asked; the choices are there only for the seat itself. Those of the clock are no secret. */
  readonly asked: readonly Decision<unknown>[];
  readonly mayTakeBack: boolean;
  readonly outcome: Outcome | null;
}

/** All that one seat (or a spectator) may know of the match. */
export interface Seen extends Shown {
  readonly barred: readonly Barred[];
}

/** Why a message changed nothing. */
export type ChoiceRefusal =
  | 'over' // the match has ended
  | 'not-asked' // it is not this seat that chooses
  | 'late' // the question was another one when this answer was given
  | 'not-offered' // the rules do not list this choice
  | 'nothing-to-take-back' // the last choice is not this seat's
  | 'already-seen'; // it showed something hidden, or dice were used
export interface No {
  readonly ok: false;
  readonly why: ChoiceRefusal;
}
export type Answer = { readonly ok: true; readonly version: number } | No;

/** A choice the rules allow, not yet made: whoever keeps journals writes `entry` down before it is played. */
export interface Proposal {
  readonly ok: true;
  readonly entry: Move;
  /** Who will be asked then; nobody once the match is over. */
  readonly asked: readonly Seat[];
  /** Those of them without whose answer the match does not go on. */
  readonly owing: readonly Seat[];
  /** Only while nothing else has been played. */
  readonly play: () => Answer;
}

/** A match as it stands, without its past: all that bots, clocks and a server's seats have to know. */
export interface TableNow {
  readonly game: AnyGame;
  /** How many entries the journal has. */
  readonly version: number;
  /** Everybody who is asked, the clock too; nobody once the match is over. */
  readonly asked: readonly Seat[];
  /** Those of them without whose answer the match does not go on. */
  readonly owing: readonly Seat[];
  seen(seat: Seat | null): Seen;
  /** The same without what cannot be chosen, and why. */
  shown(seat: Seat | null): Shown;
  /** The version at which the seat's question came up; null for one that is asked nothing. */
  since(seat: Seat): number | null;
  /** Plays a choice of a seat, or of the clock. */
  choose(seat: Seat, version: number, choice: unknown): Answer;
  takeBack(seat: Seat, version: number): Answer;
  /** What `choose` would play, or `takeBack` where the choice is null. */
  propose(seat: Seat, version: number, choice: unknown): Proposal | No;
  /** What the last choice brought about, as that seat may read it; nothing after one was taken back. */
  news(seat: Seat | null): readonly Happening[];
  /** What counts for a seat that does not answer; null for one that is asked nothing. */
  silence(seat: Seat, rng: Rng): unknown;
  /** The match ends here, otherwise than by its rules. */
  end(early: EarlyEnd): void;
  /** Calls back after every change; the answer ends that. */
  watch(listener: () => void): () => void;
}

/**
 * One match in progress, the same for a browser alone and a screen passed around. It knows the whole truth; `seen` and
 * `story` are the only ways out for it.
 */
export interface Table extends TableNow {
  readonly record: MatchRecord;
  /** How it looked to that seat after so many choices. */
  seenAt(at: number, seat: Seat | null): unknown;
  /** What the choice of that number brought about, as that seat may read it. */
  eventsAt(at: number, seat: Seat | null): readonly Happening[];
  story(seat: Seat | null): readonly Told[];
}

/** What happened, the deal first or from a later choice on, as that seat may read it. */
export const toldTo = (events: readonly (readonly Happening[])[], seat: Seat | null, from = 0): readonly Told[] =>
  events.slice(from).flatMap((each, at) => each.map(event => ({ at: from + at, event: redact(event, seat) })));

/** All that happened, as that seat may read it. */
export const storyOf = (course: Course, seat: Seat | null): readonly Told[] => toldTo(eventsOf(course), seat);

/** Opens a match from its journal, or says which entry the rules do not allow. */
export const openTable = (
  game: AnyGame,
  start: MatchRecord,
): { table: Table; broken: null } | { table: null; broken: number } => {
  const { ended, ...running } = start;
  const entries: Move[] = [];
  const past = wholePast(openingOf(game, start));
  const questions = openQuestions();
  const parts: TableParts = { game, playing: start, journal: entries, past, questions, early: null };
  const table = new WholeTable(parts, past, () => ({ ...running, entries: entries.slice() }));
  // Played one by one, so that the table knows since when each question has been asked.
  for (const [number, [seat, choice]] of start.entries.entries()) {
    const proposal = table.propose(seat, number, choice);
    if (!proposal.ok) return { table: null, broken: number };
    proposal.play();
  }
  if (ended !== undefined) table.end(ended);
  return { table, broken: null };
};

/** A match with all its past. */
class WholeTable extends MatchNow implements Table {
  readonly #past: Past;
  readonly #played: () => MatchRecord;

  constructor(parts: TableParts, past: Past, played: () => MatchRecord) {
    super(parts);
    this.#past = past;
    this.#played = played;
  }

  get record(): MatchRecord {
    const { early } = this.parts;
    return early === null ? this.#played() : { ...this.#played(), ended: early };
  }

  readonly seenAt = (at: number, seat: Seat | null): unknown => this.game.view(this.#past.moment(at).state, seat);
  readonly eventsAt = (at: number, seat: Seat | null): readonly Happening[] =>
    this.#past.moment(at).events.map(event => redact(event, seat));
  readonly story = (seat: Seat | null): readonly Told[] => toldTo(this.#past.events(), seat);
}
