import type { AnyGame, Decision, Seat } from '#kernel/game.ts';

/** What people did not want of a bot: it is not suggested again while the bot is asked the same kind of question. */
export interface DeclinedMatters {
  readonly note: (decision: Decision<unknown>, choice: unknown) => void;
  /** To be called with what the bot is asked now. */
  readonly keep: (seat: Seat, decision: Decision<unknown> | undefined) => void;
  /** The question apart from what is not wanted. */
  readonly without: (decision: Decision<unknown>) => Decision<unknown>;
  readonly kept: () => KeptDeclined;
}

/** The same as plain JSON. */
export type KeptDeclined = readonly {
  readonly seat: Seat;
  readonly prompt: string;
  readonly matters: readonly string[];
}[];

export const declinedMatters = (game: AnyGame, kept: KeptDeclined = []): DeclinedMatters => {
  const declined = new Map<Seat, { readonly prompt: string; readonly matters: Set<string> }>();
  for (const { seat, prompt, matters } of kept) declined.set(seat, { prompt, matters: new Set(matters) });
  return {
    kept: () => [...declined].map(([seat, { prompt, matters }]) => ({ seat, prompt, matters: [...matters] })),
    note({ seat, prompt }, choice) {
      const matter = game.matter?.(choice) ?? null;
      if (matter === null) return;
      const known = declined.get(seat) ?? { prompt, matters: new Set() };
      known.matters.add(matter);
      declined.set(seat, known);
    },
    keep(seat, decision) {
      if (declined.get(seat)?.prompt !== decision?.prompt) declined.delete(seat);
    },
    without(decision) {
      const matters = declined.get(decision.seat)?.matters;
      if (matters === undefined) return decision;
      return { ...decision, choices: decision.choices.filter(each => !matters.has(game.matter?.(each) ?? '')) };
    },
  };
};
