import { checkedId } from './checked-id.ts';
import { type OpenedRow, snapshotOf, tableOf } from './rows.ts';
import type { Batches } from './sqlite-batch.ts';
import { type Queries, rowsOf } from './sqlite-queries.ts';
import type { JournalLine, PastStore } from './store.ts';

export const sqlitePast = (
  queries: Queries,
  write: Batches['write'],
  linesAfter: (id: string, number: number, most?: number) => readonly JournalLine[],
): PastStore => ({
  snapshot: async id => {
    const [found] = rowsOf<OpenedRow>(queries.snapshot, checkedId(id));
    return found === undefined ? null : snapshotOf(found);
  },
  keepSnapshot: async (id, number, value) => {
    const text = JSON.stringify(value);
    await write(() => queries.keepSnapshot.run(number, text, checkedId(id)));
  },
  openSince: async (id, most) => {
    const [found] = rowsOf<OpenedRow>(queries.openingSince, checkedId(id));
    if (found === undefined) return null;
    const snapshot = snapshotOf(found);
    const lines = linesAfter(id, snapshot?.number ?? Number.MIN_SAFE_INTEGER, most);
    return { row: tableOf(id, found), phase: found.phase, snapshot, lines };
  },
  unarchived: async most => rowsOf<{ readonly id: string }>(queries.unarchived, most).map(({ id }) => id),
  archive: async id => {
    const [found] = rowsOf<{ readonly bytes: Uint8Array }>(queries.archive, checkedId(id));
    return found === undefined ? null : new Uint8Array(found.bytes);
  },
  keepArchive: async (id, bytes) => {
    await write(() => queries.keepArchive.run(bytes, checkedId(id)));
  },
});
