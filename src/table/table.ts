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
import { type Course, type MatchRecord, type Move, openingOf, type Played, played } from '#kernel/journal.ts';
import { type OpenQuestions, openQuestions } from './open-questions.ts';
import { eventsOf, leanPast, type Past, wholePast, whyNotBack } from './past.ts';

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
  /** What the choice of that number brought about, as that seat may read it. */
  eventsAt(at: number, seat: Seat | null): readonly Happening[];
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

const told = (events: readonly (readonly Happening[])[], seat: Seat | null): readonly Told[] =>
  events.flatMap((each, at) => each.map(event => ({ at, event: redact(event, seat) })));

/** All that happened, as that seat may read it. */
export const storyOf = (course: Course, seat: Seat | null): readonly Told[] => told(eventsOf(course), seat);

/** Opens a match from its journal, or says which entry the rules do not allow. `lean` keeps no past in memory. */
export const openTable = (
  game: AnyGame,
  start: MatchRecord,
  memory: 'whole' | 'lean' = 'whole',
): { table: Table; broken: null } | { table: null; broken: number } => {
  const opening = openingOf(game, start);
  const entries: Move[] = [];
  const past = memory === 'whole' ? wholePast(opening) : leanPast(game, start, entries, opening.state);
  const table = tableOf({ game, start, entries, past, questions: openQuestions() });
  // Played one by one, so that the table knows since when each question has been asked.
  for (const [number, [seat, choice]] of start.entries.entries()) {
    const proposal = table.propose(seat, number, choice);
    if (!proposal.ok) return { table: null, broken: number };
    proposal.play();
  }
  return { table, broken: null };
};

/** What a table is made of. */
interface Parts {
  readonly game: AnyGame;
  /** The match as it was before the first entry. */
  readonly start: MatchRecord;
  readonly entries: Move[];
  readonly past: Past;
  readonly questions: OpenQuestions;
}

const refuse = (why: ChoiceRefusal): No => ({ ok: false, why });

/** The two ways to change a match: a choice, and taking one back. `onplayed` hears what has come of it. */
const proposing = ({ game, entries, past, questions }: Parts, onplayed: (events: readonly Happening[]) => void) => {
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
        questions.answered(entry[0]);
        questions.note(decisions, entries.length);
        onplayed(events);
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
    const since = questions.since(seat);
    if (since === null) return refuse(questions.all.length === 0 ? 'over' : 'not-asked');
    if (version < since || version > entries.length) return refuse('late');
    const next: Played | null = played(game, past.state, seat, choice);
    if (next === null) return refuse('not-offered');
    return proposed([seat, next.choice], next.state, next.events, () => past.push(next));
  };

  return { propose, proposeBack };
};

const seenBy = ({ game, entries, past, questions }: Parts, seat: Seat | null): Seen => {
  const { state } = past;
  const view = game.view(state, seat);
  let barred: readonly Barred[] | null = null;
  return {
    version: entries.length,
    at: past.at,
    view,
    asked: questions.all.map(each => (each.seat === seat || each.seat === CLOCK ? each : { ...each, choices: [] })),
    // Explaining takes longer than all the rest, and bots never ask.
    get barred() {
      barred ??= game.barred(view);
      return barred;
    },
    mayTakeBack: seat !== null && whyNotBack(past.last, seat) === null,
    outcome: game.outcome(state),
  };
};

const done = (proposal: Proposal | No): Answer => (proposal.ok ? proposal.play() : proposal);

const tableOf = (parts: Parts): Table => {
  const { game, start, entries, past, questions } = parts;
  let news: readonly Happening[] = [];
  const listeners = new Set<() => void>();
  const { propose, proposeBack } = proposing(parts, events => {
    news = events;
    for (const listener of [...listeners]) listener();
  });
  questions.note(game.decisions(past.state), entries.length);

  return {
    game,
    get record() {
      return { ...start, entries: entries.slice() };
    },
    get version() {
      return entries.length;
    },
    get asked() {
      return questions.all.map(each => each.seat);
    },
    seen: seat => seenBy(parts, seat),
    since: questions.since,
    seenAt: (at, seat) => game.view(past.moment(at).state, seat),
    eventsAt: (at, seat) => past.moment(at).events.map(event => redact(event, seat)),
    story: seat => told(past.events(), seat),
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
