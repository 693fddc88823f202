import type { AnyGame, Happening, Seat } from '#kernel/game.ts';
import {
  type Course,
  type MatchRecord,
  type Move,
  momentOf,
  openingOf,
  type Played,
  replay,
  stateOf,
} from '#kernel/journal.ts';

/** A choice that stands, without what came of it. */
type Last = Pick<Played, 'seat' | 'undoable'>;

/** The choices that stand, and what came of each. */
export interface Past {
  /** How many there are. */
  readonly at: number;
  /** How the match stands now. */
  readonly state: unknown;
  /** How it stood before the last choice. */
  readonly before: unknown;
  readonly last: Last | null;
  push(played: Played): void;
  pop(): void;
  /** How it stood after so many choices, and what the last of them brought about. */
  moment(at: number): Course['opening'];
  /** What happened, the deal first. */
  events(): readonly (readonly Happening[])[];
}

/** What happened, the deal first, then choice by choice. */
export const eventsOf = ({ opening, played }: Course) => [opening.events, ...played.map(each => each.events)];

/** Remembers every position: for one match in a browser, where any moment may be shown again. */
export const wholePast = (opening: Course['opening']): Past => {
  const list: Played[] = [];
  const course: Course = { opening, played: list };
  return {
    get at() {
      return list.length;
    },
    get state() {
      return stateOf(course);
    },
    get before() {
      return (list.at(-2) ?? opening).state;
    },
    get last() {
      return list.at(-1) ?? null;
    },
    push: each => void list.push(each),
    pop: () => void list.pop(),
    moment: at => momentOf(course, at),
    events: () => eventsOf(course),
  };
};

/**
 * Remembers the present, and of the past no more than can be taken back: for a server with many matches. Earlier
 * moments are played again from the journal when somebody asks.
 */
export const leanPast = (game: AnyGame, record: MatchRecord, entries: readonly Move[], start: unknown): Past => {
  let at = 0;
  let state = start;
  /** The choices of one seat that it may still take back, and below them the one that it may not. */
  let tail: Pick<Played, 'seat' | 'undoable' | 'state'>[] = [];

  const keep = ({ seat, undoable, state: after }: Played) => {
    const before = tail.at(-1);
    if (!undoable || before?.seat !== seat) tail = tail.slice(-1);
    tail.push({ seat, undoable, state: after });
  };

  const again = (): Course => replay(game, { ...record, entries }).course;
  const moment = (then: number): Course['opening'] => momentOf(again(), then);
  return {
    get at() {
      return at;
    },
    get state() {
      return state;
    },
    get before() {
      return tail.at(-2)?.state ?? moment(Math.max(0, at - 1)).state;
    },
    get last() {
      return tail.at(-1) ?? null;
    },
    push(each) {
      keep(each);
      at++;
      state = each.state;
    },
    pop() {
      tail.pop();
      at--;
      // Two seats in a row took something back: what lies below is no longer remembered.
      if (tail.length === 0) for (const each of again().played.slice(0, at)) keep(each);
      state = (tail.at(-1) ?? openingOf(game, record)).state;
    },
    moment,
    events: () => eventsOf(again()),
  };
};

/** Why a seat cannot take its last choice back; null when it can. */
export const whyNotBack = (last: Last | null, seat: Seat): 'nothing-to-take-back' | 'already-seen' | null => {
  if (last === null || last.seat !== seat) return 'nothing-to-take-back';
  return last.undoable ? null : 'already-seen';
};
