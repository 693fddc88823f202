import type { TableId } from '#wire/ids.ts';
import { CLOSED } from '#wire/limits.ts';
import type { News } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** A table nobody is at stays in memory for so long, in milliseconds. */
const LINGER = 60_000;
const TICKS_AT_ONCE = 20;

interface OpenTablesDeps {
  /** Null where there is no such table; rejects where its journal cannot be played. */
  readonly read: (id: TableId) => Promise<LiveTable | null>;
  readonly now: () => number;
  /** Told how many there are, whenever that may have changed. */
  readonly count: (tables: number) => void;
}

/** The tables one node has in memory. */
export interface OpenTables {
  readonly size: number;
  readonly open: (id: TableId) => Promise<LiveTable | null>;
  readonly hear: (news: News) => void;
  /** Lets go of those nobody is at. */
  readonly unload: () => void;
  readonly tick: () => Promise<void>;
  readonly stop: () => void;
}

const tickAll = async (tables: readonly LiveTable[]): Promise<void> => {
  for (const [at, live] of tables.entries()) {
    live.tick();
    // With thousands of tables somebody's choice may be waiting meanwhile.
    if ((at + 1) % TICKS_AT_ONCE === 0) await new Promise(done => setImmediate(done));
  }
};

export const openTables = ({ read, now, count }: OpenTablesDeps): OpenTables => {
  const tables = new Map<string, { readonly live: LiveTable; used: number }>();
  /** Those just being read, with the news that come meanwhile. */
  const opening = new Map<string, { readonly table: Promise<LiveTable | null>; readonly news: News[] }>();

  const used = (id: TableId): LiveTable | null => {
    const known = tables.get(id);
    if (known === undefined) return null;
    known.used = now();
    return known.live;
  };
  const fetched = async (id: TableId, news: readonly News[]): Promise<LiveTable | null> => {
    const live = await read(id);
    if (live === null) return null;
    tables.set(id, { live, used: now() });
    count(tables.size);
    for (const each of news) live.hear(each);
    return live;
  };

  return {
    get size() {
      return tables.size;
    },
    open(id) {
      const inMemory = used(id);
      if (inMemory !== null) return Promise.resolve(inMemory);
      const already = opening.get(id);
      if (already !== undefined) return already.table;
      const news: News[] = [];
      const table = fetched(id, news).finally(() => opening.delete(id));
      opening.set(id, { table, news });
      return table;
    },
    hear(news) {
      if (news.kind === 'missed' || news.kind === 'outages') {
        for (const { live } of tables.values()) live.hear(news);
        return;
      }
      tables.get(news.table)?.live.hear(news);
      opening.get(news.table)?.news.push(news);
    },
    unload() {
      for (const [id, { live, used }] of tables) {
        if (!live.idle || now() - used < LINGER) continue;
        live.stop(CLOSED.restarting);
        tables.delete(id);
      }
      count(tables.size);
    },
    tick: () => tickAll([...tables.values()].map(({ live }) => live)),
    stop() {
      for (const { live } of tables.values()) live.stop(CLOSED.restarting);
      tables.clear();
    },
  };
};
