import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './live/testing.ts';
import { addRetention } from './retention.ts';
import { playing, summaryOf, tableOf } from './store/samples.testing.ts';
import { openSqlite } from './store/sqlite.ts';

const DAY = 24 * 3_600_000;
const START = 1_700_000_000_000;

/** A store with one table that waits for its people, and starts of a server at that time by its clock. */
const waitingTable = async () => {
  const store = openSqlite(freshFolder());
  onTestFinished(() => store.close());
  await store.create(tableOf('t1'), summaryOf(), START);
  const startAt = async (time: number): Promise<boolean> => {
    const app = Fastify();
    addRetention(app, store, { keep: { finished: null, unstarted: 30 } }, () => time);
    await app.ready();
    await app.close();
    return (await store.open('t1')) !== null;
  };
  return { store, startAt };
};

test('a start with a clock that is a month ahead deletes nothing, not even several of them', async () => {
  const { startAt } = await waitingTable();
  expect(await startAt(START + 31 * DAY)).toBe(true);
  expect(await startAt(START + 31 * DAY + 1000)).toBe(true);
  expect(await startAt(START + DAY)).toBe(true);
  expect(await startAt(START + 40 * DAY)).toBe(true);
  expect(await startAt(START + 2 * DAY)).toBe(true);
});

test('a table that is idle goes when it was found so twice, days apart and across starts', async () => {
  const { startAt } = await waitingTable();
  expect(await startAt(START + 31 * DAY)).toBe(true);
  expect(await startAt(START + 32 * DAY)).toBe(true);
  expect(await startAt(START + 34 * DAY)).toBe(false);
});

test('a table that has grown since it was found idle is looked at anew', async () => {
  const { store, startAt } = await waitingTable();
  await startAt(START + 31 * DAY);
  await store.append('t1', playing(1, null, START + 32 * DAY), null);
  expect(await startAt(START + 34 * DAY)).toBe(true);
  expect(await startAt(START + 63 * DAY)).toBe(true);
  expect(await startAt(START + 66 * DAY)).toBe(false);
});
