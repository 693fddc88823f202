import type { Time } from '#table/clock.ts';

/** The clock on the wall; its bells do not keep the process alive. */
export const WALL_TIME: Time = {
  now: Date.now,
  bell(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

/** Time as the house goes by it, which stays even when the clock on the wall is set, until the house has noted that. */
export interface HouseTime extends Time {
  /** What the clock on the wall shows. */
  readonly wall: () => number;
  /** Goes by the wall from now on. */
  readonly follow: () => void;
}

/** `steady` counts milliseconds and is never set. */
export const houseTime = (
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
  bell: Time['bell'] = WALL_TIME.bell,
): HouseTime => {
  let ahead = wall() - steady();
  return {
    now: () => Math.round(ahead + steady()),
    bell,
    wall,
    follow() {
      ahead = wall() - steady();
    },
  };
};

/** Waits, and rejects as soon as the house closes. */
export const waitFor = (milliseconds: number, time: Time, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const close = () => {
      putAway();
      reject(signal.reason);
    };
    const putAway = time.bell(milliseconds, () => {
      signal.removeEventListener('abort', close);
      resolve();
    });
    if (signal.aborted) close();
    else signal.addEventListener('abort', close, { once: true });
  });
