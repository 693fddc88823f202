import type { Seat } from '#kernel/game.ts';
import type { Answer } from '#table/table.ts';
import type { Refusal } from '#wire/to-client.ts';
import { isDone, type Room } from '../room/room.ts';
import { isTalk, type RoomAction } from '../room/room-entry.ts';
import type { JournalLine, TableSummary } from '../store/store.ts';
import type { TableDeps } from './table-deps.ts';

/** Races lost in a row before a message is given up. */
const MOST_TRIES = 8;
/** Messages that may wait at one table. */
const MOST_WAITING = 200;

/** Something to be written down, and where it is a choice: who is asked then, and the move itself. */
export interface PendingEntry {
  readonly action: RoomAction;
  readonly asked?: readonly Seat[] | undefined;
  readonly play?: () => Answer;
}

interface Desk {
  readonly room: Room;
  readonly around: Pick<TableDeps, 'store' | 'metrics' | 'time' | 'trouble'>;
  readonly summaryAfter: (line: JournalLine, asked: readonly Seat[] | undefined) => TableSummary;
  /** Takes in an entry that is written down, by this node or another; `play` is the move where it is known already. */
  readonly follow: (line: JournalLine, own: boolean, play?: () => Answer) => void;
  /** Tells everybody. */
  readonly show: (line: JournalLine) => void;
}

/**
 * Writes a table's journal. One thing comes after the other, and nothing is followed or shown before it is kept;
 * where another node was quicker, its entry is taken in and the message looked at again.
 */
export interface JournalWriter {
  readonly busy: boolean;
  readonly inTurn: (work: () => Promise<Refusal | null>) => Promise<Refusal | null>;
  /** Only within a turn. `wanted` may be asked several times. */
  readonly keep: (wanted: () => PendingEntry | Refusal, id: string | null) => Promise<Refusal | null>;
  /** Only within a turn. */
  readonly catchUp: () => Promise<unknown>;
}

/** Nobody can say whether something was kept: whoever sent it has to ask again, with the same id. */
export class Unsure extends Error {}

/** Nothing to write anew: when something moved is worth a line only together with something else. */
const isSame = (a: TableSummary, b: TableSummary): boolean =>
  a.phase === b.phase &&
  a.listed === b.listed &&
  a.seats === b.seats &&
  a.due === null &&
  b.due === null &&
  a.asked.join() === b.asked.join();

export const journalWriterAt = ({ room, around, summaryAfter, follow, show }: Desk): JournalWriter => {
  const { store, metrics, trouble } = around;
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let known: TableSummary | null = null;

  /** True where there was something new. */
  const catchUp = async (): Promise<boolean> => {
    const lines = await store.since(room.id, room.number);
    // Others write summaries too: what this node wrote last may no longer be what is kept.
    if (lines.length > 0) known = null;
    for (const line of lines) {
      follow(line, false);
      show(line);
    }
    return lines.length > 0;
  };

  /** What is said changes no list, and lists must not tell that something was. A bot that waits for people owes nothing. */
  const summaryToKeep = (line: JournalLine, asked: readonly Seat[] | undefined): TableSummary | null => {
    if (isTalk(line.entry) && line.entry.kind !== 'suggest') return null;
    const summary = summaryAfter(line, asked);
    const same = known !== null && isSame(known, summary);
    known = summary;
    return same ? null : summary;
  };

  const append = async (line: JournalLine, asked: readonly Seat[] | undefined): Promise<'kept' | 'taken'> => {
    const begun = performance.now();
    const result = await store.append(room.id, line, summaryToKeep(line, asked));
    metrics.appendSeconds.observe((performance.now() - begun) / 1000);
    return result;
  };

  /** The store failed: the entry may have been kept all the same. */
  const failed = async (error: unknown, id: string | null): Promise<Refusal | null> => {
    trouble(`table ${room.id} could not keep something`, error);
    known = null;
    try {
      await catchUp();
    } catch {
      throw new Unsure();
    }
    return id !== null && isDone(room, id) ? null : 'not-kept';
  };

  const keep: JournalWriter['keep'] = async (wanted, id) => {
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
      const line: JournalLine = { number: room.number + 1, time, entry: { ...write.action, id } };
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
