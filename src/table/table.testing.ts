import { expect } from 'vitest';
import { musketiere } from '#games/musketiere/game.ts';
import type { AnyGame, Decision, Seat } from '#kernel/game.ts';
import { type MatchRecord, replay, stateOf } from '#kernel/journal.ts';
import { newMatch } from './new-match.ts';
import { openTable, type Table, type TableNow } from './table.ts';

export const game = musketiere as AnyGame;

export const record = (players: number, name = 'somewhere'): MatchRecord =>
  newMatch({
    game,
    options: { length: 'round' },
    seats: Array.from({ length: players }, (_, seat) => ({ name: `seat ${seat}`, bot: null, words: '' })),
    secret: new Uint8Array(32).fill(7),
    table: name,
  });

export const open = (start: MatchRecord = record(2), rules: AnyGame = game): Table => {
  const { table } = openTable(rules, start);
  if (table === null) throw new Error('the journal does not open');
  return table;
};

export const questionOf = (table: TableNow, seat: Seat): Decision<unknown> => {
  const question = table.seen(seat).asked.find(each => each.seat === seat);
  if (question === undefined) throw new Error(`seat ${seat} is not asked`);
  return question;
};

/** Takes the first choice offered. */
export const play = (table: TableNow, seat: Seat, version = table.seen(seat).version) =>
  table.choose(seat, version, questionOf(table, seat).choices[0]);

export const layRewards = (table: Table, seats: readonly Seat[]) => {
  for (const seat of seats) for (let laid = 0; laid < 3; laid++) expect(play(table, seat)).toMatchObject({ ok: true });
};

export const playToTheEnd = (table: Table) => {
  for (let asked = table.seen(null).asked; asked.length > 0; asked = table.seen(null).asked) play(table, asked[0].seat);
};

/** The table and what its journal says must be the same match. */
export const expectToReplay = (table: Table) => {
  const { course, broken } = replay(game, table.record);
  expect(broken).toBeNull();
  expect(course.played).toHaveLength(table.seen(null).at);
  expect(game.view(stateOf(course), 0)).toEqual(table.seen(0).view);
};
