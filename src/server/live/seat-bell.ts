import type { Seat } from '#kernel/game.ts';
import type { Time } from '#table/clock.ts';
import type { Refusal } from '#wire/to-client.ts';
import { soonest } from '../room/clocks.ts';

/** A bell is set for no longer than that, in milliseconds: timers count to some weeks, clocks of slow games for longer. */
const LONGEST = 6 * 3_600_000;
/** After a failure, before it is tried again. */
const AGAIN = 5000;

interface SeatBellDeps {
  readonly time: Time;
  /** Resolves when the house is open and knows of every time in which it was not. */
  readonly sure: () => Promise<void>;
  /** The clocks that run, with the time each has. */
  readonly running: () => readonly { readonly seat: Seat; readonly left: number }[];
  /** That seat has no time left. */
  readonly ring: (seat: Seat) => Promise<Refusal | null>;
  readonly trouble: (error: unknown) => void;
}

/** Rings when the time of a seat has run out. */
export interface SeatBell {
  /** To be called after every change. */
  readonly set: () => void;
  readonly putAway: () => void;
}

export const seatBell = ({ time, sure, running, ring, trouble }: SeatBellDeps): SeatBell => {
  let putAway = () => {};
  let isClosed = false;

  const wait = (milliseconds: number): void => {
    putAway();
    if (!isClosed) putAway = time.bell(milliseconds, look);
  };
  const set = (): void => {
    putAway();
    const left = soonest(running());
    if (left !== null) wait(Math.min(left, LONGEST));
  };
  const isOut = ({ left }: { readonly left: number }) => left <= 0;
  const rung = async (): Promise<void> => {
    await sure();
    const out = running().find(isOut);
    if (out === undefined) set();
    // Where another was quicker, his line has set the bell again.
    else if ((await ring(out.seat)) === 'not-kept') wait(AGAIN);
  };
  const look = (): void => {
    if (running().some(isOut))
      rung().catch(error => {
        trouble(error);
        wait(AGAIN);
      });
    else set();
  };
  return {
    set,
    putAway() {
      isClosed = true;
      putAway();
    },
  };
};
