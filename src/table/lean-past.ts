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
export const leanPast = (from: KeptPast): Tail & { readonly kept: () => KeptPast } => {
  let { at, last, state } = from;
  let tail = from.tail.slice();

  const settle = (seat: Seat, after: unknown): void => {
    last = { seat, undoable: false };
    state = after;
  };
  return {
    get at() {
      return at;
    },
    get state() {
      return (tail.at(-1) ?? { state }).state;
    },
    get before() {
      return (tail.at(-2) ?? { state }).state;
    },
    get last() {
      const open = tail.at(-1);
      return open === undefined ? last : { seat: open.seat, undoable: true };
    },
    push({ seat, undoable, state: after }) {
      at++;
      if (undoable) {
        tail.push({ seat, state: after });
        const first = tail.length > MOST_TAIL ? tail.shift() : undefined;
        if (first !== undefined) settle(first.seat, first.state);
      } else {
        tail = [];
        settle(seat, after);
      }
    },
    pop() {
      at--;
      tail.pop();
    },
    kept: () => ({ at, last, state, tail: tail.slice() }),
  };
};
