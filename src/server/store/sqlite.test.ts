import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { playing, seating, summaryOf, tableOf } from './samples.testing.ts';
import { openSqlite } from './sqlite.ts';
import { DUE, FOUND_IDLE, LISTED, MARK_IDLE, OF_PERSON, OWED, SETTLE_TABLE } from './sqlite-queries.ts';
import type { Store } from './store.ts';
import { testStore } from './suite.testing.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'panache-sqlite-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('SQLite', () => {
  testStore(async () => {
    const folder = newFolder();
    return { open: async () => openSqlite(folder) };
  });
});

describe('a folder', () => {
  test('is made where it is missing, and nobody else may read what lies there', async () => {
    const folder = path.join(newFolder(), 'deep', 'down');
    const store = openSqlite(folder);
    await store.create(tableOf('t1'), summaryOf(), 1);
    expect(statSync(folder).mode & 0o077).toBe(0);
    for (const name of ['panache.db', 'panache.db-wal']) expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
    await store.close();
  });

  test('that cannot be written is refused with a sentence', () => {
    const file = path.join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(() => openSqlite(path.join(file, 'data'))).toThrow(
      /^The folder .*file\/data cannot be written to \(ENOTDIR\)\./,
    );
  });

  test('with a file that is no database is refused, and can be served once it is gone', async () => {
    const folder = newFolder();
    const file = path.join(folder, 'panache.db');
    writeFileSync(file, 'All for one, and one for all! '.repeat(100));
    expect(() => openSqlite(folder)).toThrow(/panache\.db is not a database, or it is damaged\.$/);
    rmSync(file);
    await openSqlite(folder).close();
  });

  test('where tables were kept and the file is empty now is refused with a sentence', async () => {
    const folder = newFolder();
    const store = openSqlite(folder);
    await store.create(tableOf('t1'), summaryOf(), 1);
    await store.close();
    for (const name of ['panache.db-wal', 'panache.db-shm']) rmSync(path.join(folder, name), { force: true });
    writeFileSync(path.join(folder, 'panache.db'), '');
    expect(() => openSqlite(folder)).toThrow(
      /panache\.db is empty, and tables were kept there: something has emptied it/,
    );
    expect(statSync(path.join(folder, 'panache.db')).size).toBe(0);
    rmSync(path.join(folder, 'panache.kept'));
    await openSqlite(folder).close();
  });

  test('with somebody else’s database is refused, and that stays as it was', () => {
    const folder = newFolder();
    const other = new DatabaseSync(path.join(folder, 'panache.db'));
    other.exec('create table wines (name text)');
    expect(() => openSqlite(folder)).toThrow(/panache\.db is not a database of Panache\.$/);
    expect(() => openSqlite(folder, { use: 'read' })).toThrow(/panache\.db is not a database of Panache\.$/);
    expect(other.prepare('select name from sqlite_master').all()).toHaveLength(1);
    other.close();
  });

  test('is served once at a time, but can be read meanwhile', async () => {
    const folder = newFolder();
    const store = openSqlite(folder);
    await store.create(tableOf('t1'), summaryOf(), 1);
    expect(() => openSqlite(folder)).toThrow(/^Another Panache serves the folder .* already\./);
    const reader = openSqlite(folder, { use: 'read' });
    expect((await reader.open('t1'))?.row).toEqual(tableOf('t1'));
    await store.append('t1', playing(1), null);
    for await (const kept of reader.everything())
      expect(kept).toMatchObject({ row: { id: 't1' }, lines: [{ number: 1 }] });
    await expect(reader.append('t1', playing(2), null)).rejects.toThrow(
      'The disk cannot be written: nothing was kept.',
    );
    await reader.close();
    expect(() => openSqlite(folder)).toThrow(/^Another Panache/);
    await store.close();
    await openSqlite(folder).close();
  });

  test('where nothing is kept has nothing to read', () => {
    const folder = newFolder();
    expect(() => openSqlite(folder, { use: 'read' })).toThrow(/^There is no panache\.db in the folder /);
    mkdirSync(path.join(folder, 'panache.db'));
    expect(() => openSqlite(folder)).toThrow(/panache\.db cannot be opened for writing\.$/);
  });
});

/** Another process that serves the folder and tells the number of every line that it was told is kept. */
const serveElsewhere = (folder: string) => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./appender.testing.ts', import.meta.url)), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, ended: once(child, 'exit'), lines: createInterface({ input: child.stdout }) };
};

test('a second process is refused, and let in as soon as the first is killed; every acknowledged line is there', {
  tags: 'long',
}, async () => {
  const folder = newFolder();
  const acknowledged = new Set<number>();
  for (let round = 1; round <= 5; round++) {
    const { child, ended, lines } = serveElsewhere(folder);
    let more = 40 + round * 17;
    for await (const line of lines) {
      if (acknowledged.size === 0) expect(() => openSqlite(folder)).toThrow(/^Another Panache/);
      acknowledged.add(Number(line));
      more -= 1;
      if (more === 0) child.kill('SIGKILL');
    }
    expect(await ended).toEqual([null, 'SIGKILL']);
    const store = openSqlite(folder);
    const kept = (await store.open('t1'))?.lines ?? [];
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, at) => at + 1));
    const there = new Set(kept.map(({ number }) => number));
    expect([...acknowledged].filter(number => !there.has(number))).toEqual([]);
    await store.close();
  }
  expect(acknowledged.size).toBeGreaterThan(400);
});

/** How many transactions lie in the file that is written ahead: a frame that ends one says how large the file is then. */
const commitsIn = (folder: string): number => {
  const wal = readFileSync(path.join(folder, 'panache.db-wal'));
  const pageSize = wal.readUInt32BE(8);
  let commits = 0;
  for (let frame = 32; frame < wal.length; frame += 24 + pageSize) if (wal.readUInt32BE(frame + 4) > 0) commits += 1;
  return commits;
};

test('all that is asked for in one turn is one transaction, even where some of it is refused', async () => {
  const folder = newFolder();
  const store = openSqlite(folder);
  const ids = Array.from({ length: 20 }, (_, at) => `t${at}`);
  const start = commitsIn(folder);
  await Promise.all(ids.map(id => store.create(tableOf(id), summaryOf(), 1)));
  expect(commitsIn(folder) - start).toBe(1);
  const answers = await Promise.allSettled([
    ...ids.map(id => store.append(id, playing(1), summaryOf())),
    store.append('t0', playing(1), summaryOf()),
    store.append('nowhere', playing(1), summaryOf()),
    store.create(tableOf('t1'), summaryOf(), 1),
    store.keepPerson('anne', {}),
    store.once('a', 1),
  ]);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(commitsIn(folder) - start).toBe(2);
  for (const number of [2, 3, 4]) await store.append('t0', playing(number), summaryOf());
  expect(commitsIn(folder) - start).toBe(5);
  await store.close();
});

test('what breaks a rule of the file is left out with all it wrote, and the others are kept', async () => {
  const store = openSqlite(newFolder());
  for (const id of ['t1', 't2']) await store.create(tableOf(id), summaryOf(), 1);
  const broken = { ...summaryOf(), phase: null as unknown as 'over' };
  const answers = await Promise.allSettled([
    store.append('t2', playing(1), summaryOf()),
    store.append('t1', playing(1), broken),
    store.append('t2', playing(2), summaryOf()),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await store.open('t1'))?.lines).toEqual([]);
  expect((await store.open('t2'))?.lines).toEqual([playing(1), playing(2)]);
  await store.close();
});

describe('a full disk', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** A store and the connection it writes by. */
  const openBoth = (folder: string): { readonly store: Store; readonly database: DatabaseSync } => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const store = openSqlite(folder);
    const database = prepare.mock.contexts.at(-1);
    if (!(database instanceof DatabaseSync)) throw new Error('the store has prepared nothing');
    return { store, database };
  };

  test('is said to all who were to be written, keeps nothing by halves, and play goes on when there is room', async () => {
    const { store, database } = openBoth(newFolder());
    await store.create(tableOf('t1'), summaryOf(), 1);
    await store.append('t1', playing(1), null);
    const pages = Object(database.prepare('pragma page_count').get()).page_count;
    database.exec(`pragma max_page_count = ${pages}`);
    const answers = await Promise.allSettled([
      store.append('t1', playing(2), summaryOf({ phase: 'playing' })),
      store.append('t1', playing(3, 'x'.repeat(100_000)), null),
      store.create(tableOf('t2'), summaryOf(), 1),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 'rejected',
        reason: { message: 'The disk is full: nothing was kept.' },
      });
    expect(await store.check()).toBe('full');
    expect((await store.open('t1'))?.lines).toEqual([playing(1)]);
    expect(await store.count()).toEqual({ gathering: 1, playing: 0, over: 0, cancelled: 0 });
    expect(await store.append('t1', playing(2), null)).toBe('kept');
    database.exec(`pragma max_page_count = ${pages * 100}`);
    expect(await store.append('t1', playing(3, 'x'.repeat(100_000)), null)).toBe('kept');
    expect((await store.open('t1'))?.lines).toHaveLength(3);
    expect(await store.check()).toBeNull();
    await store.close();
  });
});

test('a damaged page is found in the background, and a sound file is not said to be damaged', async () => {
  const folder = newFolder();
  const before = openSqlite(folder);
  await before.create(tableOf('t1'), summaryOf(), 1);
  for (let number = 1; number < 300; number++) await before.append('t1', playing(number, 'x'.repeat(300)), null);
  await before.close();
  const sound = openSqlite(folder, { pages: 'examined' });
  expect(await sound.check()).toBeNull();
  await sound.close();
  const file = path.join(folder, 'panache.db');
  const bytes = readFileSync(file);
  bytes.fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 4096);
  writeFileSync(file, bytes);
  const store = openSqlite(folder, { pages: 'examined' });
  await expect.poll(() => store.check()).toBe('damaged');
  await store.close();
});

test('with 10,000 tables every list is read by an index', { tags: 'long' }, async () => {
  const folder = newFolder();
  const store = openSqlite(folder);
  const phases = ['gathering', 'playing', 'over'] as const;
  await Promise.all(
    Array.from({ length: 10_000 }, (_, at) =>
      store.create(
        tableOf(`t${at}`, { host: `host ${at % 100}` }),
        summaryOf({
          moved: at,
          phase: phases[at % 3],
          listed: at % 2 === 0,
          due: at % 5 === 0 ? at : null,
          seats: seating(`p${at % 70}`),
        }),
        at,
      ),
    ),
  );
  expect((await store.listed(3)).map(({ id }) => id)).toEqual(['t9996', 't9994', 't9990']);
  expect((await store.of('host 7', 2)).map(({ id }) => id)).toEqual(['t9907', 't9807']);
  const database = new DatabaseSync(path.join(folder, 'panache.db'));
  database.exec('analyze');
  const planOf = (sql: string): string[] =>
    database
      .prepare(`explain query plan ${sql}`)
      .all()
      .map(({ detail }) => String(detail));
  expect(planOf(LISTED)).toContain('SCAN tables USING INDEX tables_listed');
  expect(planOf(DUE)).toEqual(['SEARCH tables USING INDEX tables_due (due<?)']);
  expect(planOf(OWED)).toEqual(['SEARCH notices USING INDEX notices_due (due<?)']);
  expect(planOf(SETTLE_TABLE)).toEqual(['SEARCH notices USING INDEX notices_of_table (table_id=?)']);
  for (const looking of [FOUND_IDLE, MARK_IDLE])
    expect(planOf(looking)).toContainEqual(
      expect.stringContaining('SEARCH tables USING INDEX tables_idle (phase=? AND changed<?)'),
    );
  const ofPerson = planOf(OF_PERSON);
  expect(ofPerson).toContain('SEARCH members USING PRIMARY KEY (person=?)');
  expect(ofPerson.filter(step => /^SCAN (?!mine)/.test(step))).toEqual([]);
  expect(planOf(LISTED).filter(step => /TEMP B-TREE/.test(step))).toEqual([]);
  database.close();
  await store.close();
});
