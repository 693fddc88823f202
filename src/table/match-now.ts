import { earlyOutcome } from '#kernel/early-end.ts';
import {
  type AnyGame,
  type Barred,
  CLOCK,
  type Decision,
  type EarlyEnd,
  type Happening,
  redact,
  type Seat,
} from '#kernel/game.ts';
import { type MatchRecord, type Move, type Played, played } from '#kernel/journal.ts';
import type { Rng } from '#kernel/rng.ts';
import { silentChoice } from '#kernel/silence.ts';
import type { OpenQuestions } from './open-questions.ts';
import { type Tail, whyNotBack } from './past.ts';
import type { Answer, ChoiceRefusal, No, Proposal, Seen, Shown, TableNow } from './table.ts';

/** What a table is made of. */
export interface TableParts {
  readonly game: AnyGame;
  /** Who plays, and by which options. */
  readonly playing: Pick<MatchRecord, 'options'> & { readonly seats: readonly { readonly bot: string | null }[] };
  /** What has been played: a whole journal, or only how long it is. */
  readonly journal: { readonly length: number; push(entry: Move): unknown };
  readonly past: Tail;
  readonly questions: OpenQuestions;
  /** Set once, when the match ends otherwise than by its rules. */
  early: EarlyEnd | null;
}

const owingIn = (decisions: readonly Decision<unknown>[]): readonly Seat[] =>
  decisions.flatMap(({ seat, optional }) => (optional === true || seat === CLOCK ? [] : [seat]));

const refuse = (why: ChoiceRefusal): No => ({ ok: false, why });

/** The two ways to change a match: a choice, and taking one back. `onplayed` hears what has come of it. */
const proposing = (parts: TableParts, onplayed: (events: readonly Happening[]) => void) => {
  const { game, journal, past, questions } = parts;
  const proposed = (entry: Move, after: unknown, events: readonly Happening[], change: () => void): Proposal => {
    const version = journal.length;
    const decisions = game.decisions(after);
    return {
      ok: true,
      entry,
      asked: decisions.map(each => each.seat),
      owing: owingIn(decisions),
      play() {
        if (journal.length !== version) throw new Error('something else was played meanwhile');
        change();
        journal.push(entry);
        questions.answered(entry[0]);
        questions.note(decisions, journal.length);
        onplayed(events);
        return { ok: true, version: journal.length };
      },
    };
  };

  const proposeBack = (seat: Seat, version: number): Proposal | No => {
    if (parts.early !== null) return refuse('over');
    if (version !== journal.length) return refuse('late');
    const why = whyNotBack(past.last, seat);
    return why === null ? proposed([seat, null], past.before, [], () => past.pop()) : refuse(why);
  };

  const propose = (seat: Seat, version: number, choice: unknown): Proposal | No => {
    if (choice === null) return proposeBack(seat, version);
    const since = questions.since(seat);
    if (since === null) return refuse(questions.all.length === 0 ? 'over' : 'not-asked');
    if (version < since || version > journal.length) return refuse('late');
    const next: Played | null = played(game, past.state, seat, choice, questions.all);
    if (next === null) return refuse('not-offered');
    return proposed([seat, next.choice], next.state, next.events, () => past.push(next));
  };

  return { propose, proposeBack };
};

const shownBy = ({ game, playing, journal, past, questions, early }: TableParts, seat: Seat | null): Shown => {
  const { state } = past;
  return {
    version: journal.length,
    at: past.at,
    view: game.view(state, seat),
    asked: questions.all.map(each => (each.seat === seat || each.seat === CLOCK ? each : { ...each, choices: [] })),
    mayTakeBack: early === null && seat !== null && whyNotBack(past.last, seat) === null,
    outcome: early === null ? game.outcome(state) : earlyOutcome(game, playing, early),
  };
};

const seenBy = (parts: TableParts, seat: Seat | null): Seen => {
  const shown = shownBy(parts, seat);
  let barred: readonly Barred[] | null = null;
  return {
    ...shown,
    // Explaining takes longer than all the rest, and bots never ask.
    get barred() {
      barred ??= parts.game.barred(shown.view);
      return barred;
    },
  };
};

const done = (proposal: Proposal | No): Answer => (proposal.ok ? proposal.play() : proposal);

/**
 * A match as it stands, on its way. A class: a server has thousands, and an object with getters of its own would be large
 * and slow to ask.
 */
export class MatchNow implements TableNow {
  readonly game: AnyGame;
  readonly propose: TableNow['propose'];
  readonly takeBack: TableNow['takeBack'];
  readonly since: TableNow['since'];
  protected readonly parts: TableParts;
  readonly #listeners = new Set<() => void>();
  #news: readonly Happening[] = [];

  constructor(parts: TableParts) {
    const { game, journal, past, questions } = parts;
    const { propose, proposeBack } = proposing(parts, events => this.#tell(events));
    this.game = game;
    this.propose = propose;
    this.takeBack = (seat, version) => done(proposeBack(seat, version));
    this.since = questions.since;
    this.parts = parts;
    questions.note(game.decisions(past.state), journal.length);
  }

  get version(): number {
    return this.parts.journal.length;
  }

  get asked(): readonly Seat[] {
    return this.parts.questions.all.map(each => each.seat);
  }

  get owing(): readonly Seat[] {
    return owingIn(this.parts.questions.all);
  }

  // Bound, so that whoever needs one of them can be given it alone.
  readonly seen = (seat: Seat | null): Seen => seenBy(this.parts, seat);
  readonly shown = (seat: Seat | null): Shown => shownBy(this.parts, seat);
  readonly choose = (seat: Seat, version: number, choice: unknown): Answer =>
    choice === null ? refuse('not-offered') : done(this.propose(seat, version, choice));

  readonly silence = (seat: Seat, rng: Rng): unknown => {
    const { game, questions } = this.parts;
    const decision = questions.all.find(each => each.seat === seat);
    return decision === undefined ? null : silentChoice(game, decision, rng);
  };

  readonly end = (early: EarlyEnd): void => {
    const { questions, journal } = this.parts;
    this.parts.early = early;
    questions.note([], journal.length);
    this.#tell([]);
  };

  readonly news = (seat: Seat | null): readonly Happening[] => this.#news.map(event => redact(event, seat));

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the last choice brought about, secrets and all. */
  protected get happened(): readonly Happening[] {
    return this.#news;
  }

  #tell(events: readonly Happening[]): void {
    this.#news = events;
    for (const listener of [...this.#listeners]) listener();
  }
}
