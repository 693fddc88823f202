import { expect, test } from 'vitest';
import { GAMES, RULES } from '#games/all.ts';
import { type AnyGame, CLOCK } from '#kernel/game.ts';
import { verify } from '#kernel/match-file.ts';
import { handClock, settled } from '../hand-clock.testing.ts';
import { Player, playOut, registryFor, START, started } from './testing.ts';

test('everybody plays a match to its end, and its file proves itself', async () => {
  const { players, registry, table } = await started(await registryFor(), {
    seats: Array.from({ length: 4 }, () => ({ kind: 'invited' }) as const),
  });
  await playOut(players);
  const record = (await registry.open(table))?.match?.table.record;
  if (record === undefined) throw new Error('no record');
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

test('bots play by themselves after their pause', async () => {
  const { host, time } = await started(await registryFor(), {
    seats: [{ kind: 'invited' }, { kind: 'bot', level: 'random' }],
  });
  await settled();
  expect(host.position?.at).toBe(0);
  await time.pass(1000);
  expect(host.position?.at).toBe(3);
});

test('a bot that fails is asked again', async () => {
  let failures = 1;
  const setting = await registryFor({
    think: async (_game, { decision }) => {
      if (failures-- > 0) throw new Error('no idea');
      return decision.choices[0];
    },
  });
  const { host, time } = await started(setting, { seats: [{ kind: 'invited' }, { kind: 'bot', level: 'random' }] });
  await time.pass(1000);
  expect(setting.troubles).toHaveLength(1);
  expect(host.position?.at).toBe(0);
  await time.pass(10_000);
  expect(host.position?.at).toBe(3);
});

test('an absent player’s seat goes to a bot, and back to its owner', async () => {
  const { players, time, registry, table } = await started(await registryFor());
  const [aline, bastien] = players;
  expect(await aline.act({ act: 'hand', seat: 1, level: 'random' })).toBe('still-here');
  bastien.leave();
  await time.pass(30_000);
  expect(await aline.act({ act: 'hand', seat: 1, level: 'random' })).toBe('still-here');
  await time.pass(45_000);
  expect(aline.room?.seats[1]).toMatchObject({ here: false, away: true });
  expect(await aline.act({ act: 'hand', seat: 1, level: 'random' })).toBeNull();
  await time.pass(1000);
  expect(aline.position?.at).toBe(3);
  const back = new Player('person-1');
  await back.enter(registry, table);
  expect(back.room?.seats[1].standIn).toBe('random');
  expect(await back.choose({ kind: 'any' })).toBe('handed');
  expect(await back.act({ act: 'return' })).toBeNull();
  expect(aline.room?.seats[1].standIn).toBeNull();
  for (let laid = 0; laid < 3; laid++) await aline.choose();
  await time.pass(10_000);
  expect(back.question).not.toBeNull();
  expect(await back.choose()).toBeNull();
});

test('in a slow game those who are not here are told, and nobody else', async () => {
  const { players, told } = await started(await registryFor(), { pace: 'slow' });
  const [aline, bastien] = players;
  expect(told.asked).toEqual([]);
  bastien.leave();
  expect(told.asked).toMatchObject([{ seat: 1, person: 'person-1', title: 'Chez Aline', version: 0 }]);
  await aline.choose();
  expect(told.asked.every(turn => (turn as { seat: number }).seat === 1)).toBe(true);
});

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

/** Musketiere with an hourglass that is turned over at the deal. */
const glass: AnyGame = {
  ...(GAMES.musketiere.game as AnyGame),
  clockSeconds: () => 60,
  decisions(state) {
    const asked = GAMES.musketiere.game.decisions(state);
    const { expired } = state as { expired?: true };
    if (asked.length === 0 || expired) return asked;
    return [...asked, { seat: CLOCK, prompt: 'sand', choices: [{ kind: 'expire' }], optional: true }];
  },
  apply(draft, seat, choice, tell) {
    if (seat !== CLOCK) return GAMES.musketiere.game.apply(draft, seat, choice, tell);
    Object.assign(draft as object, { expired: true });
    tell?.({ kind: 'expired' });
  },
  clone: state =>
    Object.assign(GAMES.musketiere.game.clone(state) as object, { expired: (state as { expired?: true }).expired }),
};

test('the hourglass runs on the server, survives a restart, and its choice is made when it is empty', async () => {
  const time = handClock(START);
  const games = { musketiere: { game: glass, levels: [] } };
  const { players, registry, store, table } = await started(await registryFor({ time, games }));
  expect(players[1].position?.sand).toBe(60_000);
  await time.pass(20_000);
  await players[0].choose();
  expect(players[1].position?.sand).toBe(40_000);
  await time.pass(5000);
  registry.stop();
  const { registry: restarted } = await registryFor({ store, time, games });
  const back = new Player('person-0');
  await back.enter(restarted, table);
  expect(back.position?.sand).toBe(35_000);
  await time.pass(34_000);
  expect(back.messages.some(message => message.kind === 'step')).toBe(false);
  await time.pass(2000);
  const events = back.messages.flatMap(message => (message.kind === 'step' ? [...message.events] : []));
  expect(events).toEqual([{ kind: 'expired' }]);
  expect(back.position).toMatchObject({ sand: null, version: 2 });
});

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
  const append = store.append.bind(store);
  // As a store of several nodes tells it.
  store.append = async (id, line, summary) => {
    const result = await append(id, line, summary);
    if (result === 'kept') await store.tell({ kind: 'grown', table: id, number: line.number });
    return result;
  };
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
