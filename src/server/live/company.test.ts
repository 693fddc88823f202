import { describe, expect, test } from 'vitest';
import { RULES } from '#games/all.ts';
import { replay } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { retoldBy } from '#table/retold.ts';
import { handClock, settled } from '../hand-clock.testing.ts';
import {
  AGAINST,
  atTheFirstMatter,
  BOT,
  comesBack,
  companyOf,
  INVITED,
  suggestionsOf,
  type Voices,
} from './company.testing.ts';
import type { TableDeps } from './table-deps.ts';
import { Player, registryFor, START, started } from './testing.ts';

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
    const record = await (await registry.open(table))?.record();
    if (!record) throw new Error('no record');
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
    const record = await (await registry.open(table))?.record();
    if (!record) throw new Error('no match');
    const match = retoldBy(RULES[record.game], record, replay(RULES[record.game], record).course);
    expect(moments.length).toBeGreaterThan(3);
    for (const [at, { deed, view, events }] of moments.entries()) {
      expect(view).toEqual(match.viewAt(at + 1, null));
      expect(deed === null ? null : deed.view).toEqual(deed === null ? null : match.viewAt(at, null));
      expect(events).toEqual(match.eventsAt(at + 1, null));
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

  test('is thought over so often and no more: the bots of other tables think in the same threads', async () => {
    let thoughts = 0;
    const wishes: Voices['wishes'] = async () => {
      thoughts++;
      return [];
    };
    const { host } = await atTheFirstMatter(await registryFor({ voices: { ...obliging, wishes } }));
    const whys: unknown[] = [];
    while (whys.length < 150) whys.push(await ask(host, 2));
    expect(new Set(whys)).toEqual(new Set(['not-offered', 'slow-down']));
    expect(thoughts).toBeLessThanOrEqual(100);
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
