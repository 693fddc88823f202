import type { Refusal } from '#wire/to-client.ts';

/** Messages that may wait at one table. */
const MOST_WAITING = 200;

/** One thing after the other. */
export interface TurnQueue {
  readonly busy: boolean;
  readonly inTurn: (work: () => Promise<Refusal | null>) => Promise<Refusal | null>;
}

export const turnQueue = (): TurnQueue => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    get busy() {
      return waiting > 0;
    },
    inTurn(work) {
      if (waiting >= MOST_WAITING) return Promise.resolve('slow-down');
      waiting++;
      const done = last.then(work);
      const after = () => void waiting--;
      last = done.then(after, after);
      return done;
    },
  };
};
