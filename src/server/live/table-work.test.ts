import { expect, test } from 'vitest';
import { handClock } from '../hand-clock.testing.ts';
import { askerOf, tableWork } from './table-work.ts';
import { Player, registryFor, START, started } from './testing.ts';

const strangerFrom = (from: string) => askerOf({ seat: null, host: false, from });

test('strangers who ask too much keep nobody out who plays, and wait themselves', async () => {
  const time = handClock(START);
  const { mayWork } = tableWork(time.now);
  let allowed = 0;
  for (let place = 0; place < 300; place++) if (mayWork(strangerFrom(`place ${place}`))) allowed++;
  expect(allowed).toBe(100);
  for (const asker of [askerOf({ seat: 0, host: false, from: 'place 1' }), 3, 'host'] as const)
    expect(mayWork(asker)).toBe(true);
  await time.pass(1000);
  expect(mayWork(strangerFrom('another place'))).toBe(true);
});

test('a stranger who asks too much does not keep out others who come', async () => {
  const time = handClock(START);
  const { mayWork } = tableWork(time.now);
  let allowed = 0;
  for (let tries = 0; tries < 1000; tries++) {
    if (mayWork(strangerFrom('one place'))) allowed++;
    if (tries % 10 === 9) {
      await time.pass(1000);
      expect(mayWork(strangerFrom('another place'))).toBe(true);
    }
  }
  // Fifty at once, and five a second.
  expect(allowed).toBeLessThanOrEqual(50 + 500);
});

test('who may not come in is told so as often as he asks, and costs nobody else anything', async () => {
  const { registry, table, host } = await started(await registryFor());
  const whys = new Set<unknown>();
  for (let tries = 0; tries < 200; tries++) whys.add(await new Player('nobody', 'one place').enter(registry, table));
  expect(whys).toEqual(new Set(['no-access']));
  expect(await new Player('friend', 'one place').enter(registry, table, host.room?.links.watch)).toBeNull();
});

test('nobody fills a journal by turning something on and off', async () => {
  const { players, store, table, time } = await started(await registryFor());
  const [aline, bastien] = players;
  const lines = async () => (await store.since(table, 0)).length;
  const before = await lines();
  const whys = new Set<unknown>();
  for (let times = 0; times < 500; times++) {
    whys.add(await aline.act({ act: 'advice', on: times % 2 === 0 }));
    whys.add(await bastien.act({ act: 'hand', seat: 1, level: 'random' }));
    await bastien.act({ act: 'return' });
  }
  expect(whys).toEqual(new Set([null, 'slow-down']));
  // Sixty of each, and what undoes it.
  expect((await lines()) - before).toBeLessThanOrEqual(3 * 60);
  // Nothing else is kept from them.
  expect(await aline.act({ act: 'say', text: 'En garde !' })).toBeNull();
  expect(await aline.choose()).toBeNull();
  await time.pass(5000);
  expect(await aline.act({ act: 'hush', on: true })).toBeNull();
});

test('what was kept is not refused for being too much when it is sent again', async () => {
  const { host } = await started(await registryFor());
  const send = (id?: string) => host.act({ act: 'advice', on: false }, id);
  expect(await send('the-same-id')).toBeNull();
  for (let times = 0; times < 100; times++) await send();
  expect(await send()).toBe('slow-down');
  expect(await send('the-same-id')).toBeNull();
});

test('a crowd that talks at once is not heard to its end before those who play', async () => {
  const { players, registry, store, table, host, time } = await started(await registryFor());
  const crowd: Player[] = [];
  while (crowd.length < 100) {
    const stranger = new Player(`stranger ${crowd.length}`);
    await time.pass(200);
    if ((await stranger.enter(registry, table, host.room?.links.watch)) === null) crowd.push(stranger);
  }
  // Whatever is refused is looked at again in the store first, which takes its time.
  const since = store.since.bind(store);
  const gate = Promise.withResolvers<void>();
  store.since = async (...given) => {
    await gate.promise;
    return since(...given);
  };
  const answers = crowd.map(stranger => stranger.act({ act: 'say', text: 'Ha!' }));
  const choice = players[0].choose();
  gate.resolve();
  expect(await choice).toBeNull();
  const whys = await Promise.all(answers);
  expect(whys.filter(why => why === 'spectators-silent')).toHaveLength(40);
  expect(whys.filter(why => why === 'slow-down')).toHaveLength(60);
});
