import type { Refusal } from '#wire/to-client.ts';

/** More than this waiting at one table is a crowd. */
const CROWD = 40;

/** One thing after the other. */
export interface TurnQueue {
  readonly busy: boolean;
  /** So much is waiting that strangers are not heard: those who play, bots and clocks always are. */
  readonly crowded: boolean;
  /** A connection is heard one message after the other, so there is never more waiting than there are connections. */
  readonly inTurn: (work: () => Promise<Refusal | null>) => Promise<Refusal | null>;
}

export const turnQueue = (): TurnQueue => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    get busy() {
      return waiting > 0;
    },
    get crowded() {
      return waiting >= CROWD;
    },
    inTurn(work) {
      waiting++;
      const done = last.then(work);
      const after = () => void waiting--;
      last = done.then(after, after);
      return done;
    },
  };
};
