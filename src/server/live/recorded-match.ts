import type { MatchRecord, Move } from '#kernel/journal.ts';
import { note, openRoom } from '../room/room.ts';
import type { JournalLine, Store, TableRow } from '../store/store.ts';
import { pagesOf } from './journal-pages.ts';
import { dealtAt } from './match.ts';

/** Reads the record of the match out of a journal, line by line. No rules are needed for it. */
const recorder = (row: TableRow) => {
  const room = openRoom(row.id, row.opening);
  const entries: Move[] = [];
  let record: MatchRecord | null = null;
  return {
    read(line: JournalLine): void {
      const { entry } = line;
      if (entry.kind === 'play') entries.push([entry.seat, entry.choice]);
      note(room, line);
      if (entry.kind === 'start') record = dealtAt(room, { id: row.opening.game, rules: room.rules }, row.seed);
    },
    /** Null before the deal. */
    record: (): MatchRecord | null =>
      record === null ? null : { ...record, entries, ...(room.ended !== null && { ended: room.ended }) },
  };
};

/** The record of the match at a table, as its journal has it; null before the deal. */
export const recordIn = (row: TableRow, lines: Iterable<JournalLine>): MatchRecord | null => {
  const { read, record } = recorder(row);
  for (const line of lines) read(line);
  return record();
};

/** The same from the store, a page at a time: however long it is, nobody else waits for all of it. */
export const recordAt = async (store: Pick<Store, 'since'>, row: TableRow): Promise<MatchRecord | null> => {
  const { read, record } = recorder(row);
  for await (const page of pagesOf(store, row.id)) for (const line of page) read(line);
  return record();
};

/** The same of a match that is over: whatever else is written, it stays as it is, so it is read once. */
export const recordOnce = (store: Pick<Store, 'since'>, row: TableRow): (() => Promise<MatchRecord | null>) => {
  let read: Promise<MatchRecord | null> | null = null;
  return () => {
    read ??= recordAt(store, row).catch(error => {
      read = null;
      throw error;
    });
    return read;
  };
};
