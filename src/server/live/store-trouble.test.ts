import { expect, test, vi } from 'vitest';
import { connect, newcomer, postTable, serve } from '../app.testing.ts';
import { handClock } from '../hand-clock.testing.ts';
import { UnsureAppend } from '../store/unsure-append.ts';
import { Unsure } from './journal-writer.ts';
import { makeTable, registryFor, START, started } from './testing.ts';

const AWAY = new Error('the database is away');

test('a store that is away is no broken table: who knocks is told to come again, and let in when it is back', async () => {
  const { url, store } = await serve();
  const cookie = await newcomer(url);
  const { table } = (await (await postTable(url, cookie)).json()) as { table: string };
  const away = [vi.spyOn(store, 'open'), vi.spyOn(store, 'openSince')].map(spy => spy.mockRejectedValue(AWAY));
  const door = connect(url, { cookie });
  await door.open();
  door.enter(table);
  expect(await door.nextOf('refused')).toEqual({ kind: 'refused', id: null, why: 'not-now' });
  expect(await fetch(`${url}/api/tables/${table}/account`, { headers: { cookie } })).toMatchObject({ status: 503 });
  for (const spy of away) spy.mockRestore();
  door.enter(table);
  expect(await door.nextOf('welcome')).toMatchObject({ room: { phase: 'gathering' } });
});

test('a journal that cannot be played is a broken table', async () => {
  const { registry, store } = await registryFor();
  const table = await makeTable(registry, 'person-0');
  const kept = await store.open(table);
  if (kept === null) throw new Error('no table');
  const bad = { ...kept, row: { ...kept.row, opening: { ...kept.row.opening, game: 'whist' } } };
  vi.spyOn(store, 'openSince').mockResolvedValue({ ...bad, snapshot: null, phase: 'gathering' });
  await expect(registry.open(table)).rejects.toMatchObject({ why: 'broken-table' });
});

test('a bot’s turn is not forgotten because the store was away when it was looked for, however long', async () => {
  const time = handClock(START);
  const seats = [{ kind: 'invited' }, { kind: 'bot', level: 'greedy' }] as const;
  const { registry, store, table, host } = await started(await registryFor({ time }), { seats: [...seats] });
  while (host.question === null) await time.pass(1000);
  await host.choose();
  registry.stop();
  const lines = async () => (await store.since(table, 0)).length;
  const before = await lines();

  const { troubles } = await registryFor({ time, store, node: 'two' });
  const away = [vi.spyOn(store, 'open'), vi.spyOn(store, 'openSince')].map(spy => spy.mockRejectedValue(AWAY));
  await time.pass(3_600_000);
  expect(await lines()).toBe(before);
  const tries = troubles.length;
  expect(tries).toBeGreaterThan(3);
  // Each pause is longer than the one before, up to some minutes.
  expect(tries).toBeLessThan(30);
  for (const spy of away) spy.mockRestore();
  await time.pass(600_000);
  expect(await lines()).toBeGreaterThan(before);
});

test('a choice whose answer never came is not said to be lost: who asks again with its id finds it kept', async () => {
  const { players, store } = await started(await registryFor());
  const [aline, bastien] = players;
  const choice = aline.question?.choices[0];
  const again = { id: 'the-same-id', version: aline.position?.version ?? 0 };
  const append = store.append.bind(store);
  const late: (() => Promise<unknown>)[] = [];
  store.append = (...asked) => {
    late.push(() => append(...asked));
    return Promise.reject(new UnsureAppend('no answer came'));
  };
  await expect(aline.choose(choice, again)).rejects.toThrow(Unsure);
  // Nor is anything known while the first is still on its way, whatever the store says of a second.
  store.append = () => Promise.reject(AWAY);
  await expect(aline.choose(choice, again)).rejects.toThrow(Unsure);
  await late[0]();
  store.append = append;
  expect(await aline.choose(choice, again)).toBeNull();
  expect(aline.position?.version).toBe(1);
  expect(await bastien.choose()).toBeNull();
  store.append = () => Promise.reject(AWAY);
  expect(await aline.act({ act: 'say', text: 'Again?' })).toBe('not-kept');
});

const YEAR = 365 * 24 * 3_600_000;

test('a clock that was a year ahead takes no time of later lines with it, and the bot whose turn it noted plays', async () => {
  const wrong = handClock(START + YEAR);
  const seats = [{ kind: 'invited' }, { kind: 'bot', level: 'greedy' }] as const;
  const setting = await registryFor({ time: wrong, think: () => new Promise(() => {}) });
  const { registry, store, table, host } = await started(setting, { seats: [...seats] });
  await host.choose();
  registry.stop();
  const before = await store.since(table, 0);
  expect(before.at(-1)?.time).toBe(START + YEAR);

  const time = handClock(START);
  await registryFor({ time, store, node: 'two' });
  await time.pass(20_000);
  const later = await store.since(table, before.length);
  expect(later.length).toBeGreaterThan(0);
  for (const { time: at } of later) expect(at).toBeLessThanOrEqual(START + 20_000);
});
