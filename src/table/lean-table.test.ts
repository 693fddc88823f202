import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { GAME_IDS } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { type AnyGame, readOptions, type Seat } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { goOnFrom, type LeanTable, openLeanTable } from './lean-table.ts';
import { newMatch } from './new-match.ts';
import { game as musketiere, play, record } from './table.testing.ts';
import { openTable, type Table, type TableNow } from './table.ts';

const SEATS: readonly (Seat | null)[] = [0, 1, 2, null];
const shown = (table: TableNow) =>
  JSON.stringify(SEATS.map(seat => ({ ...table.seen(seat), since: table.since(seat ?? 0) })));
const wholeOf = (game: AnyGame, start: ReturnType<typeof record>): Table => {
  const { table } = openTable(game, start);
  if (table === null) throw new Error('it does not open');
  return table;
};

/** A choice of somebody who is asked, or one taken back now and then. */
const nextMove = (table: TableNow, dice: Rng): readonly [Seat, unknown] => {
  const back = [0, 1, 2].find(seat => table.seen(seat).mayTakeBack);
  if (back !== undefined && below(dice, 3) === 0) return [back, null];
  const { asked } = table.seen(null);
  const { seat } = asked[below(dice, asked.length)];
  const choices = table.seen(seat).asked.find(each => each.seat === seat)?.choices ?? [];
  return [seat, choices[below(dice, choices.length)]];
};

const makeMove = (table: TableNow, [seat, choice]: readonly [Seat, unknown]) =>
  choice === null ? table.takeBack(seat, table.version) : table.choose(seat, table.version, choice);

describe.each(GAME_IDS)('a lean table of %s', id => {
  const { game } = GAMES[id];

  const hold = (number: number): void => {
    const dice = seeded(`lean ${id} ${number}`);
    const start = newMatch({
      game,
      options: readOptions(game.options, {}).options ?? {},
      seats: ['Aline', 'Bruno', 'Chiara'].map(name => ({ name, bot: null, words: name })),
      secret: new Uint8Array(32).fill(number),
      table: `lean ${number}`,
    });
    const whole = wholeOf(game, start);
    const played: LeanTable = openLeanTable(game, start).table;
    let revived: LeanTable = openLeanTable(game, start).table;
    for (let moves = 0; moves < 150 && whole.asked.length > 0; moves++) {
      const move = nextMove(whole, dice);
      const answers = [whole, played, revived].map(table => makeMove(table, move));
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      expect(shown(played)).toBe(shown(whole));
      expect(shown(revived)).toBe(shown(whole));
      for (const seat of SEATS) expect(revived.news(seat)).toEqual(whole.news(seat));
      expect(JSON.stringify(revived.kept())).toBe(JSON.stringify(played.kept()));
      if (moves % 5 === 0) revived = goOnFrom(game, start, JSON.parse(JSON.stringify(revived.kept())));
    }
    expect(shown(wholeOf(game, whole.record))).toBe(shown(played));
  };

  test('goes on from what was kept at any moment as if it had played all of it', () => hold(1));

  test.each([2, 3, 4])('and so it does in another match (%i)', { tags: 'long' }, hold);
});

test('two seats in a row take back, and nothing is played again for it', () => {
  let applied = 0;
  const counted: AnyGame = {
    ...musketiere,
    apply(...given) {
      applied++;
      musketiere.apply(...given);
    },
  };
  const { table } = openLeanTable(counted, record(2));
  for (const seat of [0, 0, 1]) expect(play(table, seat)).toMatchObject({ ok: true });
  const before = applied;
  for (const seat of [1, 0, 0]) expect(table.takeBack(seat, table.version)).toMatchObject({ ok: true });
  expect(table.seen(null).at).toBe(0);
  expect(applied).toBe(before);
});
