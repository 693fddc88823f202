import type { Time } from '#table/clock.ts';

/** Lets everything come to its end that waits for this process and its own file alone. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise(done => setImmediate(done));
};

/** Time that stands still until a test lets it pass. */
export interface HandClock extends Time {
  /** Time goes on, and no bell rings. */
  readonly skip: (milliseconds: number) => void;
  /** Lets that much time pass; every bell on the way rings at its own moment, and what it starts comes to its end. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

export const handClock = (start: number): HandClock => {
  let now = start;
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
        await settled();
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
