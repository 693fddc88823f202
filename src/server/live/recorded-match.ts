import type { MatchRecord, Move } from '#kernel/journal.ts';
import { note, openRoom } from '../room/room.ts';
import type { JournalLine, Store, TableRow } from '../store/store.ts';
import { pagesOf } from './journal-pages.ts';
import { dealtAt } from './match.ts';

/** The record of the match at a table, as its journal has it; null before the deal. No rules are needed for it. */
export const recordIn = (row: TableRow, lines: Iterable<JournalLine>): MatchRecord | null => {
  const room = openRoom(row.id, row.opening);
  const entries: Move[] = [];
  let record: MatchRecord | null = null;
  for (const line of lines) {
    const { entry } = line;
    if (entry.kind === 'play') entries.push([entry.seat, entry.choice]);
    note(room, line);
    if (entry.kind === 'start') record = dealtAt(room, { id: row.opening.game, rules: room.rules }, row.seed);
  }
  if (record === null) return null;
  return { ...record, entries, ...(room.ended !== null && { ended: room.ended }) };
};

/** The same from the store, a page at a time. */
export const recordAt = async (store: Pick<Store, 'since'>, row: TableRow): Promise<MatchRecord | null> => {
  const lines: JournalLine[] = [];
  for await (const page of pagesOf(store, row.id)) lines.push(...page);
  return recordIn(row, lines);
};
