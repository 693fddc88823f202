import type { Seat } from '#kernel/game.ts';
import { PATIENCE } from '#wire/limits.ts';
import type { Room } from './room.ts';

export type Patience = 'away' | 'alone';

/** How long the table's patience with an absent owner lasts, in milliseconds; null while he is not known to be gone. */
export const patienceLeft = (room: Room, seat: Seat, patience: Patience, now: number): number | null => {
  const { goneSince, active } = room.seats[seat];
  if (goneSince === null) return null;
  return Math.max(0, Math.max(goneSince, active) + PATIENCE[patience][room.opening.pace] - now);
};
