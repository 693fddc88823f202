import { describe, expect, test } from 'vitest';
import { RULES } from '#games/all.ts';
import { firstLink, linksOf } from '#kernel/chain.ts';
import { commitmentOf, seedFrom } from '#kernel/fairness.ts';
import type { MatchRecord, Move } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { isBelied, testify, type Witness } from '#kernel/witness.ts';
import { wordPromiseOf } from '#kernel/word-promise.ts';
import type { NewTable } from '#wire/to-server.ts';
import { settled } from '../hand-clock.testing.ts';
import { gathered, Player, playOut, registryFor, type Setting, started } from './testing.ts';

const WORDS = ['the sea 0f', 'the moor 1e', 'the mill 2d'];

/** Everybody has promised but the host, whose promise comes with the beginning. */
const promised = async (setting: Setting, changes: Partial<NewTable> = {}) => {
  const all = await gathered(setting, changes);
  const promise = (seat: number, words = WORDS[seat]) => wordPromiseOf(all.table, seat, words);
  for (const [seat, player] of all.players.entries())
    if (seat > 0) expect(await player.act({ act: 'ready', ready: true, promise: promise(seat) })).toBeNull();
  const begin = () => all.host.act({ act: 'start', promise: promise(0) });
  const reveal = async (seat: number, words = WORDS[seat]) => {
    const why = await all.players[seat].act({ act: 'reveal', words });
    await settled();
    return why;
  };
  const record = async () => (await (await all.registry.open(all.table))?.record()) as MatchRecord;
  return { ...all, promise, begin, reveal, record };
};

test('words are promised, then shown, then dealt with, and the record holds words and promises', async () => {
  const { players, host, promise, begin, reveal, record } = await promised(await registryFor());
  expect(await begin()).toBeNull();
  expect(host.room).toMatchObject({ phase: 'gathering', frozen: true });
  expect(host.room?.seats.map(seat => seat.promise)).toEqual([promise(0), promise(1)]);
  expect(await reveal(1)).toBeNull();
  expect(host.room?.seats.map(seat => seat.revealed)).toEqual([false, true]);
  expect(host.position).toBeNull();
  expect(await reveal(0)).toBeNull();
  expect(host.room).toMatchObject({ phase: 'playing', frozen: false, seed: null });
  for (const player of players) for (const words of WORDS) expect(JSON.stringify(player.messages)).not.toContain(words);
  await playOut(players);
  const dealt = await record();
  expect(dealt.seats.map(seat => seat.words)).toEqual(WORDS.slice(0, 2));
  expect(dealt.promises).toEqual([promise(0), promise(1)]);
  expect(verify(RULES, dealt).problem).toBeNull();
});

describe('nobody can choose his words after he has seen those of others', () => {
  test('who is last to show may show nothing but what he promised', async () => {
    const { host, begin, reveal } = await promised(await registryFor());
    await begin();
    await reveal(1);
    for (let tried = 0; tried < 20; tried++) expect(await reveal(0, `chosen last ${tried}`)).toBe('not-promised');
    expect(host.room?.phase).toBe('gathering');
    expect(await reveal(0)).toBeNull();
    expect(host.room?.phase).toBe('playing');
  });

  test('from the first shown word on nobody changes promise, seat or name, or lets others come and go', async () => {
    const { host, players, promise, begin } = await promised(await registryFor());
    const [, guest] = players;
    expect(await guest.act({ act: 'reveal', words: WORDS[1] })).toBe('not-frozen');
    await begin();
    expect(await guest.act({ act: 'ready', ready: true, promise: promise(1, 'other') })).toBe('frozen');
    expect(await guest.act({ act: 'ready', ready: false })).toBe('frozen');
    expect(await guest.act({ act: 'rise' })).toBe('frozen');
    expect(await guest.act({ act: 'rename', name: 'Zoé', face: 'x' })).toBe('frozen');
    expect(await guest.act({ act: 'sit', seat: 0, name: 'Zoé', face: 'x' })).toBe('frozen');
    expect(await host.act({ act: 'start', promise: promise(0, 'other') })).toBe('frozen');
    expect(await host.act({ act: 'plan', seat: 1, plan: { kind: 'bot', level: 'random' } })).toBe('frozen');
    expect(await guest.act({ act: 'thaw' })).toBe('not-host');
  });

  test('a seat without a promise adds nothing', async () => {
    const { players, record, ...all } = await promised(await registryFor());
    await players[1].act({ act: 'ready', ready: true });
    await all.begin();
    expect(await players[1].act({ act: 'reveal', words: 'chosen last' })).toBe('not-frozen');
    await all.reveal(0);
    expect(await record()).toMatchObject({
      seats: [{ words: WORDS[0] }, { words: '' }],
      promises: [all.promise(0), null],
    });
  });

  test('where nobody promises anything the match begins at once, and says so', async () => {
    const { host, registry, table } = await started(await registryFor());
    expect(host.room?.phase).toBe('playing');
    expect(await (await registry.open(table))?.record()).not.toHaveProperty('promises');
  });
});

describe('a deal that waits for somebody', () => {
  test('is called off by the host: all promises are void, and everybody says anew that he is ready', async () => {
    const { host, players, begin, reveal } = await promised(await registryFor());
    await begin();
    await reveal(0);
    expect(await host.act({ act: 'thaw' })).toBeNull();
    expect(host.room).toMatchObject({
      phase: 'gathering',
      frozen: false,
      calledOff: { times: 1, missing: ['Bastien'] },
    });
    expect(players[1].room?.calledOff.times).toBe(1);
    for (const seat of host.room?.seats ?? [])
      expect(seat).toMatchObject({ promise: null, revealed: false, ready: false });
    expect(await begin()).toBe('not-ready');
    expect(await host.act({ act: 'thaw' })).toBe('not-frozen');
  });

  test('is remembered over a restart, and goes on by itself when the last words come', async () => {
    const setting = await registryFor();
    const { table, begin, reveal, players } = await promised(setting);
    await begin();
    await reveal(0);
    for (const player of players) player.leave();
    const next = await registryFor({ store: setting.store });
    const guest = new Player('person-1');
    await guest.enter(next.registry, table);
    expect(guest.room).toMatchObject({ frozen: true });
    expect(guest.room?.seats.map(seat => seat.revealed)).toEqual([true, false]);
    expect(await guest.act({ act: 'reveal', words: WORDS[1] })).toBeNull();
    await settled();
    expect(guest.room?.phase).toBe('playing');
  });

  test('tells those who are away from a slow table, and lists name them', async () => {
    const setting = await registryFor();
    const { table, begin, reveal, players, registry } = await promised(setting, { pace: 'slow' });
    players[1].leave();
    await begin();
    expect(setting.told.asked).toContainEqual(expect.objectContaining({ table, seat: 1, person: 'person-1' }));
    await reveal(0);
    const guest = new Player('person-1');
    if (guest.person === null) throw new Error('he has a cookie');
    expect(await registry.mine(guest.person)).toMatchObject([{ phase: 'gathering', asked: [1], mine: 1 }]);
    await guest.enter(registry, table);
    expect(setting.told.answered).toContainEqual([table, 1, -1]);
    await guest.act({ act: 'reveal', words: WORDS[1] });
    await settled();
    expect(guest.room?.phase).toBe('playing');
  });

  test('begins once, whichever of two nodes hears the last words', async () => {
    const setting = await registryFor();
    const { table, begin, reveal, players } = await promised(setting);
    const other = await registryFor({ store: setting.store, time: setting.time, node: 'two' });
    const onlooker = new Player('person-1');
    await onlooker.enter(other.registry, table);
    await begin();
    await reveal(0);
    expect(await onlooker.act({ act: 'reveal', words: WORDS[1] })).toBeNull();
    await settled();
    const starts = (await setting.store.since(table, 0)).filter(({ entry }) => entry.kind === 'start');
    expect(starts).toHaveLength(1);
    expect(onlooker.room?.phase).toBe('playing');
    // The other node has not heard of it, and looks before it refuses.
    expect(await players[0].act({ act: 'start' })).toBe('not-gathering');
    expect(players[0].room?.phase).toBe('playing');
  });
});

/** What that browser saw, as the page would keep it. */
const witnessOf = (player: Player, table: string, seat: number): Witness => {
  const links: Record<string, string> = {};
  let promises: Witness['promises'] = null;
  for (const message of player.messages) {
    if (message.kind === 'room' && message.room.frozen) promises ??= message.room.seats.map(each => each.promise);
    const position = message.kind === 'step' || message.kind === 'welcome' ? message.position : null;
    if (position !== null) links[position.version] = position.link;
  }
  const { commitment = '' } = player.room ?? {};
  return {
    format: 'panache-seen-1',
    table,
    commitment,
    own: { seat, words: WORDS[seat] },
    promises,
    calledOff: 0,
    links,
  };
};

describe('what a browser saw', () => {
  const playedOut = async () => {
    const all = await promised(await registryFor());
    await all.begin();
    await all.reveal(0);
    await all.reveal(1);
    await playOut(all.players);
    return { record: await all.record(), witness: witnessOf(all.players[1], all.table, 1) };
  };

  test('is in the record, version by version', async () => {
    const { record, witness } = await playedOut();
    expect(witness.links[0]).toBe(firstLink(record));
    expect(Object.values(witness.links)).toEqual(linksOf(record));
    expect(testify(record, witness)).toMatchObject({
      seal: 'proved',
      ownWords: 'proved',
      promises: 'proved',
      choices: 'proved',
      upTo: record.entries.length,
    });
  });

  test('finds out a file of the same table with another seed and seal', async () => {
    const { record, witness } = await playedOut();
    const seed = seedFrom(new Uint8Array(32).fill(3));
    const head = { ...record, seed, commitment: commitmentOf(seed, record.table), entries: [] };
    expect(verify(RULES, head).problem).toBeNull();
    expect(testify(head, witness)).toMatchObject({ seal: 'belied', choices: 'belied' });
  });

  test('finds out one legal choice in place of another', async () => {
    const { record, witness } = await playedOut();
    // The first two rewards, laid the other way round. What follows from that is the rules' business.
    const [first, second, ...rest] = record.entries;
    const begun: Move[] = [
      [first[0], second[1]],
      [second[0], first[1]],
    ];
    expect(verify(RULES, { ...record, entries: begun }).problem).toBeNull();
    const forged: MatchRecord = { ...record, entries: [...begun, ...rest] };
    const testimony = testify(forged, witness);
    expect(testimony).toMatchObject({ seal: 'proved', choices: 'belied', firstOther: 1 });
    expect(isBelied(testimony)).toBe(true);
  });
});

test('a table opened anew goes on with the links it had', async () => {
  const setting = await registryFor();
  const { players, table } = await started(setting);
  for (let choices = 0; choices < 3; choices++) await players.find(each => each.question !== null)?.choose();
  const { link } = players[0].position ?? {};
  const next = await registryFor({ store: setting.store });
  const again = new Player('person-0');
  await again.enter(next.registry, table);
  expect(again.position?.link).toBe(link);
});

describe('whoever comes from the machine that runs the house', () => {
  test('is known for it to all, once he sits, and also when he is gone', async () => {
    const { registry, host, table, players } = await gathered(await registryFor());
    expect(host.room?.seats.map(seat => seat.house)).toEqual([false, false]);
    const owner = new Player('person-1', undefined, 'house');
    await owner.enter(registry, table);
    expect(host.room?.seats.map(seat => seat.house)).toEqual([false, true]);
    owner.leave();
    expect(players[1].room?.seats[1].house).toBe(true);
    await players[1].act({ act: 'rise' });
    expect(host.room?.seats[1].house).toBe(false);
  });

  test('is known for it when he sits down later; who only looks on is nobody’s concern', async () => {
    const { registry, host, table, players } = await gathered(await registryFor());
    await players[1].act({ act: 'rise' });
    const owner = new Player('person-1', undefined, 'house');
    await owner.enter(registry, table);
    expect(host.room?.seats.map(seat => seat.house)).toEqual([false, false]);
    await owner.act({ act: 'sit', seat: 1, name: 'Bastien', face: 'x' });
    expect(host.room?.seats.map(seat => seat.house)).toEqual([false, true]);
  });
});
