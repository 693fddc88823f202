import { checkedId } from './checked-id.ts';
import * as queries from './postgres-queries.ts';
import type { Ask } from './postgres-tables.ts';
import { snapshotOf, tableOf } from './rows.ts';
import type { JournalLine, PastStore } from './store.ts';

export const postgresPast = (
  ask: Ask,
  linesAfter: (id: string, number: number, most?: number) => Promise<readonly JournalLine[]>,
): PastStore => ({
  snapshot: async id => {
    const { rows } = await ask(queries.SNAPSHOT, [checkedId(id)]);
    return rows.length === 0 ? null : snapshotOf(rows[0]);
  },
  keepSnapshot: async (id, number, value) => {
    await ask(queries.KEEP_SNAPSHOT, [checkedId(id), number, JSON.stringify(value)]);
  },
  openSince: async (id, most) => {
    const { rows } = await ask(queries.OPENING_SINCE, [checkedId(id)]);
    if (rows.length === 0) return null;
    const snapshot = snapshotOf(rows[0]);
    const lines = await linesAfter(id, snapshot?.number ?? queries.BEFORE_ALL, most);
    return { row: tableOf(id, rows[0]), phase: rows[0].phase, snapshot, lines };
  },
  unarchived: async most => (await ask(queries.UNARCHIVED, [most])).rows.map(({ id }) => id),
  archive: async id => {
    const { rows } = await ask(queries.ARCHIVE, [checkedId(id)]);
    return rows.length === 0 ? null : new Uint8Array(rows[0].bytes);
  },
  keepArchive: async (id, bytes) => {
    await ask(queries.KEEP_ARCHIVE, [checkedId(id), Buffer.from(bytes)]);
  },
});
