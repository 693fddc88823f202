import type { Seat } from '#kernel/game.ts';
import type { Last, Tail } from './past.ts';

/** So many choices in a row can be taken back; whoever wants to go further back has seen too much. */
const MOST_TAIL = 24;

/** What a lean past remembers, as plain JSON. */
export interface KeptPast {
  readonly at: number;
  /** The last choice that stands for good; null before the first. */
  readonly last: Last | null;
  /** How the match stood after it. */
  readonly state: unknown;
  /** The choices after it, which their seats may take back. */
  readonly tail: readonly { readonly seat: Seat; readonly state: unknown }[];
}

/**
 * Remembers the present, and of the past no more than can be taken back: for a server with many matches. The rest is in
 * the journal.
 */
class LeanPast implements Tail {
  #at: number;
  #last: Last | null;
  #state: unknown;
  #tail: { readonly seat: Seat; readonly state: unknown }[];

  constructor({ at, last, state, tail }: KeptPast) {
    this.#at = at;
    this.#last = last;
    this.#state = state;
    this.#tail = tail.slice();
  }

  get at(): number {
    return this.#at;
  }

  get state(): unknown {
    return this.#stateAt(this.#tail.length - 1);
  }

  get before(): unknown {
    return this.#stateAt(this.#tail.length - 2);
  }

  get last(): Last | null {
    const open = this.#tail.at(-1);
    return open === undefined ? this.#last : { seat: open.seat, undoable: true };
  }

  push({ seat, undoable, state }: Parameters<Tail['push']>[0]): void {
    this.#at++;
    if (!undoable) {
      this.#tail = [];
      this.#settle(seat, state);
      return;
    }
    this.#tail.push({ seat, state });
    const first = this.#tail.length > MOST_TAIL ? this.#tail.shift() : undefined;
    if (first !== undefined) this.#settle(first.seat, first.state);
  }

  pop(): void {
    this.#at--;
    this.#tail.pop();
  }

  kept(): KeptPast {
    return { at: this.#at, last: this.#last, state: this.#state, tail: this.#tail.slice() };
  }

  #stateAt(index: number): unknown {
    return index < 0 ? this.#state : this.#tail[index].state;
  }

  #settle(seat: Seat, state: unknown): void {
    this.#last = { seat, undoable: false };
    this.#state = state;
  }
}

export const leanPast = (from: KeptPast): Tail & { readonly kept: () => KeptPast } => new LeanPast(from);
