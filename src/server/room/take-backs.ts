import type { Seat } from '#kernel/game.ts';
import type { Room } from './room.ts';

/** How often a seat may take back: enough for second thoughts, and no way to fill a journal. */
export const MOST_BACK = { match: 200, question: 5 } as const;

/** What a seat has taken back so far. */
export interface TakeBacks {
  /** In the whole match. */
  readonly all: number;
  /** Since another seat has acted, by how many choices stood afterwards: how often it was asked the same again. */
  readonly to: Readonly<Record<number, number>>;
}

export const NONE_BACK: TakeBacks = { all: 0, to: {} };

/** A choice has been played or, where it is null, taken back; `draft.at` counts it already. */
export const noteTakeBacks = (draft: Room, seat: Seat, choice: unknown): void => {
  if (choice !== null) {
    for (const [other, each] of draft.seats.entries())
      if (other !== seat && Object.keys(each.back.to).length > 0) each.back = { ...each.back, to: {} };
    return;
  }
  const { all, to } = draft.seats[seat].back;
  draft.seats[seat].back = { all: all + 1, to: { ...to, [draft.at]: (to[draft.at] ?? 0) + 1 } };
};

/** False where a seat has taken back too much already. */
export const mayTakeBackAgain = ({ seats, at }: Room, seat: Seat): boolean => {
  const { all, to } = seats[seat].back;
  return all < MOST_BACK.match && (to[at - 1] ?? 0) < MOST_BACK.question;
};
