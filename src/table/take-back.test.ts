import { expect, test } from 'vitest';
import type { AnyGame } from '#kernel/game.ts';
import { expectToReplay, game, layRewards, open, play, questionOf, record } from './table.testing.ts';

test('a choice can be taken back while nobody else has acted', () => {
  const table = open();
  const before = table.seen(0).view;
  play(table, 0);
  expect(table.seen(0).mayTakeBack).toBe(true);
  expect(table.seen(1).mayTakeBack).toBe(false);
  expect(table.takeBack(0, table.seen(0).version)).toMatchObject({ ok: true });
  expect(table.seen(0).view).toEqual(before);
  expect(table.seen(0).at).toBe(0);
  expectToReplay(table);
});

test('not after somebody else has acted', () => {
  const table = open();
  play(table, 0);
  play(table, 1);
  expect(table.seen(0).mayTakeBack).toBe(false);
  expect(table.takeBack(0, table.seen(0).version)).toEqual({ ok: false, why: 'nothing-to-take-back' });
});

test('not after something hidden was shown', () => {
  const table = open();
  layRewards(table, [0, 1]);
  play(table, 0);
  play(table, 1); // the cards are shown
  expect(table.seen(1).mayTakeBack).toBe(false);
  expect(table.takeBack(1, table.seen(1).version)).toEqual({ ok: false, why: 'already-seen' });
});

test('not after dice were used, even where nothing was shown', () => {
  const silent: AnyGame = {
    ...game,
    apply(draft, seat, choice, tell) {
      game.apply(draft, seat, choice, tell);
      game.rng(draft).at++;
    },
  };
  const table = open(record(2), silent);
  play(table, 0);
  expect(table.takeBack(0, table.seen(0).version)).toEqual({ ok: false, why: 'already-seen' });
});

test('not by an order that came before the last choice', () => {
  const table = open();
  const { version } = table.seen(0);
  play(table, 0);
  expect(table.takeBack(0, version)).toEqual({ ok: false, why: 'late' });
});

test('several choices can be taken back one after the other', () => {
  const table = open();
  play(table, 0);
  play(table, 0);
  expect(table.takeBack(0, table.seen(0).version)).toMatchObject({ ok: true });
  expect(table.takeBack(0, table.seen(0).version)).toMatchObject({ ok: true });
  expect(table.takeBack(0, table.seen(0).version)).toEqual({ ok: false, why: 'nothing-to-take-back' });
  expect(table.seen(0).at).toBe(0);
  expect(table.record.entries).toHaveLength(4);
  expectToReplay(table);
});

test('after taking back another choice can be made, and the journal replays', () => {
  const table = open();
  play(table, 0);
  table.takeBack(0, table.seen(0).version);
  const other = questionOf(table, 0).choices[5];
  expect(table.choose(0, table.seen(0).version, other)).toMatchObject({ ok: true });
  expect(table.record.entries.map(entry => entry[1])).toEqual([expect.anything(), null, other]);
  expectToReplay(table);
  expect(open(table.record).seen(0)).toEqual(table.seen(0));
});
