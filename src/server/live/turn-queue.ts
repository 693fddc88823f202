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

class Turns implements TurnQueue {
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  get busy(): boolean {
    return this.#waiting > 0;
  }

  get crowded(): boolean {
    return this.#waiting >= CROWD;
  }

  readonly inTurn: TurnQueue['inTurn'] = work => {
    this.#waiting++;
    const done = this.#last.then(work);
    this.#last = done.then(this.#after, this.#after);
    return done;
  };

  readonly #after = (): void => void this.#waiting--;
}

export const turnQueue = (): TurnQueue => new Turns();
