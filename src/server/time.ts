import type { Time } from '#table/clock.ts';

/** The clock on the wall; its bells do not keep the process alive. */
export const WALL_TIME: Time = {
  now: Date.now,
  bell(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds).unref();
    return () => clearTimeout(timer);
  },
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
