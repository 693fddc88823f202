import type { Seat } from '#kernel/game.ts';
import type { RoomView } from '#wire/to-client.ts';

/** Seats nobody sits at yet. */
const freeSeats = ({ seats }: Pick<RoomView, 'seats'>): readonly Seat[] =>
  seats.flatMap(({ taken }, seat) => (taken ? [] : [seat]));

/** The seats this browser may take now: open ones; any free one for whoever was invited, sits or sat here, or hosts. */
export const seatsForMe = (room: Pick<RoomView, 'seats' | 'you'>): readonly Seat[] => {
  const { seat, host, invited, member } = room.you;
  const chooses = host || member || seat !== null || invited !== null;
  const free = freeSeats(room).filter(at => chooses || room.seats[at].plan.kind === 'open');
  // A seat whose link the host gave out anew is taken over by whoever opens it.
  const handed = invited !== null && room.seats[invited]?.taken && room.seats[invited].reissued ? [invited] : [];
  return [...handed, ...free];
};

/** What keeps the match from beginning. */
export interface Missing {
  readonly free: readonly Seat[];
  /** Seated, and not ready; the host says so by beginning. */
  readonly unready: readonly Seat[];
}

export const missingIn = ({ seats, host }: Pick<RoomView, 'seats' | 'host'>): Missing => ({
  free: freeSeats({ seats }),
  unready: seats.flatMap(({ plan, taken, ready }, seat) =>
    plan.kind !== 'bot' && taken && !ready && seat !== host.seat ? [seat] : [],
  ),
});

/** Whether the match could begin but for the host's word. */
export const allReady = (room: Pick<RoomView, 'seats' | 'host'>): boolean => {
  const { free, unready } = missingIn(room);
  return free.length + unready.length === 0;
};
