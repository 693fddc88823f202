import { beforeEach, describe, expect, test } from 'vitest';
import { roy } from '#games/roy/game.ts';
import { type AnyGame, type Decision, readOptions, type Seat } from '#kernel/game.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable, type Table } from '#table/table.ts';
import type { Voices } from './bots.ts';
import { SessionCompany } from './company.svelte.ts';

const game = roy as AnyGame;
const ME = 1;

/** At the first question of the whole team; the person sits among bots. */
const teamTable = (name = 'team'): Table => {
  const record = newMatch({
    game,
    options: readOptions(game.options, {}).options ?? {},
    seats: ['steady', null, 'steady', 'steady'].map((bot, seat) => ({ name: `seat ${seat}`, bot, words: '' })),
    secret: new Uint8Array(32).fill(3),
    table: name,
  });
  const { table } = openTable(game, record);
  if (table === null) throw new Error('the match does not open');
  while (table.seen(null).asked[0].prompt !== 'leave-out') playFirst(table);
  return table;
};
const questionOf = (table: Table, seat: Seat): Decision<unknown> => {
  const found = table.seen(seat).asked.find(each => each.seat === seat);
  if (found === undefined) throw new Error('not asked');
  return found;
};
const playFirst = (table: Table) => {
  const [{ seat }] = table.seen(null).asked;
  table.choose(seat, table.version, questionOf(table, seat).choices[0]);
};

const voices: Voices = {
  why: async (_, seat, choice) => ({ kind: 'because', params: { seat, choice: JSON.stringify(choice) } }),
  taunt: async () => null,
  wishes: async () => [{ kind: 'go', what: 'paris' }],
  heed: async (_, wish) => ({ heeded: wish.what === 'paris', reason: { kind: 'aye' } }),
  advise: async () => [],
};
const settle = () => new Promise(done => setTimeout(done, 0));

let table: Table;
let company: SessionCompany;
let rethought: Seat[];
const rethink = (seat: Seat) => void rethought.push(seat);
beforeEach(() => {
  table = teamTable();
  rethought = [];
  company = new SessionCompany(table, voices, rethink);
  table.watch(() => company.look());
});

describe('a suggestion', () => {
  const suggest = (seat: Seat) => {
    const decision = questionOf(table, seat);
    return company.consent({ seat, decision, choice: decision.choices[0] });
  };

  test('lies there with its reason until somebody answers', async () => {
    const answer = suggest(2);
    await settle();
    expect(company.suggestions).toMatchObject([{ seat: 2, reason: { kind: 'because' }, mayDecline: false }]);
    company.answer(2, 'yes');
    expect(await answer).toBe(true);
    expect(company.suggestions).toEqual([]);
  });

  test('is thought about again when something is asked of the bot', async () => {
    void suggest(2);
    void suggest(3);
    await settle();
    const wish = { kind: 'go', what: 'paris' };
    await company.ask(ME, 2, wish);
    expect(company.suggestions.map(({ seat }) => seat)).toEqual([3]);
    expect(rethought).toEqual([2]);
    await company.ask(ME, 2, wish);
  });

  test('stands when what is asked of the bot is not heeded', async () => {
    void suggest(2);
    await settle();
    const wish = { kind: 'go', what: 'louvre' };
    await company.ask(ME, 2, wish);
    expect(company.suggestions.map(({ seat }) => seat)).toEqual([2]);
    expect(rethought).toEqual([]);
    await company.ask(ME, 2, wish);
  });

  test('is gone when the question is', async () => {
    void suggest(2);
    void suggest(3);
    await settle();
    expect(company.suggestions).toHaveLength(2);
    table.choose(ME, table.version, questionOf(table, ME).choices[0]);
    expect(company.suggestions).toEqual([]);
  });
});

describe('a bot', () => {
  test('says why it did what it did, and nothing about what was taken back', async () => {
    const { at } = table.seen(null);
    table.choose(2, table.version, questionOf(table, 2).choices[0]);
    await settle();
    expect(company.remarks.get(at + 1)).toMatchObject({ seat: 2, reason: { kind: 'because' } });
    table.takeBack(2, table.version);
    expect(company.remarks.has(at + 1)).toBe(false);
  });

  test('is not asked again after a reload: what it said is kept', async () => {
    const { at } = table.seen(null);
    table.choose(2, table.version, questionOf(table, 2).choices[0]);
    await settle();
    const silent = { ...voices, why: async () => null };
    expect(new SessionCompany(table, silent, rethink).remarks.get(at + 1)).toMatchObject({ seat: 2 });
  });

  test('of a match that comes from elsewhere is asked once something happens', async () => {
    const other = teamTable('elsewhere');
    const { at } = other.seen(null);
    other.choose(2, other.version, questionOf(other, 2).choices[0]);
    const heard = new SessionCompany(other, voices, rethink);
    await settle();
    expect(heard.speaks).toBe(false);
    heard.look();
    await settle();
    expect(heard.remarks.get(at + 1)).toMatchObject({ seat: 2 });
  });

  test('people give no reasons', async () => {
    const { at } = table.seen(null);
    table.choose(ME, table.version, questionOf(table, ME).choices[0]);
    await settle();
    expect(company.remarks.has(at + 1)).toBe(false);
  });
});

describe('a wish', () => {
  test('that is heeded goes into the plan, and is let go when it is asked again', async () => {
    const wish = { kind: 'go', what: 'paris' };
    expect(await company.ask(ME, 2, wish)).toMatchObject({ to: 2, heeded: true });
    expect(company.wishesFor(2)).toEqual([wish]);
    expect(company.wishesFor(3)).toEqual([]);
    expect(new SessionCompany(table, voices, rethink).wishesFor(2)).toEqual([wish]);
    expect(await company.ask(ME, 2, wish)).toBeNull();
    expect(company.wishesFor(2)).toEqual([]);
  });

  test('that is not heeded is answered all the same', async () => {
    await company.ask(ME, 2, { kind: 'go', what: 'louvre' });
    expect(company.asked).toHaveLength(1);
    expect(company.wishesFor(2)).toEqual([]);
    await company.ask(ME, 2, { kind: 'go', what: 'louvre' });
  });
});
