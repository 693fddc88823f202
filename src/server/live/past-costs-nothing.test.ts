import { expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { countedGame, growToAndFro } from './counted.testing.ts';
import { replaysHere } from './replays.ts';
import { SNAPSHOT_EVERY } from './snapshot.ts';
import { Player, personNamed, playOut, registryFor, started } from './testing.ts';

/** Replays that are made by somebody else: the rules of the registry are not asked. */
const elsewhere = () => {
  const replays = replaysHere(GAMES);
  const asked: string[] = [];
  return {
    asked,
    replays: {
      ...replays,
      play: ((want, journal) => {
        asked.push(want);
        return replays.play(want, journal);
      }) as typeof replays.play,
    },
  };
};

const playFor = async (players: readonly Player[], moves: number): Promise<void> => {
  for (let move = 0; move < moves; move++)
    expect(await players.find(each => each.question !== null)?.choose()).toBeNull();
};

/** Holds a house to it that nothing of a table's past is played where others wait. */
const holdWith = async (entries: number): Promise<void> => {
  const first = await started(await registryFor());
  const { store, table, players } = first;
  const choice = players[0].question?.choices[0];
  first.registry.stop();
  await growToAndFro(first, table, 0, choice, entries);

  const counted = countedGame('musketiere');
  const { asked, replays } = elsewhere();
  const { registry } = await registryFor({ store, games: counted.games, replays });
  for (const person of ['person-0', 'person-1', 'person-0']) {
    const back = new Player(person);
    expect(await back.enter(registry, table)).toBeNull();
    expect(back.position?.version).toBe(entries);
    expect(back.messages[0]).toMatchObject({ kind: 'welcome', fresh: true, story: [{ at: 0 }, { at: 0 }] });
  }
  const live = await registry.open(table);
  const reader = live?.actor({ person: personNamed('person-0'), key: null, from: 'home' });
  expect(typeof reader === 'object' && (await live?.story(reader))).toHaveLength(2);
  expect(counted.steps()).toBe(0);
  // Once to open it, and once for the story: all who come share that.
  expect(asked).toEqual(['snapshot', 'story']);

  // The next house finds the snapshot.
  registry.stop();
  const again = elsewhere();
  const { registry: restarted } = await registryFor({ store, games: counted.games, replays: again.replays });
  const back = new Player('person-1');
  await back.enter(restarted, table, null, { version: entries, at: 0 });
  expect(counted.steps()).toBe(0);
  // Who has missed nothing needs no story.
  expect(again.asked).toEqual([]);
};

test('a table with a long past opens and lets people in without playing it where others wait', () => holdWith(5400));

test('so does one with a past longer than any', { tags: 'long', timeout: 120_000 }, () => holdWith(54_000));

test('a table that has left memory comes back by playing the few lines after its snapshot', async () => {
  const counted = countedGame('musketiere');
  const { replays } = elsewhere();
  const setting = await started(await registryFor({ games: counted.games, replays }), {
    options: { length: 'hundred' },
  });
  const { players, registry, table, time } = setting;
  await playFor(players, SNAPSHOT_EVERY + 30);
  const view = JSON.stringify(players[0].position);
  for (const player of players) player.leave();
  await time.pass(5 * 60_000);
  expect(registry.size).toBe(0);
  counted.steps();
  const back = new Player('person-0');
  await back.enter(registry, table);
  expect(JSON.stringify(back.position)).toBe(view);
  expect(counted.steps()).toBeLessThan(SNAPSHOT_EVERY / 2);
});

test('a snapshot that cannot be read is no loss: the journal is played', async () => {
  const { players, registry, store, table } = await started(await registryFor(), { options: { length: 'hundred' } });
  await playFor(players, SNAPSHOT_EVERY);
  const view = JSON.stringify(players[1].position);
  registry.stop();
  for (const value of [null, 'nonsense', { shape: 'of another time' }, { room: {} }]) {
    const snapshot = store.openSince.bind(store);
    store.openSince = async (id, most) => {
      const kept = await snapshot(id, most);
      return kept === null ? null : { ...kept, snapshot: { number: kept.snapshot?.number ?? 1, value } };
    };
    const { registry: restarted } = await registryFor({ store });
    const back = new Player('person-1');
    expect(await back.enter(restarted, table)).toBeNull();
    expect(JSON.stringify(back.position)).toBe(view);
    store.openSince = snapshot;
  }
});

test('nobody who plays waits for a newcomer’s story', async () => {
  const first = await started(await registryFor(), { options: { length: 'hundred' } });
  await playFor(first.players, SNAPSHOT_EVERY + 10);
  const { version = 0, at = 0 } = first.players[0].position ?? {};
  first.registry.stop();
  const here = replaysHere(GAMES);
  const gate = Promise.withResolvers<void>();
  const play: typeof here.play = async (want, journal) => {
    if (want === 'story') await gate.promise;
    return here.play(want, journal);
  };
  const { registry } = await registryFor({ store: first.store, replays: { ...here, play } });
  const aline = new Player('person-0');
  await aline.enter(registry, first.table, null, { version, at });
  const newcomer = new Player('person-1');
  const entering = newcomer.enter(registry, first.table);
  const bastien = new Player('person-1');
  await bastien.enter(registry, first.table, null, { version, at });
  await playFor([aline, bastien], 2);
  expect(newcomer.messages).toEqual([]);
  gate.resolve();
  expect(await entering).toBeNull();
  // What happened meanwhile is in it.
  const [welcome] = newcomer.messages;
  if (welcome.kind !== 'welcome') throw new Error('no welcome');
  expect(welcome.position?.at).toBe(at + 2);
  expect(welcome.story.at(0)?.at).toBe(0);
  expect(welcome.story.at(-1)?.at).toBe(at + 2);
});

test('who has to wait for the story is told nothing before it, and everything with it', async () => {
  const first = await started(await registryFor(), { options: { length: 'hundred' } });
  const { store, table, players } = first;
  await playFor(players, SNAPSHOT_EVERY + 5);
  const have = { version: players[0].position?.version ?? 0, at: players[0].position?.at ?? 0 };
  first.registry.stop();

  const gate = Promise.withResolvers<void>();
  const { replays } = elsewhere();
  const late: typeof replays.play = async (want, journal) => {
    const answer = await replays.play(want, journal);
    await gate.promise;
    return answer;
  };
  const { registry } = await registryFor({ store, replays: { ...replays, play: late } });
  const [one, other] = ['person-0', 'person-1'].map(person => new Player(person));
  const sitting = [one, other];
  const reader = new Player('person-0');
  for (const player of sitting) await player.enter(registry, table, null, have);
  // He knows everything when he comes, and something happens before it is his turn to be let in.
  const choosing = sitting.find(player => player.question !== null)?.choose();
  const entering = reader.enter(registry, table, null, have);
  expect([await choosing, await entering]).toEqual([null, null]);
  await playFor(sitting, 2);
  expect(reader.messages).toEqual([]);

  gate.resolve();
  await expect.poll(() => reader.messages.length).toBeGreaterThan(0);
  expect(reader.messages[0]).toMatchObject({ kind: 'welcome', fresh: false, position: { version: have.version + 3 } });
  expect(JSON.stringify(reader.position)).toBe(JSON.stringify(one.position));
  await playFor(sitting, 1);
  expect(reader.position?.version).toBe(have.version + 4);
});

test('the file of a finished match is read once, however long its journal has become and however often it is asked for', async () => {
  const { players, registry, store, table } = await started(await registryFor());
  await playOut(players);
  // Its archive is made from the journal, too.
  await expect.poll(() => store.archive(table)).not.toBeNull();
  const since = store.since.bind(store);
  let read = 0;
  store.since = (...given) => {
    read++;
    return since(...given);
  };
  const live = await registry.open(table);
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => live?.record()));
  for (const other of [...others, await live?.record()]) expect(other).toBe(first);
  expect(first?.entries.length).toBeGreaterThan(10);
  expect(read).toBe(1);
});
