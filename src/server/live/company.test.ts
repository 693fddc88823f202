import { describe, expect, test } from 'vitest';
import { GAMES, RULES } from '#games/all.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, usualOf } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { below } from '#kernel/rng.ts';
import type { TableId } from '#wire/ids.ts';
import type { Suggested, ToClient } from '#wire/to-client.ts';
import { handClock, settled } from '../hand-clock.testing.ts';
import type { Store } from '../store/store.ts';
import type { TableDeps } from './table-deps.ts';
import type { TableRegistry } from './table-registry.ts';
import { Player, registryFor, type Setting, START, started } from './testing.ts';

type Voices = TableDeps['voices'];

const BOT = { kind: 'bot', level: 'random' } as const;
const INVITED = { kind: 'invited' } as const;
const HOST = 'person-0';

/** Milady and two musketeers are bots; the host plays the first musketeer. */
const ALONE = { game: 'roy', options: {}, seats: [BOT, INVITED, BOT, BOT], mySeat: 1 };
/** The host plays Milady, somebody else a musketeer, and two bots go with him. */
const AGAINST = { game: 'roy', options: {}, seats: [INVITED, INVITED, BOT, BOT] };

/** What a person's page knows of the bots' company now. */
const companyOf = ({ messages }: Player) => {
  const welcome = messages.findLast(message => message.kind === 'welcome');
  const since = messages.slice(welcome === undefined ? 0 : messages.indexOf(welcome));
  const last = <Kind extends ToClient['kind']>(kind: Kind) =>
    since.findLast((message): message is Extract<ToClient, { kind: Kind }> => message.kind === kind);
  return {
    suggestions: last('suggested')?.suggestions ?? welcome?.company.suggestions ?? [],
    asked: last('asked')?.asked ?? welcome?.company.asked ?? [],
    remarks: [
      ...(welcome?.company.remarks ?? []),
      ...since.flatMap(message => (message.kind === 'remarked' ? [message.remark] : [])),
    ],
  };
};
const suggestionsOf = (player: Player): readonly Suggested[] => companyOf(player).suggestions;
const agree = (player: Player, { id }: Suggested) => player.act({ act: 'nod', suggestion: id, agreed: true });

/** At the first question of the whole team, with every bot's suggestion on the table. */
const atTheFirstMatter = async (setting: Setting, changes: object = ALONE) => {
  const all = await started(setting, changes);
  for (let moves = 0; moves < 50; moves++) {
    await all.time.pass(5000);
    const player = all.players.find(each => each.question !== null);
    if (player === undefined || player.question?.prompt === 'leave-out') break;
    await player.choose();
  }
  return all;
};

/** A store that tells every node of what is written. */
const told = (store: Store): void => {
  const append = store.append.bind(store);
  store.append = async (id, line, summary) => {
    const result = await append(id, line, summary);
    if (result === 'kept') await store.tell({ kind: 'grown', table: id, number: line.number });
    return result;
  };
};

const comesBack = async (registry: TableRegistry, table: TableId, person = HOST) => {
  const back = new Player(person);
  await back.enter(registry, table);
  return back;
};

describe('a matter of the whole team', () => {
  const because: Voices['why'] = async (_game, _view, seat) => ({ kind: 'because', params: { seat } });

  test('is not settled over a person’s head: bots suggest and wait', async () => {
    const { host, time } = await atTheFirstMatter(await registryFor({ voices: { why: because } }));
    expect(host.question?.prompt).toBe('leave-out');
    const at = host.position?.at;
    expect(suggestionsOf(host)).toMatchObject([
      { seat: 2, reason: { kind: 'because', params: { seat: 2 } }, mayDecline: false },
      { seat: 3, reason: { kind: 'because', params: { seat: 3 } }, mayDecline: false },
    ]);
    await time.pass(600_000);
    expect(host.position?.at).toBe(at);
    expect(host.question?.prompt).toBe('leave-out');
  });

  test('is the person’s, who may choose something else', async () => {
    const { host, time } = await atTheFirstMatter(await registryFor());
    const [first] = suggestionsOf(host);
    const other = host.question?.choices.find(choice => JSON.stringify(choice) !== JSON.stringify(first.choice));
    expect(await host.choose(other)).toBeNull();
    await time.pass(10_000);
    expect(host.question?.prompt).not.toBe('leave-out');
    expect(await agree(host, first)).toBe('suggestion-gone');
  });

  test('is settled by a nod exactly as it was suggested; a second one comes too late', async () => {
    const { host, registry, table, time } = await atTheFirstMatter(await registryFor());
    const [first, second] = suggestionsOf(host);
    const at = host.position?.at ?? 0;
    expect(await agree(host, first)).toBeNull();
    await settled();
    const record = (await registry.open(table))?.match?.table.record;
    expect(record?.entries[at]).toEqual([first.seat, first.choice]);
    const { version } = host.position ?? {};
    expect(await agree(host, first)).toBe('suggestion-gone');
    expect(await agree(host, second)).toBe('suggestion-gone');
    expect(host.position?.version).toBe(version);
    await time.pass(10_000);
    expect(suggestionsOf(host).map(({ id }) => id)).not.toContain(second.id);
  });

  test('what must be answered cannot be declined', async () => {
    const { host } = await atTheFirstMatter(await registryFor());
    const [{ id }] = suggestionsOf(host);
    expect(await host.act({ act: 'nod', suggestion: id, agreed: false })).toBe('not-offered');
    expect(suggestionsOf(host)).toHaveLength(2);
  });

  test('nobody else sees what is suggested, or can say anything to it', async () => {
    const { players, registry, table } = await atTheFirstMatter(await registryFor(), AGAINST);
    const [milady, athos] = players;
    const watcher = new Player('watcher');
    await watcher.enter(registry, table, milady.room?.links.watch);
    const [first] = suggestionsOf(athos);
    expect(first.seat).toBe(2);
    for (const other of [milady, watcher]) {
      expect(JSON.stringify(other.messages)).not.toContain(first.id);
      expect(other.messages.some(message => message.kind === 'suggested')).toBe(false);
      expect(companyOf(other).suggestions).toEqual([]);
    }
    expect(await agree(milady, first)).toBe('suggestion-gone');
    expect(await agree(watcher, first)).toBe('not-seated');
    expect(await athos.act({ act: 'nod', suggestion: 'AbCdEfGhIjKl', agreed: true })).toBe('suggestion-gone');
    expect(await agree(athos, first)).toBeNull();
  });

  test('a restart forgets neither what was suggested nor what was said to it', async () => {
    const time = handClock(START);
    const before = await registryFor({ time });
    const { host, registry, store, table } = await atTheFirstMatter(before);
    const suggested = suggestionsOf(host);
    registry.stop();
    // Other thoughts than before: what was suggested still counts.
    const last: TableDeps['think'] = async (_game, { decision }) => decision.choices.at(-1);
    const { registry: again } = await registryFor({ store, time, think: last });
    const back = await comesBack(again, table);
    await time.pass(60_000);
    expect(suggestionsOf(back)).toEqual(suggested);
    const at = back.position?.at ?? 0;
    // It ends just when the nod is written down, and before the bot has acted on it.
    const stopAt = store.append.bind(store);
    store.append = async (id, line, summary) => {
      const result = await stopAt(id, line, summary);
      if (line.entry.kind === 'nod') again.stop();
      return result;
    };
    await agree(back, suggested[0]);
    await settled();
    store.append = stopAt;
    const { registry: third } = await registryFor({ store, time, think: last });
    const returned = await comesBack(third, table);
    await time.pass(1000);
    const record = (await third.open(table))?.match?.table.record;
    expect(record?.entries[at]).toEqual([suggested[0].seat, suggested[0].choice]);
    expect(returned.position?.at).toBeGreaterThan(at);
  });

  test('any node shows what is suggested and takes the word to it', async () => {
    const time = handClock(START);
    const { host, store, table } = await atTheFirstMatter(await registryFor({ time }));
    told(store);
    const last: TableDeps['think'] = async (_game, { decision }) => decision.choices.at(-1);
    const second = await registryFor({ store, time, node: 'two', think: last });
    const elsewhere = await comesBack(second.registry, table);
    await time.pass(30_000);
    const [first] = suggestionsOf(elsewhere);
    expect(suggestionsOf(elsewhere)).toEqual(suggestionsOf(host));
    const at = host.position?.at ?? 0;
    expect(await agree(elsewhere, first)).toBeNull();
    await time.pass(1000);
    const record = (await second.registry.open(table))?.match?.table.record;
    expect(record?.entries[at]).toEqual([first.seat, first.choice]);
    expect(host.position?.version).toBe(elsewhere.position?.version);
    expect(second.troubles).toEqual([]);
  });

  test('where nobody is left whose matter it is, bots decide; and wait again for who comes back', async () => {
    const { players, time, registry, table } = await atTheFirstMatter(await registryFor(), AGAINST);
    const [milady, athos] = players;
    expect(suggestionsOf(athos).length).toBeGreaterThan(0);
    const at = milady.position?.at ?? 0;
    athos.leave();
    await time.pass(75_000);
    expect(milady.position?.at).toBe(at);
    expect(await milady.act({ act: 'hand', seat: 1, level: 'random' })).toBeNull();
    await time.pass(1000);
    expect(milady.position?.at).toBeGreaterThan(at);
    const back = await comesBack(registry, table, 'person-1');
    expect(suggestionsOf(back)).toEqual([]);
  });

  test('a table whose bots wait owes nothing, and may leave memory until somebody comes', async () => {
    const { host, registry, store, table, time } = await atTheFirstMatter(await registryFor());
    const suggested = suggestionsOf(host);
    expect(await store.due(time.now() + 3_600_000, 10)).toEqual([]);
    host.leave();
    await time.pass(5 * 60_000);
    expect(registry.size).toBe(0);
    const back = await comesBack(registry, table);
    await time.pass(1000);
    expect(suggestionsOf(back)).toEqual(suggested);
  });
});

describe('an offer that concerns all', () => {
  const { game } = GAMES.roy;
  const isOffer = (choice: unknown): boolean => /^(one-for-all|beggars|reveal)/.test(game.matter?.(choice) ?? '');

  /** The first moment of a match at which the musketeers may play a card that belongs to all. */
  const offering = (): unknown => {
    const options = Object.fromEntries(game.options.map(option => [option.id, usualOf(option)]));
    const state = game.setup(4, options, seeded('offer'), null);
    const dice = seeded('offer whim');
    for (;;) {
      const asked = game.decisions(state).filter(({ seat }) => seat !== CLOCK);
      if (asked.length === 0) throw new Error('nothing was offered');
      if (asked.filter(({ choices }) => choices.some(isOffer)).length > 1) return state;
      const { seat, choices } = asked[below(dice, asked.length)];
      game.apply(state, seat, choices[below(dice, choices.length)], null);
    }
  };
  /** They would play it at once, and else do nothing. */
  const lavish: TableDeps['think'] = async (_game, { decision }) =>
    decision.choices.find(isOffer) ?? (await new Promise(() => {}));

  test('is declined, and not suggested again, not even after a restart', async () => {
    const time = handClock(START);
    const begun = offering();
    const games = { roy: { game: { ...game, setup: () => game.clone(begun) }, levels: ['random'] } };
    const { host, registry, store, table } = await started(
      await registryFor({ time, games, think: lavish }),
      ALONE as object,
    );
    await time.pass(5000);
    const [found] = suggestionsOf(host);
    expect([isOffer(found.choice), found.mayDecline]).toEqual([true, true]);
    expect(await host.act({ act: 'nod', suggestion: found.id, agreed: false })).toBeNull();
    const isSuggested = (player: Player) =>
      suggestionsOf(player).some(({ seat, choice }) => seat === found.seat && same(choice, found.choice));
    await time.pass(5000);
    expect(isSuggested(host)).toBe(false);
    registry.stop();
    const { registry: again } = await registryFor({ store, time, games, think: lavish });
    const back = await comesBack(again, table);
    await time.pass(60_000);
    expect([back.position?.at, isSuggested(back)]).toEqual([0, false]);
  });
});

describe('what bots say', () => {
  const WORD = { kind: 'voilà', params: { place: 'paris' } };
  const speaking: Voices['remark'] = async (_game, { deed }) =>
    deed === null ? null : { seat: deed.seat, reason: WORD };

  test('everybody hears it, and it is there after a reload and a restart; the match knows nothing of it', async () => {
    const time = handClock(START);
    const { players, registry, store, table } = await atTheFirstMatter(
      await registryFor({ time, voices: { remark: speaking } }),
      { game: 'roy', options: {}, seats: [BOT, INVITED, INVITED, BOT], mySeat: 1 },
    );
    const [aline, camille] = players;
    const watcher = new Player('watcher');
    await watcher.enter(registry, table, aline.room?.links.watch);
    const { remarks } = companyOf(aline);
    expect(remarks.length).toBeGreaterThan(0);
    expect(remarks.every(({ seat }) => seat === 0 || seat === 3)).toBe(true);
    expect(companyOf(camille).remarks).toEqual(remarks);
    expect(companyOf(watcher).remarks).toEqual(remarks);
    const record = (await registry.open(table))?.match?.table.record;
    if (record === undefined) throw new Error('no record');
    expect(verify(RULES, record).problem).toBeNull();
    expect(JSON.stringify(record)).not.toContain('voilà');
    registry.stop();
    const silent = await registryFor({ store, time });
    expect(companyOf(await comesBack(silent.registry, table)).remarks).toEqual(remarks);
  });

  test('they are given what a spectator knows, and nothing else', async () => {
    const moments: Parameters<Voices['remark']>[1][] = [];
    const { registry, table } = await atTheFirstMatter(
      await registryFor({
        voices: {
          async remark(_game, moment) {
            moments.push(moment);
            return null;
          },
        },
      }),
    );
    const match = (await registry.open(table))?.match?.table;
    if (match === undefined) throw new Error('no match');
    expect(moments.length).toBeGreaterThan(3);
    for (const [at, { deed, view, events }] of moments.entries()) {
      expect(view).toEqual(match.seenAt(at + 1, null));
      if (deed !== null) expect(deed.view).toEqual(match.seenAt(at, null));
      expect(events).toEqual(match.story(null).flatMap(told => (told.at === at + 1 ? [told.event] : [])));
    }
  });

  test('nothing is said about what was taken back', async () => {
    const { host, registry, table } = await started(
      await registryFor({ voices: { remark: async () => ({ seat: 1, reason: WORD }) } }),
      { seats: [INVITED, BOT] },
    );
    await host.choose();
    await settled();
    expect(companyOf(host).remarks).toEqual([{ at: 1, seat: 1, reason: WORD }]);
    expect(await host.takeBack()).toBeNull();
    expect(companyOf(await comesBack(registry, table)).remarks).toEqual([]);
  });

  test('a bot that cannot speak holds nobody up', async () => {
    const { host, time, troubles } = await started(
      await registryFor({ voices: { remark: () => Promise.reject(new Error('hoarse')) } }),
      { seats: [INVITED, BOT] },
    );
    await time.pass(1000);
    expect(host.position?.at).toBe(3);
    expect(troubles.length).toBeGreaterThan(0);
  });
});

describe('a wish', () => {
  const COME = { kind: 'come', what: 'paris' };
  const obliging: Partial<Voices> = {
    wishes: async (_game, _view, from, to) => (from === to || to === 0 ? [] : [COME, { kind: 'purse' }]),
    heed: async (_game, _view, wish) => ({ heeded: wish.kind === 'come', reason: { kind: 'aye' } }),
  };
  const ask = (player: Player, to: number, wish = COME, asked = true) => player.act({ act: 'wish', to, wish, asked });

  test('is answered, goes into the bot’s plan, survives a restart and is let go', async () => {
    const time = handClock(START);
    const thought: unknown[] = [];
    const think: TableDeps['think'] = async (_game, { decision, wishes }) => {
      thought.push([decision.seat, wishes]);
      return decision.choices[0];
    };
    const { host, registry, store, table } = await atTheFirstMatter(
      await registryFor({ time, voices: obliging, think }),
    );
    expect(await ask(host, 2)).toBeNull();
    const [answer] = companyOf(host).asked;
    expect(answer).toEqual({ from: 1, to: 2, wish: COME, heeded: true, reason: { kind: 'aye' } });
    expect(await ask(host, 2)).toBe('not-offered');
    expect(await ask(host, 2, { kind: 'purse' } as typeof COME)).toBeNull();
    expect(companyOf(host).asked).toHaveLength(2);
    registry.stop();
    thought.length = 0;
    const { registry: again } = await registryFor({ store, time, voices: obliging, think });
    const back = await comesBack(again, table);
    expect(companyOf(back).asked).toHaveLength(2);
    await back.choose();
    await time.pass(60_000);
    expect(thought).toContainEqual([2, [COME]]);
    expect(thought).toContainEqual([3, []]);
    expect(await ask(back, 2, COME, false)).toBeNull();
    expect(companyOf(back).asked).toHaveLength(1);
    expect(await ask(back, 2, COME, false)).toBe('not-offered');
  });

  test('makes the bot think again about what it has suggested', async () => {
    const time = handClock(START);
    const think: TableDeps['think'] = async (_game, { decision, wishes = [] }) =>
      decision.choices[wishes.length > 0 ? 1 : 0];
    const { host } = await atTheFirstMatter(await registryFor({ time, voices: obliging, think }));
    const suggestedBy = (seat: number) => suggestionsOf(host).find(each => each.seat === seat)?.choice;
    const [before, others] = [suggestedBy(2), suggestedBy(3)];
    expect(await ask(host, 2)).toBeNull();
    await time.pass(60_000);
    expect(suggestedBy(2)).not.toEqual(before);
    expect(suggestedBy(2)).toBeDefined();
    expect(suggestedBy(3)).toEqual(others);
  });

  test('only what may be asked, by whom and of whom it may', async () => {
    const { players, registry, table } = await atTheFirstMatter(await registryFor({ voices: obliging }), AGAINST);
    const [milady, athos] = players;
    const watcher = new Player('watcher');
    await watcher.enter(registry, table, milady.room?.links.watch);
    expect(await ask(athos, 2, { kind: 'come', what: 'meung' })).toBe('not-offered');
    expect(await ask(athos, 0)).toBe('seat-missing');
    expect(await ask(athos, 9)).toBe('seat-missing');
    expect(await ask(watcher, 2)).toBe('not-seated');
    expect(companyOf(athos).asked).toEqual([]);
  });

  test('is heard by those who hear what is said at the table', async () => {
    for (const privateTalk of ['off', 'on']) {
      const { players, registry, table } = await atTheFirstMatter(await registryFor({ voices: obliging }), {
        ...AGAINST,
        options: { privateTalk },
      });
      const [milady, athos] = players;
      const watcher = new Player('watcher');
      await watcher.enter(registry, table, milady.room?.links.watch);
      const before = [milady, watcher].map(({ messages }) => messages.length);
      expect(await ask(athos, 2)).toBeNull();
      expect(companyOf(athos).asked).toHaveLength(1);
      const heard = [milady, watcher].map(({ messages }, at) => messages.length - before[at]);
      expect(heard).toEqual(privateTalk === 'on' ? [0, 0] : [1, 1]);
      const late = await comesBack(registry, table);
      expect(companyOf(late).asked).toHaveLength(privateTalk === 'on' ? 0 : 1);
    }
  });
});

test('the host says whether there is advice, and everybody sees it', async () => {
  const { players, host } = await started(await registryFor());
  expect(players[1].room?.advice).toBe(true);
  expect(await players[1].act({ act: 'advice', on: false })).toBe('not-host');
  expect(await host.act({ act: 'advice', on: false })).toBeNull();
  for (const player of players) expect(player.room?.advice).toBe(false);
});
