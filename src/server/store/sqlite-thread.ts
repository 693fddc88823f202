import { newsHearers } from './news-hearers.ts';
import type { SqliteOptions } from './sqlite.ts';
import type { Kept, Store } from './store.ts';
import { type StoreThread, startStoreThread } from './store-thread.ts';

/** Read in the thread, piece by piece. */
async function* everythingBy({ ask }: StoreThread): AsyncGenerator<Kept> {
  const reading = await ask('beginReading');
  try {
    for (;;) {
      const kept = (await ask('readOn', reading)) as Kept | null;
      if (kept === null) return;
      yield kept;
    }
  } finally {
    await ask('endReading', reading);
  }
}

/**
 * SQLite in a thread of its own: waiting for the disk holds nobody up who has something else to do. It keeps what
 * `openSqlite` keeps and answers as that does, whatever the contract comes to hold: the suite of every store says so.
 */
export const openSqliteThread = async (folder: string, { apart, ...options }: SqliteOptions = {}): Promise<Store> => {
  // Calls come to the thread in batches: nothing has to wait for others there.
  const thread = await startStoreThread({ folder, options: { ...options, apart: 0 } }, apart);
  const { hear, listen } = newsHearers();
  const called = Object.fromEntries(
    thread.names.map(name => [name, (...args: readonly unknown[]) => thread.ask(name, ...args)]),
  );
  const here: Pick<Store, 'tell' | 'listen' | 'everything' | 'close'> = {
    tell: async news => hear(news),
    listen,
    everything: () => everythingBy(thread),
    close: thread.close,
  };
  return { ...called, ...here } as Store;
};
