import type { Seat } from '#kernel/game.ts';
import { clocksAfter, clocksSeen, freshClocks, runningAt, type SeatClocks } from '../room/clocks.ts';
import type { Opening } from '../room/opening.ts';
import type { Closed } from '../room/outages.ts';
import { botAt, type Room } from '../room/room.ts';
import type { RoomEntry } from '../room/room-entry.ts';

/** The people without whose answer the match does not go on. */
const waitedFor = ({ seats }: Room, owing: readonly Seat[]): readonly Seat[] =>
  owing.filter(seat => botAt(seats[seat]) === null);

/** The clocks of a table, from the deal on; null where it has none. */
export const tableClocks = ({ clock }: Opening, closed: Closed, from: SeatClocks | null) => {
  let clocks = from;
  const after = (room: Room, entry: RoomEntry, time: number, at: number, owing: readonly Seat[]): SeatClocks | null => {
    if (clock === undefined) return null;
    const before = entry.kind === 'start' ? freshClocks(clock, room.seats.length) : clocks;
    if (before === null) return null;
    return clocksAfter(before, { time, action: entry, at, waited: waitedFor(room, owing) }, clock, closed);
  };
  return {
    after,
    take(next: SeatClocks | null) {
      clocks = next;
    },
    kept: () => clocks,
    running: (now: number) => (clocks === null ? [] : runningAt(clocks, now, closed)),
    seen: (now: number) => (clocks === null ? null : clocksSeen(clocks, now, closed)),
  };
};

export type TableClocks = ReturnType<typeof tableClocks>;
