import { expect, test } from 'vitest';
import { handClock } from '../hand-clock.testing.ts';
import type { Store } from '../store/store.ts';
import { type Debts, keepDebts } from './debts.ts';
import { type Owed, whatOf } from './owed.ts';
import { HOUR, MINUTE, NOON, tempStore } from './testing.ts';

const DAY = 24 * HOUR;
const SLATE = 'notices:owed';

const mailTo = (person: string, due: number, since = NOON): Owed => ({ kind: 'mail', person, since, due });
const turnOf = (table: string, version = 1, due = NOON + HOUR): Owed => ({
  kind: 'turn',
  turn: { table, title: 'Chez Aline', game: 'roy', seat: 1, person: 'aline', version },
  since: NOON,
  due,
});

const named = async (store: Store): Promise<string[]> =>
  (await store.owed(Number.MAX_SAFE_INTEGER, 99)).map(({ what }) => what).sort();

const node = (store: Store, time = handClock(NOON)) => {
  const paid: string[] = [];
  const debts: Debts = keepDebts({ store, time, pay: async each => void paid.push(whatOf(each)) });
  return { ...debts, paid, time };
};

test('what is owed lies in the store until it is paid', async () => {
  const store = tempStore();
  const { owe, paid, time, stop } = node(store);
  owe(mailTo('aline', NOON + HOUR));
  owe(turnOf('t1'));
  await time.pass(MINUTE);
  expect(await named(store)).toEqual(['mail:aline', 'turn:t1:1']);
  expect(paid).toEqual([]);
  await time.pass(HOUR);
  expect(paid.toSorted()).toEqual(['mail:aline', 'turn:t1:1']);
  expect(await named(store)).toEqual([]);
  await stop();
});

test('a seat that has answered is owed nothing, unless it was asked anew', async () => {
  const store = tempStore();
  const { owe, release, time, stop } = node(store);
  owe(turnOf('t1', 5));
  owe(turnOf('t2', 7));
  await time.pass(MINUTE);
  release('t1', 1, 5);
  release('t2', 1, 6);
  await time.pass(MINUTE);
  expect(await named(store)).toEqual(['turn:t2:1']);
  await stop();
});

test('two nodes do not write over what the other owes', async () => {
  const store = tempStore();
  const time = handClock(NOON);
  const [one, two] = [node(store, time), node(store, time)];
  one.owe(mailTo('aline', NOON + HOUR));
  two.owe(mailTo('bruno', NOON + HOUR));
  await time.pass(MINUTE);
  one.owe(mailTo('carla', NOON + HOUR));
  await time.pass(MINUTE);
  await Promise.all([one.stop(), two.stop()]);
  expect(await named(store)).toEqual(['mail:aline', 'mail:bruno', 'mail:carla']);
});

test('what a node that is gone has left is paid by another, and what is too old is forgotten', async () => {
  const store = tempStore();
  const { owe, time, stop } = node(store);
  owe(mailTo('aline', NOON + HOUR));
  owe(mailTo('bruno', NOON + HOUR, NOON - 3 * DAY));
  await time.pass(MINUTE);
  await stop();
  const later = node(store, handClock(NOON + 2 * HOUR));
  await later.time.pass(MINUTE);
  expect(later.paid).toEqual(['mail:aline']);
  expect(await named(store)).toEqual([]);
  await later.stop();
});

test('the list of an older version is moved once, without what nobody understands', async () => {
  const store = tempStore();
  await store.keepPerson(SLATE, [mailTo('aline', NOON + HOUR), { kind: 'pigeon' }, turnOf('t1')]);
  const first = node(store);
  await first.time.pass(MINUTE);
  expect(await named(store)).toEqual(['mail:aline', 'turn:t1:1']);
  expect(await store.person(SLATE)).toEqual([]);
  await first.stop();
  await store.settle(['mail:aline', 'turn:t1:1']);
  const second = node(store);
  await second.time.pass(MINUTE);
  expect(await named(store)).toEqual([]);
  await second.stop();
});
