import type { Time } from '#table/clock.ts';

/** Long enough for everything that waits for this process and its own file. */
const breathe = async (): Promise<void> => {
  for (let round = 0; round < 6; round++) await new Promise(setImmediate);
};

/** Far in the future: whatever reads the wall clock by mistake finds that no time has passed. */
export const START = Date.UTC(2200, 0, 1);

export interface HandClock extends Time {
  /** Time goes on, and no bell rings. */
  readonly skip: (milliseconds: number) => void;
  /** Lets that much time pass; every bell on the way rings at its own moment. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** A clock set by hand. */
export const handClock = (): HandClock => {
  let now = START;
  const bells = new Set<{ readonly at: number; readonly ring: () => void }>();
  return {
    now: () => now,
    bell(milliseconds, ring) {
      const bell = { at: now + milliseconds, ring };
      bells.add(bell);
      return () => bells.delete(bell);
    },
    skip(milliseconds) {
      now += milliseconds;
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await breathe();
        const [next] = [...bells].filter(bell => bell.at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        bells.delete(next);
        now = Math.max(now, next.at);
        next.ring();
      }
      now = end;
    },
  };
};
