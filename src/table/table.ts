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
import { type MatchRecord, type Move, openingOf, type Played, played, same } from '#kernel/journal.ts';
import { leanPast, type Past, wholePast, whyNotBack } from './past.ts';

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
export type ChoiceRefusal =
  | 'over' // the match has ended
  | 'not-asked' // it is not this seat that chooses
  | 'late' // the question was another one when this answer was given
  | 'not-offered' // the rules do not list this choice
  | 'nothing-to-take-back' // the last choice is not this seat's
  | 'already-seen'; // it showed something hidden, or dice were used
interface No {
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
  /** Only while nothing else has been played. */
  readonly play: () => Answer;
}

/**
 * One match in progress, the same for a browser alone, a screen passed around and a server.
 * It knows the whole truth; `seen` and `story` are the only ways out for it.
 */
export interface Table {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  /** How many entries the journal has. */
  readonly version: number;
  /** Everybody who is asked, the clock too; nobody once the match is over. */
  readonly asked: readonly Seat[];
  seen(seat: Seat | null): Seen;
  /** The version at which the seat's question came up; null for one that is asked nothing. */
  since(seat: Seat): number | null;
  /** How it looked to that seat after so many choices. */
  seenAt(at: number, seat: Seat | null): unknown;
  story(seat: Seat | null): readonly Told[];
  /** Plays a choice of a seat, or of the clock. */
  choose(seat: Seat, version: number, choice: unknown): Answer;
  takeBack(seat: Seat, version: number): Answer;
  /** What `choose` would play, or `takeBack` where the choice is null. */
  propose(seat: Seat, version: number, choice: unknown): Proposal | No;
  /** What the last choice brought about, as that seat may read it; nothing after one was taken back. */
  news(seat: Seat | null): readonly Happening[];
  /** Calls back after every change; the answer ends that. */
  watch(listener: () => void): () => void;
}

/** Opens a match from its journal, or says which entry the rules do not allow. `lean` keeps no past in memory. */
export const openTable = (
  game: AnyGame,
  start: MatchRecord,
  memory: 'whole' | 'lean' = 'whole',
): { table: Table; broken: null } | { table: null; broken: number } => {
  const opening = openingOf(game, start);
  const entries: Move[] = [];
  const past = memory === 'whole' ? wholePast(opening) : leanPast(game, start, entries, opening.state);
  const table = tableOf(game, start, entries, past);
  // Played one by one, so that the table knows since when each question has been asked.
  for (const [number, [seat, choice]] of start.entries.entries()) {
    const proposal = table.propose(seat, number, choice);
    if (!proposal.ok) return { table: null, broken: number };
    proposal.play();
  }
  return { table, broken: null };
};

const tableOf = (game: AnyGame, start: MatchRecord, entries: Move[], past: Past): Table => {
  let news: readonly Happening[] = [];
  /** Every question there is now. */
  let open: readonly Decision<unknown>[] = [];
  const listeners = new Set<() => void>();
  const questions = new Map<Seat, { readonly question: Decision<unknown>; readonly since: number }>();

  /** An answer given before another seat's move still counts if the question has stayed the same. */
  const noteQuestions = (decisions: readonly Decision<unknown>[]) => {
    open = decisions;
    for (const seat of [...questions.keys()]) if (!decisions.some(each => each.seat === seat)) questions.delete(seat);
    for (const question of decisions) {
      const known = questions.get(question.seat);
      if (known === undefined || !same(known.question, question))
        questions.set(question.seat, { question, since: entries.length });
    }
  };

  const refuse = (why: ChoiceRefusal): No => ({ ok: false, why });

  const proposed = (entry: Move, after: unknown, events: readonly Happening[], change: () => void): Proposal => {
    const version = entries.length;
    const decisions = game.decisions(after);
    return {
      ok: true,
      entry,
      asked: decisions.map(each => each.seat),
      play() {
        if (entries.length !== version) throw new Error('something else was played meanwhile');
        change();
        entries.push(entry);
        news = events;
        // Who has answered is asked anew, even where the next question reads the same.
        questions.delete(entry[0]);
        noteQuestions(decisions);
        for (const listener of [...listeners]) listener();
        return { ok: true, version: entries.length };
      },
    };
  };

  const proposeBack = (seat: Seat, version: number): Proposal | No => {
    if (version !== entries.length) return refuse('late');
    const why = whyNotBack(past.last, seat);
    return why === null ? proposed([seat, null], past.before, [], () => past.pop()) : refuse(why);
  };

  const propose = (seat: Seat, version: number, choice: unknown): Proposal | No => {
    if (choice === null) return proposeBack(seat, version);
    const known = questions.get(seat);
    if (known === undefined) return refuse(questions.size === 0 ? 'over' : 'not-asked');
    if (version < known.since || version > entries.length) return refuse('late');
    const next: Played | null = played(game, past.state, seat, choice);
    if (next === null) return refuse('not-offered');
    return proposed([seat, next.choice], next.state, next.events, () => past.push(next));
  };

  const done = (proposal: Proposal | No): Answer => (proposal.ok ? proposal.play() : proposal);
  noteQuestions(game.decisions(past.state));

  return {
    game,
    get record() {
      return { ...start, entries: entries.slice() };
    },
    get version() {
      return entries.length;
    },
    get asked() {
      return open.map(each => each.seat);
    },

    seen(seat) {
      const { state } = past;
      const view = game.view(state, seat);
      let barred: readonly Barred[] | null = null;
      return {
        version: entries.length,
        at: past.at,
        view,
        asked: open.map(each => (each.seat === seat || each.seat === CLOCK ? each : { ...each, choices: [] })),
        // Explaining takes longer than all the rest, and bots never ask.
        get barred() {
          barred ??= game.barred(view);
          return barred;
        },
        mayTakeBack: seat !== null && whyNotBack(past.last, seat) === null,
        outcome: game.outcome(state),
      };
    },

    since: seat => questions.get(seat)?.since ?? null,

    seenAt: (at, seat) => game.view(past.stateAt(at), seat),

    story: seat => past.events().flatMap((events, at) => events.map(event => ({ at, event: redact(event, seat) }))),

    choose: (seat, version, choice) => (choice === null ? refuse('not-offered') : done(propose(seat, version, choice))),

    takeBack: (seat, version) => done(proposeBack(seat, version)),
    propose,
    news: seat => news.map(event => redact(event, seat)),

    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
