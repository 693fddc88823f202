import type { Decision, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';

/** Every question there is now, and since which version of the journal each has been asked. */
export interface OpenQuestions {
  readonly all: readonly Decision<unknown>[];
  /** Null for a seat that is asked nothing. */
  since(seat: Seat): number | null;
  /** Who has answered is asked anew, even where the next question reads the same. */
  answered(seat: Seat): void;
  /** An answer given before another seat's move still counts if the question has stayed the same. */
  note(decisions: readonly Decision<unknown>[], version: number): void;
}

/** Since when each seat that is asked has been asked the same. */
export type KeptQuestions = readonly (readonly [seat: Seat, since: number])[];

export const sinceWhen = ({ all, since }: OpenQuestions): KeptQuestions =>
  all.map(({ seat }) => [seat, since(seat) ?? 0] as const);

/** `kept` tells since when those that are asked now have been asked. */
export const openQuestions = (now: readonly Decision<unknown>[] = [], kept: KeptQuestions = []): OpenQuestions => {
  const asked = new Map<Seat, { readonly question: Decision<unknown>; readonly since: number }>();
  for (const question of now) {
    const since = kept.find(([seat]) => seat === question.seat)?.[1];
    if (since !== undefined) asked.set(question.seat, { question, since });
  }
  const questions = {
    all: now,
    since: (seat: Seat): number | null => asked.get(seat)?.since ?? null,
    answered: (seat: Seat): void => void asked.delete(seat),
    note(decisions: readonly Decision<unknown>[], version: number): void {
      questions.all = decisions;
      for (const seat of [...asked.keys()]) if (!decisions.some(each => each.seat === seat)) asked.delete(seat);
      for (const question of decisions) {
        const known = asked.get(question.seat);
        if (known === undefined || !same(known.question, question))
          asked.set(question.seat, { question, since: version });
      }
    },
  };
  return questions;
};
