import type { Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';

/** The choices of a journal that stand: those not taken back, in their order. */
export const standingIn = ({ entries }: Pick<MatchRecord, 'entries'>): readonly (readonly [Seat, unknown])[] => {
  const standing: (readonly [Seat, unknown])[] = [];
  for (const entry of entries) {
    if (entry[1] === null) standing.pop();
    else standing.push(entry);
  }
  return standing;
};
