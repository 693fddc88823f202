import type { Seat } from '#kernel/game.ts';
import type { Answer } from '#table/table.ts';
import type { Metrics } from '../metrics.ts';
import type { Room } from '../room/room.ts';
import { isQuiet, type RoomAction, type Sent } from '../room/room-entry.ts';
import type { JournalLine, Store, TableSummary } from '../store/store.ts';
import { summaryMemory } from './summary-memory.ts';
import type { TableDeps } from './table-deps.ts';

/** Something to be written down, and where it is a choice: who is asked then, and the move itself. */
export interface PendingEntry {
  readonly action: RoomAction;
  readonly asked?: readonly Seat[];
  /** Those of them without whose answer the match does not go on. */
  readonly owing?: readonly Seat[];
  readonly play?: () => Answer;
}

/** The machine's own have no id. */
const NOBODY = { id: null } as const;

export interface LineAppenderDeps {
  /** Read for its number and time. */
  readonly room: Room;
  readonly deps: Pick<TableDeps, 'time'> & {
    readonly store: Pick<Store, 'append'>;
    readonly metrics: Pick<Metrics, 'appendSeconds'>;
  };
  /** What lists will show of the table after that line; `next` says more where the line is a choice. */
  readonly summaryAfter: (line: JournalLine, next: Pick<PendingEntry, 'asked' | 'owing'>) => TableSummary;
}

/** Puts one line after the last that this node knows, together with what lists show from then on. */
export interface LineAppender {
  /** The line as it was kept; null where another node was quicker. */
  readonly append: (pending: PendingEntry, sent: Sent | null) => Promise<JournalLine | null>;
  /** What is kept as the table's summary may no longer be what was written here last. */
  readonly forgetSummary: () => void;
}

/** A last line that is later than now by more than this, in milliseconds, was written by a clock that was ahead. */
const AHEAD = 60_000;

/** Lines come in the order of their times, but one wrong clock does not take all that follow along with it. */
const timeAfter = (last: number, now: number): number => (last - now > AHEAD ? now : Math.max(now, last));

export const lineAppender = ({ room, deps, summaryAfter }: LineAppenderDeps): LineAppender => {
  const { store, metrics, time } = deps;
  const summaries = summaryMemory();

  /** What is said changes no list, and lists must not tell that something was. A bot that waits for people owes nothing. */
  const summaryWith = (line: JournalLine, pending: PendingEntry): TableSummary | null =>
    isQuiet(line.entry) && line.entry.kind !== 'suggest' ? null : summaries.toWrite(summaryAfter(line, pending));

  return {
    async append(pending, sent) {
      const entry = { ...pending.action, ...(sent ?? NOBODY) };
      const line: JournalLine = { number: room.number + 1, time: timeAfter(room.time, time.now()), entry };
      const begun = performance.now();
      const result = await store.append(room.id, line, summaryWith(line, pending));
      metrics.appendSeconds.observe((performance.now() - begun) / 1000);
      return result === 'kept' ? line : null;
    },
    forgetSummary: summaries.forget,
  };
};
