import type { AnyGame, EarlyEnd, Happening } from '#kernel/game.ts';
import { type Course, type MatchRecord, openingOf } from '#kernel/journal.ts';
import { type KeptPast, leanPast } from './lean-past.ts';
import { MatchNow, type TableParts } from './match-now.ts';
import { type KeptQuestions, openQuestions, sinceWhen } from './open-questions.ts';
import type { TableNow } from './table.ts';

/** All that a lean table remembers, as plain JSON: it goes on from there as if it had played everything before. */
export interface KeptTable {
  readonly version: number;
  readonly past: KeptPast;
  readonly questions: KeptQuestions;
  /** Set where the match has ended otherwise than by its rules. */
  readonly early: EarlyEnd | null;
}

/** A match that remembers the present and what can be taken back: for a server with many. */
export interface LeanTable extends TableNow {
  /** How many choices stand. */
  readonly at: number;
  readonly kept: () => KeptTable;
  /** The whole truth: how it stands, and what the last choice brought about. */
  readonly truth: () => { readonly state: unknown; readonly events: readonly Happening[] };
}

class LeanMatch extends MatchNow implements LeanTable {
  readonly #past: ReturnType<typeof leanPast>;

  constructor(parts: TableParts, past: ReturnType<typeof leanPast>) {
    super(parts);
    this.#past = past;
  }

  get at(): number {
    return this.#past.at;
  }

  truth() {
    return { state: this.#past.state, events: this.happened };
  }

  kept(): KeptTable {
    const { journal, questions, early } = this.parts;
    return { version: journal.length, past: this.#past.kept(), questions: sinceWhen(questions), early };
  }
}

/** Goes on from what was kept. */
export const goOnFrom = (game: AnyGame, playing: TableParts['playing'], kept: KeptTable): LeanTable => {
  const { version, past: keptPast, questions: since, early } = kept;
  const journal = {
    length: version,
    push() {
      journal.length++;
    },
  };
  const past = leanPast(keptPast);
  const questions = openQuestions(game.decisions(past.state), since);
  const table = new LeanMatch({ game, playing, journal, past, questions, early: null }, past);
  if (early !== null) table.end(early);
  return table;
};

/** A match that has just been dealt, and what the deal told; `start` has no entries yet. */
export const openLeanTable = (
  game: AnyGame,
  start: MatchRecord,
): { readonly table: LeanTable; readonly dealt: Course['opening'] } => {
  const dealt = openingOf(game, start);
  const past = { at: 0, last: null, state: dealt.state, tail: [] };
  return { table: goOnFrom(game, start, { version: 0, past, questions: [], early: null }), dealt };
};
