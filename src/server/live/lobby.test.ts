import { expect, test, vi } from 'vitest';
import { CLOSED } from '#wire/limits.ts';
import {
  gathered,
  makeTable,
  Player,
  personNamed,
  playOut,
  registryFor,
  started,
  tableNamed,
  wantedTable,
} from './testing.ts';

const enter = async (person: string | null, ...[registry, table, key]: Parameters<Player['enter']>) => {
  const player = new Player(person);
  return { player, why: await player.enter(registry, table, key ?? null) };
};

test('whoever comes by an invitation sits down with a name, and the host sees it', async () => {
  const { registry } = await registryFor();
  const table = await makeTable(registry, 'host');
  const { player: host } = await enter('host', registry, table);
  expect(host.room).toMatchObject({ title: 'Chez Aline', phase: 'gathering', host: { name: 'Aline', seat: 0 } });
  const [{ seat, key }] = host.room?.links.invitations ?? [];
  const { player: guest } = await enter('guest', registry, table, key);
  expect(guest.room?.you).toMatchObject({ seat: null, invited: seat, host: false });
  expect(await guest.act({ act: 'sit', seat, name: '  Bastien ', face: 'aramis' })).toBeNull();
  expect(guest.room?.you.seat).toBe(seat);
  expect(host.room?.seats[seat]).toMatchObject({ taken: true, name: 'Bastien', face: 'aramis', here: true });
});

test.each([
  ['game', { game: 'chess' }],
  ['options', { options: { length: 'eternity' } }],
  ['options', { options: { unheard: 'of' } }],
  ['seats', { seats: [{ kind: 'invited' }] }],
  ['seats', { seats: Array.from({ length: 5 }, () => ({ kind: 'open' }) as const) }],
  ['level', { seats: [{ kind: 'invited' }, { kind: 'bot', level: 'divine' }] }],
  ['my-seat', { mySeat: 2 }],
  ['my-seat', { seats: [{ kind: 'bot', level: 'random' }, { kind: 'invited' }] }],
  ['name', { name: ' \u202e ' }],
] as const)('a table is refused for its %s', async (why, changes) => {
  const { registry } = await registryFor();
  expect(
    await registry.create(
      { ...wantedTable(), ...changes } as Parameters<typeof registry.create>[0],
      personNamed('host'),
    ),
  ).toBe(why);
});

test('a private table is closed to those without a link, an unlisted id or a wrong key opens nothing', async () => {
  const { registry } = await registryFor();
  const table = await makeTable(registry, 'host');
  expect((await enter('stranger', registry, table)).why).toBe('no-access');
  expect((await enter('stranger', registry, table, 'A'.repeat(22))).why).toBe('no-access');
  expect((await enter('stranger', registry, tableNamed('A'.repeat(22)))).why).toBe('unknown-table');
});

test('the spectators’ link lets somebody look on and not sit at a seat kept for others', async () => {
  const { registry } = await registryFor();
  const table = await makeTable(registry, 'host');
  const { player: host } = await enter('host', registry, table);
  const { player, why } = await enter('watcher', registry, table, host.room?.links.watch);
  expect(why).toBeNull();
  expect(await player.act({ act: 'sit', seat: 1, name: 'Zoe', face: 'x' })).toBe('no-access');
  expect(player.room?.links).toEqual({ invitations: [], watch: null, mine: null });
  expect(host.room?.watching).toBe(1);
});

test('an open seat is for anybody at a listed table', async () => {
  const { registry } = await registryFor();
  const table = await makeTable(registry, 'host', { listed: true, seats: [{ kind: 'invited' }, { kind: 'open' }] });
  const { player, why } = await enter('passer-by', registry, table);
  expect(why).toBeNull();
  expect(await player.act({ act: 'sit', seat: 1, name: 'Denis', face: 'x' })).toBeNull();
});

test('a seat kept for somebody is not for a passer-by', async () => {
  const { registry } = await registryFor();
  const table = await makeTable(registry, 'host', { listed: true });
  const { player } = await enter('passer-by', registry, table);
  expect(await player.act({ act: 'sit', seat: 1, name: 'Denis', face: 'x' })).toBe('no-access');
});

test('a browser without cookies may look on but not sit', async () => {
  const { registry } = await registryFor();
  const table = await makeTable(registry, 'host', { listed: true, seats: [{ kind: 'invited' }, { kind: 'open' }] });
  const { player } = await enter(null, registry, table);
  expect(await player.act({ act: 'sit', seat: 1, name: 'Denis', face: 'x' })).toBe('no-cookie');
});

test('nobody takes a seat that somebody has, or one that is not there', async () => {
  const { registry, table, host } = await gathered(await registryFor());
  const { player } = await enter('late', registry, table, host.room?.links.watch);
  expect(await player.act({ act: 'sit', seat: 0, name: 'Zoe', face: 'x' })).toBe('seat-taken');
  expect(await player.act({ act: 'sit', seat: 7, name: 'Zoe', face: 'x' })).toBe('seat-missing');
});

test('names are unique whatever their case', async () => {
  const { registry } = await registryFor();
  const table = await makeTable(registry, 'host', { listed: true, seats: [{ kind: 'invited' }, { kind: 'open' }] });
  const { player } = await enter('other', registry, table);
  expect(await player.act({ act: 'sit', seat: 1, name: 'ALINE', face: 'x' })).toBe('name-taken');
  expect(await player.act({ act: 'sit', seat: 1, name: '\u200b', face: 'x' })).toBe('name-missing');
});

test('who sits may move to another free seat, stand up, and sit down again', async () => {
  const { players, host } = await gathered(await registryFor(), {
    seats: [{ kind: 'invited' }, { kind: 'invited' }, { kind: 'invited' }],
  });
  const [, bastien, camille] = players;
  expect(await camille.act({ act: 'rise' })).toBeNull();
  expect(await bastien.act({ act: 'sit', seat: 2, name: 'Bastien', face: 'x' })).toBeNull();
  expect(host.room?.seats.map(seat => seat.name)).toEqual(['Aline', '', 'Bastien']);
  expect(camille.room?.you).toMatchObject({ seat: null, member: true });
  expect(await camille.act({ act: 'sit', seat: 1, name: 'Camille', face: 'x' })).toBeNull();
});

test('a used invitation opens nothing; the owner’s own link opens the seat on another device', async () => {
  const { registry } = await registryFor();
  const table = await makeTable(registry, 'host');
  const { player: host } = await enter('host', registry, table);
  const [{ seat, key }] = host.room?.links.invitations ?? [];
  const { player: guest } = await enter('guest', registry, table, key);
  await guest.act({ act: 'sit', seat, name: 'Bastien', face: 'x' });
  expect((await enter('thief', registry, table, key)).why).toBe('no-access');
  expect(host.room?.links.invitations).toEqual([]);
  const { player: phone } = await enter('phone', registry, table, guest.room?.links.mine);
  expect(phone.room?.you.seat).toBe(seat);
});

test('the host is never shown the link of a seat that is somebody’s', async () => {
  const { host, players } = await gathered(await registryFor());
  const links = JSON.stringify(host.messages);
  for (const { room, seat } of players.slice(1)) {
    expect(seat).not.toBeNull();
    expect(links).not.toContain(room?.links.mine);
  }
});

test('only the host starts, and only when all seats are taken and all are ready', async () => {
  const { registry } = await registryFor();
  const table = await makeTable(registry, 'host', { listed: true, seats: [{ kind: 'invited' }, { kind: 'open' }] });
  const { player: host } = await enter('host', registry, table);
  expect(await host.act({ act: 'start' })).toBe('seats-free');
  const { player } = await enter('other', registry, table);
  await player.act({ act: 'sit', seat: 1, name: 'Bastien', face: 'x' });
  expect(await host.act({ act: 'start' })).toBe('not-ready');
  await player.act({ act: 'ready', ready: true });
  expect(await player.act({ act: 'start' })).toBe('not-host');
  expect(await host.act({ act: 'start' })).toBeNull();
  expect(player.room?.phase).toBe('playing');
  expect(player.position?.at).toBe(0);
  expect(await host.act({ act: 'start' })).toBe('not-gathering');
});

test('a free seat can be given to a bot, which gets a name of its own', async () => {
  const { registry } = await registryFor();
  const table = await makeTable(registry, 'host', { name: 'Grimaud' });
  const { player: host } = await enter('host', registry, table);
  expect(await host.act({ act: 'plan', seat: 1, plan: { kind: 'bot', level: 'nobody' } })).toBe('level-missing');
  expect(await host.act({ act: 'plan', seat: 0, plan: { kind: 'open' } })).toBe('seat-taken');
  expect(await host.act({ act: 'plan', seat: 1, plan: { kind: 'bot', level: 'random' } })).toBeNull();
  expect(host.room?.seats[1]).toMatchObject({ taken: true, plan: { kind: 'bot', level: 'random' } });
  expect(host.room?.seats[1].name).not.toBe('Grimaud');
  expect(await host.act({ act: 'start' })).toBeNull();
});

test('a spectator the host removes is gone and stays out', async () => {
  const { registry, table, host } = await gathered(await registryFor());
  const { player: watcher } = await enter('watcher', registry, table, host.room?.links.watch);
  const [handle] = host.room?.spectators ?? [];
  expect(watcher.room?.spectators).toEqual([]);
  expect(await watcher.act({ act: 'remove', spectator: handle })).toBe('not-host');
  expect(await host.act({ act: 'remove', spectator: 'nobody' })).toBe('spectator-missing');
  expect(await host.act({ act: 'remove', spectator: handle })).toBeNull();
  expect(watcher.closed).toBe(CLOSED.removed);
  expect(host.room?.watching).toBe(0);
  expect((await enter('watcher', registry, table, host.room?.links.watch)).why).toBe('removed');
});

test('a new spectators’ link makes the old one useless', async () => {
  const { registry, table, host } = await gathered(await registryFor());
  const old = host.room?.links.watch;
  await host.act({ act: 'reissue', seat: null });
  expect(host.room?.links.watch).not.toBe(old);
  expect((await enter('watcher', registry, table, old)).why).toBe('no-access');
  expect((await enter('watcher', registry, table, host.room?.links.watch)).why).toBeNull();
});

test('lists tell what anybody may know: listed tables to join, and my own with whose turn it is', async () => {
  const { registry, table, host } = await started(await registryFor(), { listed: true });
  expect(await registry.listed(personNamed('stranger'))).toMatchObject([
    { table, title: 'Chez Aline', mine: null, phase: 'playing' },
  ]);
  expect(await registry.mine(personNamed('person-1'))).toMatchObject([{ table, mine: 1, asked: [0, 1] }]);
  expect(await registry.mine(personNamed('stranger'))).toEqual([]);
  await host.act({ act: 'list', listed: false });
  expect(await registry.listed(personNamed('stranger'))).toEqual([]);
});

test('a rematch has the same people at a table of its own, once', async () => {
  const { registry, store, host, players } = await started(await registryFor());
  expect(await host.act({ act: 'again' })).toBe('not-over');
  await playOut(players);
  const made = vi.spyOn(store, 'create');
  const whys = await Promise.all(players.map(player => player.act({ act: 'again' })));
  expect(whys.toSorted()).toEqual(['again-already', null].toSorted());
  const next = host.room?.next ?? '';
  expect(players[1].room?.next).toBe(next);
  const { player } = await enter('person-1', registry, tableNamed(next));
  expect(player.room).toMatchObject({
    phase: 'gathering',
    you: { seat: 1 },
    seats: [{ name: 'Aline' }, { name: 'Bastien' }],
  });
  expect(await registry.mine(personNamed('person-1'))).toHaveLength(2);
  // However often it is asked for, no table is made in vain.
  for (let times = 0; times < 5; times++) expect(await host.act({ act: 'again' })).toBe('again-already');
  expect(made).toHaveBeenCalledTimes(1);
});
