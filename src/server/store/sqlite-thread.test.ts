import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { playing, summaryOf, tableOf } from './samples.testing.ts';
import { openSqliteThread } from './sqlite-thread.ts';
import { answerText, argsOf, callText } from './store-calls.ts';
import { testStore } from './suite.testing.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'panache-thread-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const openIn = (folder: string, apart = 0) => openSqliteThread(folder, { apart });

describe('SQLite in a thread', () => {
  testStore(async () => {
    const folder = newFolder();
    return { open: () => openIn(folder) };
  });
});

test('a store that cannot be opened says why, as it does without a thread', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'panache.db'), 'All for one, and one for all! '.repeat(100));
  await expect(openIn(folder)).rejects.toThrow(/panache\.db is not a database, or it is damaged\.$/);
});

test('a folder is served by one thread, and by another as soon as the first is closed', async () => {
  const folder = newFolder();
  const store = await openIn(folder);
  await expect(openIn(folder)).rejects.toThrow(/^Another Panache serves the folder .* already\./);
  await store.close();
  await (await openIn(folder)).close();
});

test('bytes travel among the arguments of a call and as its answer, and texts that look like bytes stay texts', () => {
  const bytes = Uint8Array.from([0, 255, 10, 34]);
  const call = JSON.parse(callText(7, 'keep', ['AP8KIg==', bytes, null, { a: 1 }]));
  expect(argsOf(call)).toEqual(['AP8KIg==', bytes, null, { a: 1 }]);
  expect(argsOf(JSON.parse(callText(8, 'keep', ['AP8KIg=='])))).toEqual(['AP8KIg==']);
  expect(JSON.parse(answerText(7, bytes))).toEqual([7, 'bytes', 'AP8KIg==']);
  expect(JSON.parse(answerText(7, undefined))).toEqual([7, 'value']);
  expect(JSON.parse(answerText(7, null))).toEqual([7, 'value', null]);
});

/** The threads that are started meanwhile. */
const threadsOf = async (work: () => Promise<void>): Promise<readonly Worker[]> => {
  const threads: Worker[] = [];
  const note = (thread: Worker) => void threads.push(thread);
  process.on('worker', note);
  await work();
  process.off('worker', note);
  return threads;
};

test('who asks in one turn is answered in the order he asked, and travels with the others', async () => {
  const store = await openIn(newFolder(), 60_000);
  const told: string[] = [];
  await Promise.all([
    store.create(tableOf('t1'), summaryOf(), 1).then(() => told.push('made')),
    store.append('t1', playing(1), null).then(answer => told.push(answer)),
    store.append('t1', playing(1), null).then(answer => told.push(answer)),
  ]);
  expect(told).toEqual(['made', 'kept', 'taken']);
  await store.close();
});

test('whoever waits when the thread dies is told so, and the next call finds all that was kept', async () => {
  const folder = newFolder();
  let store = await openIn(newFolder());
  await store.close();
  const [thread] = await threadsOf(async () => {
    store = await openIn(folder);
  });
  await store.create(tableOf('t1'), summaryOf(), 1);
  expect(await store.append('t1', playing(1), null)).toBe('kept');
  const ended = thread.terminate();
  await expect(store.append('t1', playing(2), null)).rejects.toThrow('The thread of the store has ended.');
  await ended;
  expect((await store.open('t1'))?.lines).toEqual([playing(1)]);
  expect(await store.append('t1', playing(2), null)).toBe('kept');
  await store.close();
  await expect(store.check()).rejects.toThrow('The store is closed.');
});
