import { diceOf, type Seed } from './fairness.ts';
import type { AnyGame, Decision, EarlyEnd, Happening, Options, Seat } from './game.ts';
import type { WordPromise } from './word-promise.ts';

/** `[seat, choice]`, or `[seat, null]` where a seat took back its last choice. */
export type Move = readonly [seat: Seat, choice: unknown];

export interface SeatRecord {
  readonly name: string;
  /** The bot's level; null for a person. */
  readonly bot: string | null;
  /** What this seat added to the mix before the deal. */
  readonly words: string;
}

/** A match as it is stored: everything that happened follows from it. */
export interface MatchRecord {
  readonly format: 'panache-match-1';
  readonly game: string;
  readonly rules: number;
  readonly table: string;
  readonly options: Options;
  readonly seats: readonly SeatRecord[];
  readonly commitment: string;
  readonly seed: Seed;
  readonly entries: readonly Move[];
  /** What each seat promised to add before any words were shown, null for nothing; left out where nobody was asked to. */
  readonly promises?: readonly (WordPromise | null)[];
  /** Left out while the match runs, and where it ended by its rules. */
  readonly ended?: EarlyEnd;
}

type Plain = Readonly<Record<string, unknown>>;

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!same(a[at], b[at])) return false;
  return true;
};

const sameObject = (a: object, b: object): boolean => {
  let keys = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same((a as Plain)[key], (b as Plain)[key])) return false;
    keys++;
  }
  for (const _ in b) keys--;
  return keys === 0;
};

/** Equal as JSON, whatever the order of keys. Asked about every choice on offer: it makes no lists of keys. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return !Array.isArray(b) && sameObject(a, b);
};

const diceOfRecord = ({ seed, table, seats }: Pick<MatchRecord, 'seed' | 'table' | 'seats'>) =>
  diceOf(
    seed,
    table,
    seats.map(seat => seat.words),
  );

/** One choice as it was played, and what came of it. */
export interface Played {
  readonly seat: Seat;
  readonly choice: unknown;
  readonly state: unknown;
  readonly events: readonly Happening[];
  /** It used no dice and showed nothing hidden, so its seat may take it back until somebody else acts. */
  readonly undoable: boolean;
}

/** The match so far: how it stood after the deal, then after each choice that was not taken back. */
export interface Course {
  readonly opening: { readonly state: unknown; readonly events: readonly Happening[] };
  readonly played: readonly Played[];
}

export const openingOf = (game: AnyGame, record: MatchRecord): Course['opening'] => {
  const events: Happening[] = [];
  const { seats, options, rules } = record;
  const state = game.setup(seats.length, options, diceOfRecord(record), event => events.push(event), rules);
  return { state, events };
};

export const stateOf = ({ opening, played }: Course): unknown => (played.at(-1) ?? opening).state;

/** How it stood after so many choices, and what the last of them brought about; 0 is the deal. */
export const momentOf = ({ opening, played }: Course, at: number): Course['opening'] =>
  at === 0 ? opening : played[at - 1];

const listedIn = (decisions: readonly Decision<unknown>[], seat: Seat, choice: unknown): unknown => {
  for (const decision of decisions) {
    const listed = decision.seat === seat ? decision.choices.find(each => same(each, choice)) : undefined;
    if (listed !== undefined) return listed;
  }
  return undefined;
};

/**
 * Plays one choice on the end of a course, or null when the rules do not offer it to that seat. Whoever has asked the rules
 * already what may be chosen there says so in `decisions`.
 */
export const played = (
  game: AnyGame,
  before: unknown,
  seat: Seat,
  choice: unknown,
  decisions: readonly Decision<unknown>[] = game.decisions(before),
): Played | null => {
  const listed = listedIn(decisions, seat, choice);
  if (listed === undefined) return null;
  const state = game.clone(before);
  const events: Happening[] = [];
  game.apply(state, seat, listed, event => events.push(event));
  const undoable = game.rng(before).at === game.rng(state).at && !events.some(event => event.reveals);
  return { seat, choice: listed, state, events, undoable };
};

/** A seat may take back its last choice while nobody else has acted, nothing hidden was shown and no dice were used. */
export const mayTakeBack = (course: Course, seat: Seat): boolean => {
  const last = course.played.at(-1);
  return last !== undefined && last.seat === seat && last.undoable;
};

export type Replay =
  | { readonly course: Course; readonly broken: null }
  | { readonly course: Course; readonly broken: number };

/** Plays the journal again; `broken` is the number of the first entry the rules do not allow. */
export const replay = (game: AnyGame, record: MatchRecord): Replay => {
  const list: Played[] = [];
  const course: Course = { opening: openingOf(game, record), played: list };
  for (const [number, [seat, choice]] of record.entries.entries()) {
    if (choice === null) {
      if (!mayTakeBack(course, seat)) return { course, broken: number };
      list.pop();
      continue;
    }
    const next = played(game, stateOf(course), seat, choice);
    if (next === null) return { course, broken: number };
    list.push(next);
  }
  return { course, broken: null };
};
