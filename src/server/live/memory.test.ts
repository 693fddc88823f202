import { expect, test } from 'vitest';
import { RULES } from '#games/all.ts';
import { handClock, settled } from '../hand-clock.testing.ts';
import { told } from './company.testing.ts';
import { Player, registryFor, START, started } from './testing.ts';

test('a table nobody is at leaves memory and comes back as it was', async () => {
  const { players, registry, table, time } = await started(await registryFor());
  const [aline] = players;
  await aline.choose();
  const before = JSON.stringify(aline.position?.view);
  expect(registry.size).toBe(1);
  for (const player of players) player.leave();
  await time.pass(5 * 60_000);
  expect(registry.size).toBe(0);
  const back = new Player('person-0');
  await back.enter(registry, table);
  expect(JSON.stringify(back.position?.view)).toBe(before);
});

test('after a restart with nobody there, the bots’ turn is not forgotten', async () => {
  const time = handClock(START);
  const { host, registry, store, table } = await started(await registryFor({ time }), {
    seats: [{ kind: 'invited' }, { kind: 'bot', level: 'random' }],
  });
  host.leave();
  registry.stop();
  const { registry: restarted } = await registryFor({ store, time });
  await time.pass(60_000);
  const back = new Player('person-0');
  await back.enter(restarted, table);
  expect(back.position?.at).toBe(3);
});

test('two houses on one store agree: of two writers one waits, and both show the same', async () => {
  const time = handClock(START);
  const first = await registryFor({ time });
  const { players, table, store } = await started(first);
  told(store);
  const second = await registryFor({ store, time, node: 'two' });
  const elsewhere = new Player('person-1');
  await elsewhere.enter(second.registry, table);
  await settled();
  expect(players[0].room?.seats[1].here).toBe(true);
  const whys = await Promise.all([players[0].choose(), elsewhere.choose()]);
  await settled();
  expect(whys).toEqual([null, null]);
  expect(elsewhere.position?.version).toBe(2);
  expect(players[0].position?.version).toBe(2);
  await elsewhere.act({ act: 'say', text: 'from afar' });
  await settled();
  expect(players[0].talk.at(-1)?.text).toBe('from afar');
});

test.each([
  [1, 'this version plays rules', 'it is kept as it is; finish it with the version of Panache it was begun with'],
  [-1, 'this version plays rules', 'update Panache'],
] as const)(
  'a table of other rules (%s) is not opened, and its sentence says what to do',
  async (newer, what, then) => {
    const { registry, store, table } = await started(await registryFor());
    registry.stop();
    const changed = RULES.musketiere.rules + newer;
    const games = { musketiere: { game: { ...RULES.musketiere, rules: changed }, levels: ['random'] } };
    const { registry: updated } = await registryFor({ store, games });
    await expect(updated.open(table)).rejects.toThrow(`${what} ${changed}: ${then}`);
    expect(await store.since(table, 0)).not.toEqual([]);
  },
);
