import { musketiere } from '#games/musketiere/game.ts';
import { roy } from '#games/roy/game.ts';
import { type AnyGame, readOptions, type Seat } from '#kernel/game.ts';
import type { Thought } from './bot-seats.ts';
import { newMatch } from './new-match.ts';
import { openTable, type Table } from './table.ts';

export const game = musketiere as AnyGame;

export const tableWith = (bots: readonly (string | null)[]): Table => {
  const record = newMatch({
    game,
    options: { length: 'round' },
    seats: bots.map((bot, seat) => ({ name: `seat ${seat}`, bot, words: '' })),
    secret: new Uint8Array(32).fill(3),
    table: 'bots',
  });
  const { table } = openTable(game, record);
  if (table === null) throw new Error('the match does not open');
  return table;
};

/** A match with a side of several seats. */
export const teamTable = (bots: readonly (string | null)[]): Table => {
  const team = roy as AnyGame;
  const record = newMatch({
    game: team,
    options: readOptions(team.options, {}).options ?? {},
    seats: bots.map((bot, seat) => ({ name: `seat ${seat}`, bot, words: '' })),
    secret: new Uint8Array(32).fill(3),
    table: 'team',
  });
  const { table } = openTable(team, record);
  if (table === null) throw new Error('the match does not open');
  return table;
};

/** The first choice of whoever is asked, until that question comes up. */
export const playUntil = (table: Table, prompt: string) => {
  for (;;) {
    const [asked] = table.seen(null).asked;
    if (asked.prompt === prompt) return;
    const question = table.seen(asked.seat).asked.find(each => each.seat === asked.seat);
    table.choose(asked.seat, table.version, question?.choices[0]);
  }
};

export const first = ({ decision }: Thought) => Promise.resolve(decision.choices[0]);
export const noFailure = (_: Seat, error: unknown) => {
  throw error;
};
export const settle = () => new Promise(done => setTimeout(done, 20));
export const ended = (table: Table) =>
  new Promise<void>(done => {
    table.watch(() => table.seen(null).outcome !== null && done());
  });
