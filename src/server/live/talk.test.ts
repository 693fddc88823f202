import { expect, test } from 'vitest';
import { MOST_OF_ONE } from '../room/talk.ts';
import { makeTable, Player, registryFor, started } from './testing.ts';

test('talk reaches the table; at a running match spectators are silent', async () => {
  const { players, host, registry, table } = await started(await registryFor());
  const watcher = new Player('watcher');
  await watcher.enter(registry, table, host.room?.links.watch);
  expect(await host.act({ act: 'say', text: '  En garde!\u202e ' })).toBeNull();
  for (const each of [...players, watcher])
    expect(each.talk.at(-1)).toMatchObject({ seat: 0, name: 'Aline', text: 'En garde!' });
  expect(await host.act({ act: 'say', text: ' \n ' })).toBe('nothing-said');
  expect(await watcher.act({ act: 'say', text: 'He has the ten!' })).toBe('spectators-silent');
});

const ROY = { game: 'roy', seats: [{ kind: 'invited' }, { kind: 'invited' }, { kind: 'invited' }] } as const;

test('ROY.TALK.3 what musketeers say Milady hears, unless the table allows private talk', async () => {
  for (const privateTalk of ['off', 'on']) {
    const { players, host, registry, table } = await started(await registryFor(), {
      ...ROY,
      seats: [...ROY.seats],
      options: { privateTalk },
    });
    const [milady, athos, porthos] = players;
    const watcher = new Player('watcher');
    await watcher.enter(registry, table, host.room?.links.watch);
    const before = [milady, watcher].map(each => each.messages.length);
    await athos.act({ act: 'say', text: 'To the Bastille!' });
    expect(porthos.talk.at(-1)?.text).toBe('To the Bastille!');
    const heard = [milady, watcher].map((each, at) => each.messages.length - before[at]);
    expect(heard).toEqual(privateTalk === 'on' ? [0, 0] : [1, 1]);
    const late = new Player('person-0');
    await late.enter(registry, table);
    expect(late.talk).toHaveLength(privateTalk === 'on' ? 0 : 1);
  }
});

test('ROY.TALK.2 cards are shown to all who hear it, Milady too, and only cards one holds', async () => {
  const { players } = await started(await registryFor(), { ...ROY, seats: [...ROY.seats], options: {} });
  const [milady, athos, porthos] = players;
  // Before the first round the roles are still being cast, and nobody holds a card.
  expect(await athos.act({ act: 'show', things: ['single'] })).toBe('not-held');
  const held = () => (athos.position as { view: { hand: string[] } }).view.hand;
  while (held().length === 0) {
    const asked = players.find((each, seat) => each.position?.asked.some(q => q.seat === seat && !q.optional));
    expect(await asked?.choose()).toBeNull();
  }
  const hand = held();
  expect(await athos.act({ act: 'show', things: hand.slice(0, 2) })).toBeNull();
  for (const each of [milady, porthos]) expect(each.talk.at(-1)).toMatchObject({ seat: 1, shown: hand.slice(0, 2) });
  const said = milady.talk.length;
  expect(await athos.act({ act: 'show', things: [...hand, hand[0]] })).toBe('not-held');
  expect(milady.talk).toHaveLength(said);
});

test('whoever takes an open seat and talks without end uses up what he has to say, and nobody else’s', async () => {
  const setting = await registryFor();
  const { registry } = setting;
  const table = await makeTable(registry, 'person-0', { listed: true, seats: [{ kind: 'invited' }, { kind: 'open' }] });
  const [host, stranger] = [new Player('person-0'), new Player('stranger')];
  for (const player of [host, stranger]) await player.enter(registry, table);
  expect(await stranger.act({ act: 'sit', seat: 1, name: 'Rochefort', face: 'x' })).toBeNull();
  const talk = async (most: number): Promise<number> => {
    const whys: unknown[] = [];
    while (whys.length < most) whys.push(await stranger.act({ act: 'say', text: 'Ha!' }));
    expect(whys.at(-1)).toBe('talk-full');
    return whys.filter(why => why === null).length;
  };
  expect(await talk(MOST_OF_ONE + 1)).toBe(MOST_OF_ONE);
  expect(await host.act({ act: 'say', text: 'Assez !' })).toBeNull();
  // In the match everybody begins anew, and again with so much and no more.
  await stranger.act({ act: 'ready', ready: true });
  expect(await host.act({ act: 'start' })).toBeNull();
  expect(await talk(MOST_OF_ONE + 1)).toBe(MOST_OF_ONE);
  expect(await host.act({ act: 'say', text: 'Encore ?' })).toBeNull();
});
