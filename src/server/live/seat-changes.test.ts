import { describe, expect, test } from 'vitest';
import { handClock, settled } from '../hand-clock.testing.ts';
import { Player, playOut, registryFor, type Setting, started } from './testing.ts';

const THREE = { seats: [{ kind: 'invited' }, { kind: 'invited' }, { kind: 'invited' }] } as const;
const three = { seats: [...THREE.seats] };

const at = async (
  { registry }: Setting,
  table: Parameters<Player['enter']>[1],
  player: Player,
  key?: string | null,
) => ({
  player,
  why: await player.enter(registry, table, key ?? null),
});

const replace = (seat: number) => ({ act: 'move', about: { what: 'replace', seat } }) as const;

/** Somebody is away, the other two agree that somebody else plays on, and there is a link for him. */
const agreedOn = async () => {
  const all = await started(await registryFor(), three);
  const [aline, bastien, camille] = all.players;
  const hand = JSON.stringify(camille.position?.view);
  camille.leave();
  await all.time.pass(90_000);
  expect(await aline.act(replace(2))).toBeNull();
  expect(await bastien.act({ act: 'vote', agreed: true })).toBeNull();
  const key = aline.room?.links.invitations[0]?.key ?? '';
  return { ...all, aline, bastien, camille, hand, key };
};

test('the link of a seat is not given out anew in the middle of a match, however long its owner is away', async () => {
  const { host, players, time } = await started(await registryFor());
  expect(await host.act({ act: 'reissue', seat: 1 })).toBe('not-gathering');
  players[1].leave();
  expect(await host.act({ act: 'reissue', seat: 1 })).toBe('not-gathering');
  await time.pass(3_600_000);
  expect(await host.act({ act: 'reissue', seat: 1 })).toBe('not-gathering');
  expect(host.room?.links.invitations).toEqual([]);
});

test('a node that has just opened a table takes nobody’s seat away, though it knows of nobody else', async () => {
  const setting = await registryFor();
  const { table, time, store } = await started(setting, three);
  const other = await registryFor({ store, time, node: 'two' });
  const thief = new Player('person-0');
  await thief.enter(other.registry, table);
  expect(await thief.act({ act: 'reissue', seat: 1 })).toBe('not-gathering');
  expect(await thief.act(replace(1))).toBe('still-here');
  expect(await thief.act({ act: 'hand', seat: 1, level: 'random' })).toBe('still-here');
});

test('whoever is at one node is not gone for another, and says so where it was written', async () => {
  const setting = await registryFor();
  const { table, time, store, players } = await started(setting, three);
  const other = await registryFor({ store, time, node: 'two' });
  const twin = new Player('person-0');
  await twin.enter(other.registry, table);
  // News of who is here do not arrive: only the journal does.
  await time.pass(120_000);
  const kinds = (await store.open(table))?.lines.map(({ entry }) => entry.kind) ?? [];
  expect(kinds.filter(kind => kind === 'came').length).toBeGreaterThanOrEqual(
    kinds.filter(kind => kind === 'gone').length,
  );
  expect(await twin.act({ act: 'hand', seat: 1, level: 'random' })).toBe('still-here');
  expect(players[1].room?.seats[1]).toMatchObject({ away: false });
});

test('after a restart everybody has the whole time to come back', async () => {
  const first = await registryFor();
  const { table, time, store, players } = await started(first, three);
  await time.pass(62_000);
  first.registry.stop();
  time.skip(3_600_000);
  const second = await registryFor({ store, time, node: 'two' });
  const { player: host } = await at(second, table, new Player('person-0'));
  expect(await host.act({ act: 'hand', seat: 1, level: 'random' })).toBe('still-here');
  await time.pass(50_000);
  expect(await host.act({ act: 'hand', seat: 1, level: 'random' })).toBe('still-here');
  expect((await at(second, table, players[1])).why).toBeNull();
  await time.pass(120_000);
  expect(await host.act({ act: 'hand', seat: 1, level: 'random' })).toBe('still-here');
  expect(host.room?.seats[2].away).toBe(true);
  expect(await host.act({ act: 'hand', seat: 2, level: 'random' })).toBeNull();
});

test('a node whose clock is ahead takes nobody’s seat away sooner', async () => {
  const { table, time, store, players } = await started(await registryFor(), three);
  const ahead = handClock(time.now() + 600_000);
  const other = await registryFor({ store, time: ahead, node: 'two' });
  const { player: thief } = await at(other, table, new Player('person-0'));
  for (let seconds = 0; seconds < 90; seconds++) for (const clock of [time, ahead]) await clock.pass(1000);
  players[1].leave();
  for (let seconds = 0; seconds < 20; seconds++) for (const clock of [time, ahead]) await clock.pass(1000);
  expect((await store.open(table))?.lines.findLast(({ entry }) => entry.kind === 'gone')?.entry).toMatchObject({
    seat: 1,
  });
  expect(await thief.act({ act: 'hand', seat: 1, level: 'random' })).toBe('still-here');
  expect(await thief.act(replace(1))).toBe('still-here');
  for (let seconds = 0; seconds < 60; seconds++) for (const clock of [time, ahead]) await clock.pass(1000);
  expect(await thief.act({ act: 'hand', seat: 1, level: 'random' })).toBeNull();
});

test('nobody is gone who loads his page anew, and nothing is written of it', async () => {
  const setting = await registryFor();
  const { table, time, store, players } = await started(setting);
  const before = (await store.open(table))?.lines.length;
  players[1].leave();
  await time.pass(3000);
  await at(setting, table, players[1]);
  await time.pass(60_000);
  expect((await store.open(table))?.lines).toHaveLength(before ?? 0);
  players[1].leave();
  await time.pass(6000);
  expect((await store.open(table))?.lines.at(-1)?.entry).toMatchObject({ kind: 'gone', seat: 1 });
  expect(players[0].room?.seats[1].awayIn).toBe(60_000);
});

test('what others do about a seat hides nothing from lists and moves no table in them', async () => {
  const setting = await registryFor();
  const { table, time, store, players, registry } = await started(setting);
  const [before] = await registry.mine('person-0' as never);
  players[1].leave();
  await time.pass(6000);
  expect((await store.open(table))?.lines.at(-1)?.entry.kind).toBe('gone');
  expect((await registry.mine('person-0' as never))[0]).toEqual(before);
});

test('somebody else plays on where the others agree, with the cards as they lie', async () => {
  const { registry, table, aline, bastien, camille, hand, key } = await agreedOn();
  expect(bastien.room?.links.invitations).toEqual(aline.room?.links.invitations);
  const denis = new Player('denis');
  expect(await denis.enter(registry, table, key)).toBeNull();
  expect(denis.room?.you).toMatchObject({ seat: null, invited: 2 });
  expect(await denis.act({ act: 'sit', seat: 2, name: 'Denis', face: 'x' })).toBeNull();
  expect(JSON.stringify(denis.position?.view)).toBe(hand);
  expect(aline.room?.seats[2]).toMatchObject({ name: 'Denis', here: true, reissued: false });
  expect(aline.messages.filter(({ kind }) => kind === 'noted')).toMatchObject([
    { note: { kind: 'replacing', seat: 2, by: 0, name: 'Camille' } },
    { note: { kind: 'taken-over', seat: 2, name: 'Denis' } },
  ]);
  expect(camille.closed).toBeNull();
});

test('nobody plays on who sits here already, or comes from where somebody who sits here lives', async () => {
  const { registry, table, aline, key } = await agreedOn();
  const second = new Player('person-0');
  await second.enter(registry, table, key);
  expect(await second.act({ act: 'sit', seat: 2, name: 'Denis', face: 'x' })).toBe('seat-taken');
  const cookie = new Player('second cookie', aline.from);
  await cookie.enter(registry, table, key);
  expect(await cookie.act({ act: 'sit', seat: 2, name: 'Denis', face: 'x' })).toBe('same-device');
  expect(cookie.position?.view).toEqual((await spectatorView(registry, table, aline)).view);
});

const spectatorView = async (
  registry: Parameters<Player['enter']>[0],
  table: Parameters<Player['enter']>[1],
  { room }: Player,
) => {
  const watcher = new Player('watcher');
  await watcher.enter(registry, table, room?.links.watch);
  return { view: watcher.position?.view };
};

test('whoever comes back before somebody sits there has kept his seat, and the link opens nothing', async () => {
  const { registry, table, camille, aline, key } = await agreedOn();
  expect(await camille.enter(registry, table)).toBeNull();
  await settled();
  expect(camille.seat).toBe(2);
  expect(aline.room?.seats[2]).toMatchObject({ reissued: false, awayIn: null });
  expect(await new Player('denis').enter(registry, table, key)).toBe('no-access');
});

test.each(['cookie', 'own link'] as const)('whose seat it was takes it back by his %s', async how => {
  const { registry, table, camille, aline, hand, key } = await agreedOn();
  const denis = new Player('denis');
  await denis.enter(registry, table, key);
  await denis.act({ act: 'sit', seat: 2, name: 'Denis', face: 'x' });
  const back = how === 'cookie' ? new Player('person-2') : new Player('phone');
  expect(await back.enter(registry, table, how === 'cookie' ? null : camille.room?.links.mine)).toBeNull();
  expect(back.room?.you).toMatchObject({ seat: null, owned: 2 });
  expect(await back.act({ act: 'reclaim' })).toBeNull();
  expect([back.seat, back.room?.you.owned]).toEqual([2, null]);
  expect(JSON.stringify(back.position?.view)).toBe(hand);
  expect(aline.room?.seats[2]).toMatchObject({ name: 'Camille', here: true });
  expect([denis.seat, await denis.act({ act: 'reclaim' })]).toEqual([null, 'not-seated']);
  expect(await denis.choose({ kind: 'any' })).toBe('not-seated');
  expect(aline.messages.at(-1)).toMatchObject({ kind: 'noted', note: { kind: 'reclaimed', name: 'Camille' } });
});

describe('who has played a seat has seen what it holds', () => {
  const name = { name: 'Denis', face: 'x' };

  /** Somebody else plays on for Camille; then Bastien is away, and all agree that he is to be replaced as well. */
  const secondChange = async ({ isBack }: { readonly isBack: boolean }) => {
    const all = await agreedOn();
    const { registry, table, aline, bastien, camille, time } = all;
    const denis = new Player('denis');
    await denis.enter(registry, table, all.key);
    expect(await denis.act({ act: 'sit', seat: 2, ...name })).toBeNull();
    const back = new Player('person-2', camille.from);
    if (isBack) {
      await back.enter(registry, table);
      expect(await back.act({ act: 'reclaim' })).toBeNull();
    }
    bastien.leave();
    await time.pass(90_000);
    expect(await aline.act(replace(1))).toBeNull();
    expect(await (isBack ? back : denis).act({ act: 'vote', agreed: true })).toBeNull();
    const key = aline.room?.links.invitations.find(({ seat }) => seat === 1)?.key ?? '';
    const tries = async (player: Player) => {
      expect(await player.enter(registry, table, key)).toBeNull();
      return player.act({ act: 'sit', seat: 1, ...name, name: 'Emile' });
    };
    return { denis, camille, tries };
  };

  test('and takes no other, though his own was taken back from him', async () => {
    const { denis, tries } = await secondChange({ isBack: true });
    denis.leave();
    expect(await tries(new Player('denis', 'elsewhere'))).toBe('seat-taken');
    expect(await tries(new Player('second cookie', denis.from))).toBe('same-device');
    expect(await tries(new Player('emile'))).toBeNull();
  });

  test('and takes no other by a second cookie while somebody else plays on for him', async () => {
    const { camille, tries } = await secondChange({ isBack: false });
    expect(await tries(new Player('person-2', 'elsewhere'))).toBe('seat-taken');
    expect(await tries(new Player('second cookie', camille.from))).toBe('same-device');
    expect(await tries(new Player('emile'))).toBeNull();
  });
});

test('with two at the table somebody else plays on after ten times the absence', async () => {
  const { players, time } = await started(await registryFor());
  players[1].leave();
  await time.pass(300_000);
  expect(await players[0].act(replace(1))).toBe('still-here');
  expect(players[0].room?.seats[1]).toMatchObject({ away: true, awayIn: 0 });
  await time.pass(310_000);
  expect(players[0].room?.seats[1].replaceIn).toBe(0);
  expect(await players[0].act(replace(1))).toBeNull();
  expect(players[0].room?.links.invitations).toHaveLength(1);
});

test('a match in which seats have changed hands is played to its end', async () => {
  const { registry, table, aline, bastien, key } = await agreedOn();
  const denis = new Player('denis');
  await denis.enter(registry, table, key);
  await denis.act({ act: 'sit', seat: 2, name: 'Denis', face: 'x' });
  await playOut([aline, bastien, denis]);
  expect(aline.room?.phase).toBe('over');
});

test('a choice that was kept counts when it comes again, though its sender has no seat any more', async () => {
  const { registry, table, camille, key } = await agreedOn();
  const denis = new Player('denis');
  await denis.enter(registry, table, key);
  expect(await denis.act({ act: 'sit', seat: 2, name: 'Denis', face: 'x' })).toBeNull();
  const [choice, again] = [denis.question?.choices[0], { id: 'nobody-answered', version: denis.position?.version }];
  expect(await denis.choose(choice, again)).toBeNull();
  await camille.enter(registry, table);
  expect(await camille.act({ act: 'reclaim' })).toBeNull();
  expect(await denis.choose(choice, again)).toBeNull();
  expect(await denis.choose(choice, { ...again, id: 'another-message' })).toBe('not-seated');
});
