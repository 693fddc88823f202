import type { Seat } from '#kernel/game.ts';

/** Where a played card lies on the cloth. */
export type Slot = 'left' | 'left-out' | 'left-in' | 'right' | 'right-in' | 'right-out';

/** Who sits where on the screen: one seat near the reader, the others from his left around the table. */
export interface Seating {
  readonly near: Seat;
  readonly others: readonly Seat[];
  /** All seats as their cards lie on the cloth, from left to right. */
  readonly order: readonly { readonly seat: Seat; readonly slot: Slot }[];
}

const SLOTS: Readonly<Record<number, readonly Slot[]>> = {
  2: ['left', 'right'],
  3: ['left-out', 'left-in', 'right'],
  4: ['left-out', 'left-in', 'right-in', 'right-out'],
};

export const seatingOf = (players: number, me: Seat | null): Seating => {
  const near = me ?? 0;
  const others = Array.from({ length: players - 1 }, (_, i) => (near + 1 + i) % players);
  return { near, others, order: [...others, near].map((seat, i) => ({ seat, slot: SLOTS[players][i] })) };
};
