import type { Decision, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';

/** Every question there is now, and since when. */
export interface OpenQuestions {
  readonly all: readonly Decision<unknown>[];
  /** The version at which the seat's question came up; null for one that is asked nothing. */
  readonly since: (seat: Seat) => number | null;
  /** What is asked from that version on. Who has just answered is asked anew, even where the next question reads the same. */
  readonly note: (decisions: readonly Decision<unknown>[], version: number, answered: Seat | null) => void;
}

/** An answer given before another seat's move still counts if the question has stayed the same. */
export const openQuestions = (): OpenQuestions => {
  let all: readonly Decision<unknown>[] = [];
  const known = new Map<Seat, { readonly question: Decision<unknown>; readonly since: number }>();
  return {
    get all() {
      return all;
    },
    since: seat => known.get(seat)?.since ?? null,
    note(decisions, version, answered) {
      all = decisions;
      if (answered !== null) known.delete(answered);
      for (const seat of [...known.keys()]) if (!decisions.some(each => each.seat === seat)) known.delete(seat);
      for (const question of decisions) {
        const before = known.get(question.seat);
        if (before === undefined || !same(before.question, question))
          known.set(question.seat, { question, since: version });
      }
    },
  };
};
