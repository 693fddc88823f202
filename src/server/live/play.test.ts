import { expect, test } from 'vitest';
import { RULES } from '#games/all.ts';
import { verify } from '#kernel/match-file.ts';
import { Player, playOut, registryFor, started } from './testing.ts';

test('everybody plays a match to its end, and its file proves itself', async () => {
  const { players, registry, table } = await started(await registryFor(), {
    seats: Array.from({ length: 4 }, () => ({ kind: 'invited' }) as const),
  });
  await playOut(players);
  const record = await (await registry.open(table))?.record();
  if (!record) throw new Error('no record');
  expect(verify(RULES, record).problem).toBeNull();
  for (const player of players) expect(player.position?.outcome).toEqual(players[0].position?.outcome);
});

test('a choice is written down before anybody is shown it', async () => {
  const { players, store, table } = await started(await registryFor());
  const [aline, bastien] = players;
  const before = bastien.messages.length;
  const kept: number[] = [];
  const append = store.append.bind(store);
  store.append = async (id, line, summary) => {
    const result = await append(id, line, summary);
    expect(bastien.messages).toHaveLength(before);
    kept.push((await store.since(table, line.number - 1)).length);
    return result;
  };
  expect(await aline.choose()).toBeNull();
  expect(kept).toEqual([1]);
  expect(bastien.messages.length).toBeGreaterThan(before);
});

test('a store that keeps nothing changes nothing: the choice is refused and can be made again', async () => {
  const { players, store } = await started(await registryFor());
  const [aline] = players;
  const before = JSON.stringify(aline.position);
  const append = store.append;
  store.append = () => Promise.reject(new Error('the disk is full'));
  expect(await aline.choose()).toBe('not-kept');
  expect(JSON.stringify(aline.position)).toBe(before);
  store.append = append;
  expect(await aline.choose()).toBeNull();
});

test('the same message sent twice counts once, also after a restart', async () => {
  const setting = await started(await registryFor());
  const { players, registry, store, table } = setting;
  const [aline] = players;
  const choice = aline.question?.choices[0];
  const again = { id: 'the-same-id', version: aline.position?.version ?? 0 };
  expect(await aline.choose(choice, again)).toBeNull();
  expect(await aline.choose(choice, again)).toBeNull();
  expect(aline.position?.version).toBe(1);
  registry.stop();
  const { registry: restarted } = await registryFor({ store });
  const back = new Player('person-0');
  await back.enter(restarted, table);
  expect(await back.choose(choice, again)).toBeNull();
  expect(back.position?.version).toBe(1);
});

test('late, foreign and impossible choices change nothing and say why', async () => {
  const { players, host, registry, table } = await started(await registryFor());
  const [aline, bastien] = players;
  for (let laid = 0; laid < 3; laid++) await aline.choose();
  const { version } = bastien.position ?? { version: 0 };
  expect(await aline.choose({ kind: 'reward', card: 0 })).toBe('not-asked');
  expect(await bastien.choose({ kind: 'nonsense' })).toBe('not-offered');
  expect(await bastien.choose(bastien.question?.choices[0], { id: 'from-the-future', version: 99 })).toBe('late');
  const watcher = new Player('watcher');
  await watcher.enter(registry, table, host.room?.links.watch);
  expect(await watcher.choose({ kind: 'reward', card: 0 })).toBe('not-seated');
  expect(bastien.position?.version).toBe(version);
});

test('two browsers of one seat see the same, and of two choices in one instant one counts', async () => {
  const { players, registry, table } = await started(await registryFor());
  const [aline] = players;
  const phone = new Player('person-0');
  await phone.enter(registry, table);
  const whys = await Promise.all([aline.choose(), phone.choose()]);
  expect(whys.filter(why => why === null)).toHaveLength(1);
  expect(whys.filter(why => why === 'late')).toHaveLength(1);
  expect(phone.position).toEqual(aline.position);
});

test('a choice is taken back by policy, and everybody sees it go', async () => {
  const { players } = await started(await registryFor());
  const [aline, bastien] = players;
  await aline.choose();
  expect(aline.position?.mayTakeBack).toBe(true);
  expect(await bastien.takeBack()).toBe('nothing-to-take-back');
  expect(await aline.takeBack()).toBeNull();
  expect(bastien.messages.at(-1)).toMatchObject({ kind: 'step', back: true, position: { at: 0, version: 2 } });
});

test('who comes back is told what was missed, in steps or from the start', async () => {
  const { players, registry, table } = await started(await registryFor());
  const [aline, bastien] = players;
  const have = { version: 0, at: 0 };
  bastien.leave();
  for (let laid = 0; laid < 3; laid++) await aline.choose();
  const back = new Player('person-1');
  await back.enter(registry, table, null, have);
  const [welcome] = back.messages;
  if (welcome.kind !== 'welcome') throw new Error('no welcome');
  expect(welcome.fresh).toBe(false);
  expect(welcome.missed.map(step => step.at)).toEqual([1, 2, 3]);
  expect(welcome.story.every(told => told.at > 0)).toBe(true);
  expect(welcome.missed.at(-1)?.view).toEqual(welcome.position?.view);
  const anew = new Player('person-1');
  await anew.enter(registry, table);
  expect(anew.messages[0]).toMatchObject({ kind: 'welcome', fresh: true, missed: [] });
});

test('what was taken back meanwhile makes a browser begin anew', async () => {
  const { players, registry, table } = await started(await registryFor());
  const [aline] = players;
  await aline.choose();
  await aline.takeBack();
  await aline.choose();
  const back = new Player('person-1');
  await back.enter(registry, table, null, { version: 1, at: 1 });
  expect(back.messages[0]).toMatchObject({ fresh: true });
});
