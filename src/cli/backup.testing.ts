import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { playing, summaryOf, tableOf } from '#server/store/samples.testing.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Kept, Store } from '#server/store/store.ts';

/** Everything a text may hold that a file of lines could stumble over. */
const ODD = 'Chez\u2028Planchet\n🍷';

export const addTable = async (store: Store, id: string) => {
  await store.create(tableOf(id, { title: ODD }), summaryOf({ phase: 'playing' }), 1000);
  await store.append(id, playing(1), null);
  await store.append(id, playing(2, { said: `à ${id}` }), null);
};

/** A folder for houses and their backups, empty before every test of the file that asks for it. */
export const emptyFolder = () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'panache-backup-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const place = (name: string): string => path.join(folder, name);
  const using = async <T>(name: string, work: (store: Store) => Promise<T>): Promise<T> => {
    const store = openSqlite(place(name));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  return {
    get folder() {
      return folder;
    },
    get file() {
      return place('all.jsonl');
    },
    place,
    using,
    contents: (name: string): Promise<Kept[]> => using(name, store => Array.fromAsync(store.everything())),
    /** A house with three tables, a person and a secret. */
    house: (name = 'house') =>
      using(name, async store => {
        for (const id of ['one', 'two', 'three']) await addTable(store, id);
        await store.keepPerson('athos', { name: 'Athos' });
        await store.secret('cookie');
      }),
  };
};
