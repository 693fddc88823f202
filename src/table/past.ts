import type { Happening, Seat } from '#kernel/game.ts';
import { type Course, momentOf, type Played, stateOf } from '#kernel/journal.ts';

/** A choice that stands, without what came of it. */
export type Last = Pick<Played, 'seat' | 'undoable'>;

/** How a match stands, and what can be taken back. */
export interface Tail {
  /** How many choices stand. */
  readonly at: number;
  /** How the match stands now. */
  readonly state: unknown;
  /** How it stood before the last choice, where that can be taken back. */
  readonly before: unknown;
  readonly last: Last | null;
  push(played: Played): void;
  pop(): void;
}

/** The choices that stand, and what came of each. */
export interface Past extends Tail {
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

/** Why a seat cannot take its last choice back; null when it can. */
export const whyNotBack = (last: Last | null, seat: Seat): 'nothing-to-take-back' | 'already-seen' | null => {
  if (last === null || last.seat !== seat) return 'nothing-to-take-back';
  return last.undoable ? null : 'already-seen';
};
