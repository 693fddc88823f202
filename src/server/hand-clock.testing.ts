import type { HouseTime } from './time.ts';

/** Lets everything come to its end that waits for this process and its own file alone. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise(done => setImmediate(done));
};

/** Time that stands still until a test lets it pass. */
export interface HandClock extends HouseTime {
  /** Time goes on, and no bell rings. */
  readonly skip: (milliseconds: number) => void;
  /** Somebody sets the clock on the wall: nobody goes by it yet. */
  readonly set: (milliseconds: number) => void;
  /** Lets that much time pass; every bell on the way rings at its own moment, and what it starts comes to its end. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

export const handClock = (start: number): HandClock => {
  /** What a clock shows that nobody can set; bells go by it. */
  let steady = 0;
  let shows = start;
  let set = 0;
  const bells = new Set<{ readonly at: number; readonly ring: () => void }>();
  return {
    now: () => shows + steady,
    wall: () => shows + steady + set,
    follow() {
      shows += set;
      set = 0;
    },
    set(milliseconds) {
      set += milliseconds;
    },
    bell(milliseconds, ring) {
      const bell = { at: steady + milliseconds, ring };
      bells.add(bell);
      return () => bells.delete(bell);
    },
    skip(milliseconds) {
      steady += milliseconds;
    },
    async pass(milliseconds) {
      const end = steady + milliseconds;
      for (;;) {
        await settled();
        const [next] = [...bells].filter(bell => bell.at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        bells.delete(next);
        steady = Math.max(steady, next.at);
        next.ring();
      }
      steady = end;
    },
  };
};
