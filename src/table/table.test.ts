import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import type { AnyGame, Happening, Seat } from '#kernel/game.ts';
import { verify } from '#kernel/match-file.ts';
import { toy, toyMatch } from '#kernel/toy.testing.ts';
import { expectToReplay, game, layRewards, open, play, playToTheEnd, questionOf, record } from './table.testing.ts';
import { openTable } from './table.ts';

test('an answer given before another seat’s simultaneous pick still counts', () => {
  const table = open();
  layRewards(table, [0, 1]);
  const { version } = table.seen(1);
  expect(play(table, 0)).toMatchObject({ ok: true });
  expect(play(table, 1, version)).toMatchObject({ ok: true });
  expectToReplay(table);
});

test('an answer to an earlier question is late', () => {
  const table = open();
  const { version } = table.seen(0);
  const [choice] = questionOf(table, 0).choices;
  play(table, 0);
  expect(table.choose(0, version, questionOf(table, 0).choices[0])).toEqual({ ok: false, why: 'late' });
  expect(table.choose(0, version, choice)).toEqual({ ok: false, why: 'late' });
});

test('a version the table has never had is late', () => {
  const table = open();
  expect(play(table, 0, 99)).toEqual({ ok: false, why: 'late' });
  expect(play(table, 0, -1)).toEqual({ ok: false, why: 'late' });
});

test('the same answer sent twice is played once', () => {
  const table = open();
  layRewards(table, [0, 1]);
  const { version } = table.seen(0);
  const [choice] = questionOf(table, 0).choices;
  expect(table.choose(0, version, choice)).toMatchObject({ ok: true });
  expect(table.choose(0, version, choice)).toEqual({ ok: false, why: 'not-asked' });
  expect(table.seen(0).at).toBe(7);
});

test('a seat that is not asked cannot choose', () => {
  const table = open();
  layRewards(table, [0]);
  expect(table.choose(0, table.seen(0).version, { kind: 'reward', card: 1 })).toEqual({ ok: false, why: 'not-asked' });
  expect(table.choose(9, table.seen(0).version, { kind: 'reward', card: 1 })).toEqual({ ok: false, why: 'not-asked' });
});

test.each([
  ['a card of somebody else', { kind: 'reward', card: -1 }],
  ['nothing', undefined],
  ['null', null],
  ['nonsense', 'the whole bank'],
])('%s is not offered', (_, choice) => {
  const table = open();
  expect(table.choose(0, 0, choice)).toEqual({ ok: false, why: 'not-offered' });
  expect(table.record.entries).toEqual([]);
});

test('after the end nobody chooses and nobody takes back', () => {
  const table = open();
  playToTheEnd(table);
  const { version, outcome } = table.seen(0);
  expect(outcome).not.toBeNull();
  expect(table.choose(0, version, { kind: 'fight', card: 1 })).toEqual({ ok: false, why: 'over' });
  expect(table.takeBack(0, version)).toMatchObject({ ok: false });
  expect(table.takeBack(1, version)).toMatchObject({ ok: false });
  expect(verify({ musketiere: game }, table.record).problem).toBeNull();
});

test('choices and take-backs of others do not disturb an answer that is on its way', () => {
  const table = open();
  const { version } = table.seen(1);
  play(table, 0);
  table.takeBack(0, table.seen(0).version);
  expect(play(table, 1, version)).toMatchObject({ ok: true });
});

test('a seat sees its own choices only, and the others’ questions without choices', () => {
  const table = open(record(3));
  const { asked } = table.seen(1);
  expect(asked.map(each => [each.seat, each.choices.length])).toEqual([
    [0, 0],
    [1, 12],
    [2, 0],
  ]);
  expect(table.seen(null).asked.every(each => each.choices.length === 0)).toBe(true);
});

test('the story tells each seat its own secrets only', () => {
  const table = open();
  play(table, 0);
  const secrets = (seat: Seat | null) => table.story(seat).filter(told => told.event.secret !== undefined);
  const mine = (event: Happening) => event.secret?.to ?? [];
  expect(secrets(null)).toEqual([]);
  expect(secrets(0).every(told => mine(told.event).includes(0))).toBe(true);
  expect(secrets(0).map(told => told.at)).toEqual([0, 1]);
  expect(secrets(1).map(told => told.at)).toEqual([0]);
});

test('every moment can be looked at again', () => {
  const table = open();
  const views = [table.seen(0).view];
  for (let laid = 0; laid < 3; laid++) {
    play(table, 0);
    views.push(table.seen(0).view);
  }
  expect(views.map((_, at) => table.seenAt(at, 0))).toEqual(views);
  const told = views.flatMap((_, at) => table.eventsAt(at, 0).map(event => ({ at, event })));
  expect(told).toEqual(table.story(0));
});

test('listeners hear of every change until they leave', () => {
  const table = open();
  let heard = 0;
  const leave = table.watch(() => heard++);
  play(table, 0);
  table.takeBack(0, table.seen(0).version);
  table.choose(0, table.seen(0).version, 'nonsense');
  expect(heard).toBe(2);
  leave();
  play(table, 0);
  expect(heard).toBe(2);
});

test('a record handed out is not changed by what is played afterwards', () => {
  const table = open();
  const before = table.record;
  play(table, 0);
  expect(before.entries).toEqual([]);
});

test('a journal the rules do not allow says where it breaks', () => {
  const table = open();
  play(table, 0);
  const { entries } = table.record;
  const forged = { ...table.record, entries: [...entries, ...entries] };
  expect(openTable(game, forged)).toEqual({ table: null, broken: 1 });
});

test('after a reload a table knows since when each question has been asked', () => {
  const table = open();
  layRewards(table, [0, 1]);
  const { version } = table.seen(1);
  play(table, 0);
  const again = open(table.record);
  expect(again.choose(1, version - 1, questionOf(again, 1).choices[0])).toEqual({ ok: false, why: 'late' });
  expect(again.choose(1, version, questionOf(again, 1).choices[0])).toMatchObject({ ok: true });
});

test('a proposal changes nothing until it is played, and is void once something else was', () => {
  const table = open();
  const [first, second] = questionOf(table, 0).choices;
  const before = JSON.stringify([table.record, table.seen(0)]);
  const proposal = table.propose(0, 0, first);
  const other = table.propose(0, 0, second);
  expect(JSON.stringify([table.record, table.seen(0)])).toBe(before);
  if (!proposal.ok || !other.ok) throw new Error('the first question is answered');
  expect(proposal.entry).toEqual([0, first]);
  expect(proposal.play()).toEqual({ ok: true, version: 1 });
  expect(() => other.play()).toThrow('meanwhile');
  expect(table.news(0)).toEqual(table.story(0).flatMap(told => (told.at === 1 ? [told.event] : [])));
});

test('who has answered is asked anew, even where the next question reads the same', () => {
  /** One seat, always the same two choices. */
  const again = {
    ...toy,
    setup: () => ({ ...toy.setup(2, {}, seeded('again'), null), turn: 0 }),
    apply: (draft: { turn: number; rolled: boolean[] }) => {
      draft.rolled = [...draft.rolled, true];
    },
  } as unknown as AnyGame;
  const { table } = openTable(again, toyMatch());
  if (table === null) throw new Error('it does not open');
  expect(table.choose(0, 0, { kind: 'keep' })).toMatchObject({ ok: true });
  expect(table.choose(0, 0, { kind: 'keep' })).toEqual({ ok: false, why: 'late' });
  expect(table.choose(0, 1, { kind: 'keep' })).toMatchObject({ ok: true });
});
