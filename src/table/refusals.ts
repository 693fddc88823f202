import type { AnyGame, Decision, Seat } from '#kernel/game.ts';

/** What people did not want of a bot: it is not suggested again while the bot is asked the same kind of question. */
export interface Refusals {
  readonly note: (decision: Decision<unknown>, choice: unknown) => void;
  /** To be called with what the bot is asked now. */
  readonly keep: (seat: Seat, decision: Decision<unknown> | undefined) => void;
  /** The question apart from what is not wanted. */
  readonly without: (decision: Decision<unknown>) => Decision<unknown>;
}

export const refusalsOf = (game: AnyGame): Refusals => {
  const refused = new Map<Seat, { readonly prompt: string; readonly matters: Set<string> }>();
  return {
    note({ seat, prompt }, choice) {
      const matter = game.matter?.(choice) ?? null;
      if (matter === null) return;
      const known = refused.get(seat) ?? { prompt, matters: new Set() };
      known.matters.add(matter);
      refused.set(seat, known);
    },
    keep(seat, decision) {
      if (refused.get(seat)?.prompt !== decision?.prompt) refused.delete(seat);
    },
    without(decision) {
      const matters = refused.get(decision.seat)?.matters;
      if (matters === undefined) return decision;
      return { ...decision, choices: decision.choices.filter(each => !matters.has(game.matter?.(each) ?? '')) };
    },
  };
};
