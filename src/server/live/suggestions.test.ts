import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, usualOf } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { below } from '#kernel/rng.ts';
import { handClock, settled } from '../hand-clock.testing.ts';
import {
  AGAINST,
  ALONE,
  agree,
  atTheFirstMatter,
  comesBack,
  companyOf,
  suggestionsOf,
  told,
  type Voices,
} from './company.testing.ts';
import type { TableDeps } from './table-deps.ts';
import { Player, registryFor, START, started } from './testing.ts';

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
    const record = await (await registry.open(table))?.record();
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
    const record = await (await third.open(table))?.record();
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
    const record = await (await second.registry.open(table))?.record();
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
