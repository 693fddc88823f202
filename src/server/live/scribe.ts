import type { Seat } from '#kernel/game.ts';
import type { Answer } from '#table/table.ts';
import type { Why } from '#wire/to-client.ts';
import { type Deed, isTalk } from '../room/entries.ts';
import { isDone, type Room } from '../room/room.ts';
import type { Digest, Line } from '../store/store.ts';
import type { Around } from './around.ts';

/** Races lost in a row before a message is given up. */
const MOST_TRIES = 8;
/** Messages that may wait at one table. */
const MOST_WAITING = 200;

/** Something to be written down, and where it is a choice: who is asked then, and the move itself. */
export interface Wanted {
  readonly deed: Deed;
  readonly asked?: readonly Seat[] | undefined;
  readonly play?: () => Answer;
}

interface Desk {
  readonly room: Room;
  readonly around: Pick<Around, 'store' | 'metrics' | 'time' | 'trouble'>;
  readonly digestAfter: (line: Line, asked: readonly Seat[] | undefined) => Digest;
  /** Takes in an entry that is written down, by this node or another; `play` is the move where it is known already. */
  readonly follow: (line: Line, own: boolean, play?: () => Answer) => void;
  /** Tells everybody. */
  readonly show: (line: Line) => void;
}

/**
 * Writes a table's journal. One thing comes after the other, and nothing is followed or shown before it is kept;
 * where another node was quicker, its entry is taken in and the message looked at again.
 */
export interface Scribe {
  readonly busy: boolean;
  readonly inTurn: (work: () => Promise<Why | null>) => Promise<Why | null>;
  /** Only within a turn. `wanted` may be asked several times. */
  readonly keep: (wanted: () => Wanted | Why, id: string | null) => Promise<Why | null>;
  /** Only within a turn. */
  readonly catchUp: () => Promise<unknown>;
}

/** Nobody can say whether something was kept: whoever sent it has to ask again, with the same id. */
export class Unsure extends Error {}

/** Nothing to write anew: when something moved is worth a line only together with something else. */
const isSame = (a: Digest, b: Digest): boolean =>
  a.phase === b.phase &&
  a.listed === b.listed &&
  a.seats === b.seats &&
  a.due === null &&
  b.due === null &&
  a.asked.join() === b.asked.join();

export const scribeAt = ({ room, around, digestAfter, follow, show }: Desk): Scribe => {
  const { store, metrics, trouble } = around;
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let known: Digest | null = null;

  /** True where there was something new. */
  const catchUp = async (): Promise<boolean> => {
    const lines = await store.since(room.id, room.number);
    // Others write digests too: what this node wrote last may no longer be what is kept.
    if (lines.length > 0) known = null;
    for (const line of lines) {
      follow(line, false);
      show(line);
    }
    return lines.length > 0;
  };

  /** What is said changes no list, and lists must not tell that something was. A bot that waits for people owes nothing. */
  const digestToKeep = (line: Line, asked: readonly Seat[] | undefined): Digest | null => {
    if (isTalk(line.entry) && line.entry.kind !== 'suggest') return null;
    const digest = digestAfter(line, asked);
    const same = known !== null && isSame(known, digest);
    known = digest;
    return same ? null : digest;
  };

  const append = async (line: Line, asked: readonly Seat[] | undefined): Promise<'kept' | 'taken'> => {
    const begun = performance.now();
    const result = await store.append(room.id, line, digestToKeep(line, asked));
    metrics.appendSeconds.observe((performance.now() - begun) / 1000);
    return result;
  };

  /** The store failed: the entry may have been kept all the same. */
  const failed = async (error: unknown, id: string | null): Promise<Why | null> => {
    trouble(`table ${room.id} could not keep something`, error);
    known = null;
    try {
      await catchUp();
    } catch {
      throw new Unsure();
    }
    return id !== null && isDone(room, id) ? null : 'not-kept';
  };

  const keep: Scribe['keep'] = async (wanted, id) => {
    let looked = false;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (id !== null && isDone(room, id)) return null;
      const write = wanted();
      if (typeof write === 'string') {
        // Another node may know better: nothing is refused for being behind.
        if (looked || !(await catchUp())) return write;
        looked = true;
        continue;
      }
      const time = Math.max(around.time.now(), room.time);
      const line: Line = { number: room.number + 1, time, entry: { ...write.deed, id } };
      try {
        if ((await append(line, write.asked)) === 'kept') {
          follow(line, true, write.play);
          show(line);
          return null;
        }
      } catch (error) {
        return failed(error, id);
      }
      known = null;
      await catchUp();
    }
    return 'not-kept';
  };

  return {
    get busy() {
      return waiting > 0;
    },
    inTurn(work) {
      if (waiting >= MOST_WAITING) return Promise.resolve('slow-down');
      waiting++;
      const done = queue.then(work);
      const after = () => void waiting--;
      queue = done.then(after, after);
      return done;
    },
    keep,
    catchUp,
  };
};
