import {
  type AnyGame,
  type Barred,
  CLOCK,
  type Decision,
  type Happening,
  type Outcome,
  redact,
  type Seat,
} from '#kernel/game.ts';
import {
  type Course,
  type Entry,
  type MatchRecord,
  type Played,
  played,
  replay,
  same,
  stateOf,
} from '#kernel/journal.ts';

/** A line of the story: an event as its reader may know it, and the choice (counted from 1) it came from; 0 is the deal. */
export interface Told {
  readonly at: number;
  readonly event: Happening;
}

/** All that one seat (or a spectator) may know of the match. */
export interface Seen {
  readonly version: number;
  /** How many choices stand. */
  readonly at: number;
  readonly view: unknown;
  /** Who is asked; the choices are there only for the seat itself. Those of the clock are no secret. */
  readonly asked: readonly Decision<unknown>[];
  readonly barred: readonly Barred[];
  readonly mayTakeBack: boolean;
  readonly outcome: Outcome | null;
}

/** Why a message changed nothing. */
export type Refused =
  | 'over' // the match has ended
  | 'not-asked' // it is not this seat that chooses
  | 'late' // the question was another one when this answer was given
  | 'not-offered' // the rules do not list this choice
  | 'nothing-to-take-back' // the last choice is not this seat's
  | 'already-seen'; // it showed something hidden, or dice were used
export type Answer = { readonly ok: true; readonly version: number } | { readonly ok: false; readonly why: Refused };

/**
 * One match in progress, the same for a browser alone, a screen passed around and a server.
 * It knows the whole truth; `seen` and `story` are the only ways out for it.
 */
export interface Table {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  seen(seat: Seat | null): Seen;
  /** How it looked to that seat after so many choices. */
  seenAt(at: number, seat: Seat | null): unknown;
  story(seat: Seat | null): readonly Told[];
  /** Plays a choice of a seat, or of the clock. */
  choose(seat: Seat, version: number, choice: unknown): Answer;
  takeBack(seat: Seat, version: number): Answer;
  /** Calls back after every change; the answer ends that. */
  watch(listener: () => void): () => void;
}

/** Opens a match from its journal, or says which entry the rules do not allow. */
export const openTable = (
  game: AnyGame,
  start: MatchRecord,
): { table: Table; broken: null } | { table: null; broken: number } => {
  const { course: opened, broken } = replay(game, start);
  if (broken !== null) return { table: null, broken };
  return { table: tableOf(game, start, opened), broken: null };
};

const tableOf = (game: AnyGame, start: MatchRecord, opened: Course): Table => {
  const entries: Entry[] = [...start.entries];
  const choices: Played[] = [...opened.played];
  const course: Course = { opening: opened.opening, played: choices };
  const listeners = new Set<() => void>();
  const questions = new Map<Seat, { readonly question: Decision<unknown>; readonly since: number }>();

  /** An answer given before another seat's move still counts if the question has stayed the same. */
  const noteQuestions = () => {
    const decisions = game.decisions(stateOf(course));
    for (const seat of [...questions.keys()]) if (!decisions.some(each => each.seat === seat)) questions.delete(seat);
    for (const question of decisions) {
      const known = questions.get(question.seat);
      if (known === undefined || !same(known.question, question))
        questions.set(question.seat, { question, since: entries.length });
    }
  };

  const changed = (entry: Entry): Answer => {
    entries.push(entry);
    noteQuestions();
    for (const listener of [...listeners]) listener();
    return { ok: true, version: entries.length };
  };

  const refuse = (why: Refused): Answer => ({ ok: false, why });
  noteQuestions();

  return {
    game,
    get record() {
      return { ...start, entries: entries.slice() };
    },

    seen(seat) {
      const state = stateOf(course);
      const view = game.view(state, seat);
      let barred: readonly Barred[] | null = null;
      return {
        version: entries.length,
        at: choices.length,
        view,
        asked: game
          .decisions(state)
          .map(each => (each.seat === seat || each.seat === CLOCK ? each : { ...each, choices: [] })),
        // Explaining takes longer than all the rest, and bots never ask.
        get barred() {
          barred ??= game.barred(view);
          return barred;
        },
        mayTakeBack: seat !== null && whyNot(course, seat) === null,
        outcome: game.outcome(state),
      };
    },

    seenAt: (at, seat) => game.view(at === 0 ? course.opening.state : choices[at - 1].state, seat),

    story: seat => [
      ...course.opening.events.map(event => ({ at: 0, event: redact(event, seat) })),
      ...choices.flatMap(({ events }, i) => events.map(event => ({ at: i + 1, event: redact(event, seat) }))),
    ],

    choose(seat, version, choice) {
      const known = questions.get(seat);
      if (known === undefined) return refuse(questions.size === 0 ? 'over' : 'not-asked');
      if (version < known.since || version > entries.length) return refuse('late');
      const next = played(game, stateOf(course), seat, choice);
      if (next === null) return refuse('not-offered');
      choices.push(next);
      return changed([seat, next.choice]);
    },

    takeBack(seat, version) {
      if (version !== entries.length) return refuse('late');
      const why = whyNot(course, seat);
      if (why !== null) return refuse(why);
      choices.pop();
      return changed([seat, null]);
    },

    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Why a seat cannot take its last choice back; null when it can. */
const whyNot = (course: Course, seat: Seat): Refused | null => {
  const last = course.played.at(-1);
  if (last === undefined || last.seat !== seat) return 'nothing-to-take-back';
  return last.quiet ? null : 'already-seen';
};
