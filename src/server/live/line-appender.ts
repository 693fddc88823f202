import type { Seat } from '#kernel/game.ts';
import type { Answer } from '#table/table.ts';
import type { Metrics } from '../metrics.ts';
import type { Room } from '../room/room.ts';
import { isTalk, type RoomAction } from '../room/room-entry.ts';
import type { JournalLine, Store, TableSummary } from '../store/store.ts';
import { summaryMemory } from './summary-memory.ts';
import type { TableDeps } from './table-deps.ts';

/** Something to be written down, and where it is a choice: who is asked then, and the move itself. */
export interface PendingEntry {
  readonly action: RoomAction;
  readonly asked?: readonly Seat[];
  readonly play?: () => Answer;
}

export interface LineAppenderDeps {
  /** Read for its number and time. */
  readonly room: Room;
  readonly deps: Pick<TableDeps, 'time'> & {
    readonly store: Pick<Store, 'append'>;
    readonly metrics: Pick<Metrics, 'appendSeconds'>;
  };
  /** What lists will show of the table after that line; `asked` where the line is a choice. */
  readonly summaryAfter: (line: JournalLine, asked: readonly Seat[] | undefined) => TableSummary;
}

/** Puts one line after the last that this node knows, together with what lists show from then on. */
export interface LineAppender {
  /** The line as it was kept; null where another node was quicker. */
  readonly append: (pending: PendingEntry, id: string | null) => Promise<JournalLine | null>;
  /** What is kept as the table's summary may no longer be what was written here last. */
  readonly forgetSummary: () => void;
}

export const lineAppender = ({ room, deps, summaryAfter }: LineAppenderDeps): LineAppender => {
  const { store, metrics, time } = deps;
  const summaries = summaryMemory();

  /** What is said changes no list, and lists must not tell that something was. A bot that waits for people owes nothing. */
  const summaryWith = (line: JournalLine, { asked }: PendingEntry): TableSummary | null =>
    isTalk(line.entry) && line.entry.kind !== 'suggest' ? null : summaries.toWrite(summaryAfter(line, asked));

  return {
    async append(pending, id) {
      const entry = { ...pending.action, id };
      const line: JournalLine = { number: room.number + 1, time: Math.max(time.now(), room.time), entry };
      const begun = performance.now();
      const result = await store.append(room.id, line, summaryWith(line, pending));
      metrics.appendSeconds.observe((performance.now() - begun) / 1000);
      return result === 'kept' ? line : null;
    },
    forgetSummary: summaries.forget,
  };
};
