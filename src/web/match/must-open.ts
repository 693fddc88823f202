import type { AnyGame } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { openTable, type Table } from '#table/table.ts';

/** A table for a match that was checked before: a journal that breaks here is a bug. */
export const mustOpen = (game: AnyGame, record: MatchRecord): Table => {
  const { table, broken } = openTable(game, record);
  if (table === null) throw new Error(`the journal breaks at entry ${broken}`);
  return table;
};
