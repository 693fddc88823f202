import { expect, onTestFinished, test } from 'vitest';
import { type HandClock, handClock, settled } from '../hand-clock.testing.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { openHours } from './hours.ts';
import { freshFolder, START } from './testing.ts';

const HOUR = 3_600_000;

const storeHere = (): Store => {
  const store = openSqlite(freshFolder(), { apart: 0 });
  onTestFinished(() => store.close());
  return store;
};

/** A node of the house with a clock of its own. */
const nodeOf = (store: Store, node: string, time: HandClock = handClock(START)) => {
  const changes: number[] = [];
  const troubles: string[] = [];
  const onChange = () => changes.push(time.now());
  const hours = openHours({ store, node, time, trouble: what => troubles.push(what), onChange });
  const unlisten = store.listen(hours.hear);
  onTestFinished(async () => {
    unlisten();
    hours.stop();
    await settled();
  });
  return { hours, time, changes, troubles };
};

test('a node that finds that the house was closed tells the others, and all count alike', async () => {
  const store = storeHere();
  await store.beat('before', START - HOUR);
  const one = nodeOf(store, 'one');
  const two = nodeOf(store, 'two');
  await Promise.all([one.hours.known(), two.hours.known()]);
  await settled();
  for (const { hours } of [one, two]) expect(hours.closedBetween(START - 2 * HOUR, START)).toBe(HOUR);
  expect(one.changes).toHaveLength(1);
});

test('a clock that is set for one of several nodes is not followed, and said once', async () => {
  const store = storeHere();
  const [one, two] = [nodeOf(store, 'one'), nodeOf(store, 'two')];
  await Promise.all([one.hours.known(), two.hours.known()]);
  one.time.set(HOUR);
  for (let round = 0; round < 5; round++) for (const { time } of [one, two]) await time.pass(3000);
  expect(one.time.now()).toBe(START + 15_000);
  expect(one.troubles).toEqual(['the clock of this machine was set, and those of the others were not']);
  expect(await store.outages()).toEqual([]);
});

test('a clock that drifts is followed, and nothing is noted', async () => {
  const store = storeHere();
  const { time } = nodeOf(store, 'one');
  for (let round = 0; round < 4; round++) {
    time.set(1000);
    await time.pass(3000);
  }
  expect(time.now()).toBe(time.wall());
  expect(await store.outages()).toEqual([]);
});
