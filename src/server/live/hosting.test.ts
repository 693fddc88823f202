import { expect, test } from 'vitest';
import { wordPromiseOf } from '#kernel/word-promise.ts';
import { CLOSED } from '#wire/limits.ts';
import type { NewTable } from '#wire/to-server.ts';
import { handleOf } from '../room/handle.ts';
import { gathered, makeTable, Player, personNamed, playOut, registryFor, started } from './testing.ts';

const LISTED: Partial<NewTable> = { listed: true, seats: [{ kind: 'invited' }, { kind: 'open' }, { kind: 'invited' }] };

/** A listed table with its host, and a stranger in the open seat. */
const withStranger = async (changes: Partial<NewTable> = LISTED) => {
  const setting = await registryFor();
  const { registry } = setting;
  const table = await makeTable(registry, 'host', changes);
  const comer = async (person: string | null, key?: string | null, from?: string) => {
    const player = new Player(person, from);
    return { player, why: await player.enter(registry, table, key ?? null) };
  };
  const { player: host } = await comer('host');
  const { player: stranger } = await comer('stranger');
  expect(await stranger.act({ act: 'sit', seat: 1, name: 'Rochefort', face: 'x' })).toBeNull();
  return { ...setting, table, comer, host, stranger };
};

test('the host shows out somebody who sits, and he may come again', async () => {
  const { host, stranger, comer, registry } = await withStranger();
  expect(await registry.mine(personNamed('stranger'))).toHaveLength(1);
  expect(await stranger.act({ act: 'unseat', seat: 0, block: false })).toBe('not-host');
  expect(await host.act({ act: 'unseat', seat: 0, block: false })).toBe('not-offered');
  expect(await host.act({ act: 'unseat', seat: 2, block: false })).toBe('seat-missing');
  expect(await host.act({ act: 'unseat', seat: 1, block: false })).toBeNull();
  expect(stranger.room?.you).toMatchObject({ seat: null, member: false });
  expect(host.room?.seats[1]).toMatchObject({ taken: false, name: '', ready: false });
  expect(await registry.mine(personNamed('stranger'))).toEqual([]);
  expect(await stranger.act({ act: 'sit', seat: 2, name: 'Rochefort', face: 'x' })).toBe('no-access');
  expect((await comer('stranger')).why).toBeNull();
});

test('with a block he stays out, also with another cookie from the same place; his neighbours come by an invitation', async () => {
  const { host, stranger, comer } = await withStranger();
  expect(await host.act({ act: 'unseat', seat: 1, block: true })).toBeNull();
  expect(stranger.closed).toBe(CLOSED.removed);
  expect((await comer('stranger')).why).toBe('removed');
  expect((await comer('fresh cookie', null, stranger.from)).why).toBe('removed');
  expect((await comer('somebody else')).why).toBeNull();
  const invitation = host.room?.links.invitations.find(({ seat }) => seat === 2)?.key;
  expect((await comer('neighbour', invitation, stranger.from)).why).toBeNull();
  expect((await comer('stranger', invitation)).why).toBe('removed');
});

test('a block shuts nobody out who sits here and lives in the same place', async () => {
  const { host, stranger, comer } = await withStranger();
  const invitation = host.room?.links.invitations.find(({ seat }) => seat === 2)?.key;
  const { player: wife } = await comer('wife', invitation, stranger.from);
  await wife.act({ act: 'sit', seat: 2, name: 'Milady', face: 'x' });
  await host.act({ act: 'unseat', seat: 1, block: true });
  expect(wife.closed).toBeNull();
  await wife.act({ act: 'rise' });
  expect((await comer('wife', null, stranger.from)).why).toBeNull();
});

test('in a match nobody is shown out of his seat', async () => {
  const { host } = await started(await registryFor());
  expect(await host.act({ act: 'unseat', seat: 1, block: true })).toBe('not-gathering');
  expect(await host.act({ act: 'close', seat: 1 })).toBe('not-gathering');
  expect(await host.act({ act: 'cancel' })).toBe('not-gathering');
});

test('a table that is called off takes no more part in anything', async () => {
  const { host, stranger, registry, comer, table } = await withStranger();
  const { player: watcher } = await comer('watcher');
  expect(await stranger.act({ act: 'cancel' })).toBe('not-host');
  expect(await registry.listed(null)).toHaveLength(1);
  expect(await host.act({ act: 'cancel' })).toBeNull();
  expect(stranger.room).toMatchObject({ phase: 'cancelled', links: { invitations: [] } });
  expect(await registry.listed(null)).toEqual([]);
  expect(await registry.mine(personNamed('host'))).toEqual([]);
  expect([watcher.closed, watcher.room?.phase]).toEqual([null, 'cancelled']);
  expect(await stranger.act({ act: 'ready', ready: true })).toBe('cancelled');
  expect(await host.act({ act: 'start' })).toBe('cancelled');
  expect((await comer('host')).player.room?.phase).toBe('cancelled');
  expect((await comer('stranger')).player.room).toMatchObject({ phase: 'cancelled', table });
});

test('a table that was called off is forgotten like one that never began', async () => {
  const { host, store, time, table } = await withStranger();
  await host.act({ act: 'cancel' });
  expect(await store.count()).toMatchObject({ cancelled: 1, gathering: 0 });
  const idle = { over: null, gathering: time.now() + 1 };
  expect(await store.forget({ ...idle, now: time.now(), found: time.now() })).toBe(0);
  expect(await store.forget({ ...idle, now: time.now() + 2, found: time.now() + 1 })).toBe(1);
  expect(await store.open(table)).toBeNull();
});

test('a free seat is taken away while the game allows fewer, and the links of the others stay good', async () => {
  const setting = await registryFor();
  const { registry } = setting;
  const seats: NewTable['seats'] = [{ kind: 'invited' }, { kind: 'open' }, { kind: 'invited' }, { kind: 'invited' }];
  const table = await makeTable(registry, 'host', { seats });
  const host = new Player('host');
  await host.enter(registry, table);
  const keyOf = (seat: number) => host.room?.links.invitations.find(each => each.seat === seat)?.key ?? '';
  const [third, fourth] = [keyOf(2), keyOf(3)];
  const camille = new Player('camille');
  await camille.enter(registry, table, third);
  await camille.act({ act: 'sit', seat: 2, name: 'Camille', face: 'x' });
  const { mine } = camille.room?.links ?? {};
  await camille.act({ act: 'say', text: 'Bonsoir.' });
  expect(await host.act({ act: 'close', seat: 2 })).toBe('seat-taken');
  expect(await host.act({ act: 'close', seat: 1 })).toBeNull();
  expect(host.room?.seats.map(({ name }) => name)).toEqual(['Aline', 'Camille', '']);
  expect([camille.seat, camille.room?.links.mine]).toEqual([1, mine]);
  expect(keyOf(2)).toBe(fourth);
  const denis = new Player('denis');
  await denis.enter(registry, table, fourth);
  expect(denis.room?.you.invited).toBe(2);
  expect(denis.talk).toMatchObject([{ seat: 1, name: 'Camille', text: 'Bonsoir.' }]);
  expect(await host.act({ act: 'close', seat: 2 })).toBeNull();
  expect(await host.act({ act: 'plan', seat: 1, plan: { kind: 'open' } })).toBe('seat-taken');
  await camille.act({ act: 'rise' });
  expect(await host.act({ act: 'close', seat: 1 })).toBe('seats-needed');
  await camille.act({ act: 'sit', seat: 1, name: 'Camille', face: 'x' });
  await camille.act({ act: 'ready', ready: true });
  expect(await host.act({ act: 'start' })).toBeNull();
  await playOut([host, camille]);
  expect(host.room?.phase).toBe('over');
});

test('an open seat is kept for somebody from now on', async () => {
  const { host, comer } = await withStranger();
  await host.act({ act: 'unseat', seat: 1, block: false });
  expect(await host.act({ act: 'plan', seat: 1, plan: { kind: 'invited' } })).toBeNull();
  const { player } = await comer('passer-by');
  expect(await player.act({ act: 'sit', seat: 1, name: 'Denis', face: 'x' })).toBe('no-access');
});

test('a spectator who was removed does not come back with a fresh cookie or the old link; the others stay', async () => {
  const { registry, table, host } = await gathered(await registryFor());
  const { watch } = host.room?.links ?? {};
  const [watcher, friend] = [new Player('watcher'), new Player('friend')];
  for (const each of [watcher, friend]) await each.enter(registry, table, watch);
  expect(await host.act({ act: 'remove', spectator: handleOf(table, 'watcher') })).toBeNull();
  expect([watcher.closed, friend.closed]).toEqual([CLOSED.removed, null]);
  expect(host.room?.links.watch).not.toBe(watch);
  expect(await new Player('fresh', watcher.from).enter(registry, table, watch)).toBe('removed');
  expect(await new Player('fresh', watcher.from).enter(registry, table, host.room?.links.watch)).toBe('removed');
  expect(await new Player('fresh elsewhere').enter(registry, table, watch)).toBe('no-access');
  expect(await friend.enter(registry, table, watch)).toBeNull();
});

test('whoever sat here and is shown out as a spectator has the table no longer among his own', async () => {
  const { host, stranger, registry, table } = await withStranger();
  await stranger.act({ act: 'rise' });
  expect(await registry.mine(personNamed('stranger'))).toHaveLength(1);
  expect(await host.act({ act: 'remove', spectator: handleOf(table, personNamed('stranger')) })).toBeNull();
  expect(stranger.closed).toBe(CLOSED.removed);
  expect(await registry.mine(personNamed('stranger'))).toEqual([]);
  expect(await registry.mine(personNamed('host'))).toHaveLength(1);
});

test('whoever takes over a seat before the match finds it empty: no words, not ready', async () => {
  const { host, players, registry, table } = await gathered(await registryFor());
  const promise = wordPromiseOf(table, 1, 'the sea, the sea');
  await players[1].act({ act: 'ready', ready: true, promise });
  players[1].leave();
  expect(await host.act({ act: 'reissue', seat: 1 })).toBeNull();
  const newcomer = new Player('newcomer');
  await newcomer.enter(registry, table, host.room?.links.invitations[0]?.key);
  await newcomer.act({ act: 'sit', seat: 1, name: 'Zoe', face: 'x' });
  expect(host.room?.seats[1]).toMatchObject({ ready: false, promise: null, revealed: false });
  expect(await host.act({ act: 'start' })).toBe('not-ready');
});

test('an invitation is used up when its holder sits elsewhere', async () => {
  const { host, comer } = await withStranger();
  await host.act({ act: 'unseat', seat: 1, block: false });
  const invitation = host.room?.links.invitations.find(({ seat }) => seat === 2)?.key;
  const { player } = await comer('guest', invitation);
  expect(await player.act({ act: 'sit', seat: 1, name: 'Bastien', face: 'x' })).toBeNull();
  expect(host.room?.links.invitations.find(({ seat }) => seat === 2)?.key).not.toBe(invitation);
  const { player: thief } = await comer('thief', invitation);
  expect(await thief.act({ act: 'sit', seat: 2, name: 'Zoe', face: 'x' })).toBe('no-access');
});

test('a message counts once for its sender, whatever ids others make up', async () => {
  const { host, players } = await gathered(await registryFor());
  expect(await host.act({ act: 'say', text: 'En garde!' }, 'the-same-id')).toBeNull();
  expect(await host.act({ act: 'say', text: 'En garde!' }, 'the-same-id')).toBeNull();
  expect(await players[1].act({ act: 'say', text: 'Me voici.' }, 'the-same-id')).toBeNull();
  expect(host.talk.map(({ text }) => text)).toEqual(['En garde!', 'Me voici.']);
  expect(new Set(host.talk.map(({ id }) => id)).size).toBe(2);
});

test('a finished table is open to its people, to those with a link, and where it is listed', async () => {
  const { registry, table, host, players } = await started(await registryFor());
  const { watch } = host.room?.links ?? {};
  await playOut(players);
  expect(await new Player('stranger').enter(registry, table)).toBe('no-access');
  expect(await new Player(null).enter(registry, table)).toBe('no-access');
  expect(await new Player('friend').enter(registry, table, watch)).toBeNull();
  expect(await new Player('person-1').enter(registry, table)).toBeNull();
  await host.act({ act: 'list', listed: true });
  expect(await new Player('stranger').enter(registry, table)).toBeNull();
});

test('strangers use up nothing of what those who sit have to say, and the host can silence them', async () => {
  const { host, stranger, comer } = await withStranger();
  const said: (string | null)[] = [];
  for (let crowd = 0; crowd < 12; crowd++) {
    const { player } = await comer(`crowd-${crowd}`);
    for (let line = 0; line < 31; line++) said.push(await player.act({ act: 'say', text: `${line}` }));
  }
  expect(said.slice(0, 31).filter(why => why === null)).toHaveLength(30);
  expect(said.filter(why => why === null)).toHaveLength(300);
  expect(await stranger.act({ act: 'say', text: 'Who are all these?' })).toBeNull();
  expect(await host.act({ act: 'say', text: 'Strangers.' })).toBeNull();
  const { player: late } = await comer('late');
  expect(late.talk.map(({ text }) => text)).toEqual(expect.arrayContaining(['Who are all these?', 'Strangers.']));
  expect(await stranger.act({ act: 'hush', on: true })).toBe('not-host');
  expect(await host.act({ act: 'hush', on: true })).toBeNull();
  expect(late.room?.hushed).toBe(true);
  expect(await late.act({ act: 'say', text: 'And I?' })).toBe('spectators-silent');
});
