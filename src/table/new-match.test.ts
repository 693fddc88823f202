import { expect, test } from 'vitest';
import { musketiere } from '#games/musketiere/game.ts';
import type { AnyGame } from '#kernel/game.ts';
import { openingOf } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { newMatch } from './new-match.ts';

const game = musketiere as AnyGame;
const match = (secret: number, words: readonly string[], table = 'table') =>
  newMatch({
    game,
    options: { length: 'hundred' },
    seats: words.map((each, at) => ({ name: `seat ${at}`, bot: null, words: each })),
    secret: new Uint8Array(32).fill(secret),
    table,
  });
const hands = (record: ReturnType<typeof match>) =>
  record.seats.map((_, seat) => game.view(openingOf(game, record).state, seat));

test('a new match is in order before its first choice', () => {
  const record = match(1, ['', '']);
  expect(record.entries).toEqual([]);
  expect(verify({ musketiere: game }, record).problem).toBeNull();
});

test('the same secret, table and words deal the same cards', () => {
  expect(hands(match(1, ['lily', 'mill']))).toEqual(hands(match(1, ['lily', 'mill'])));
});

test.each([
  ['secret', match(2, ['lily', 'mill'])],
  ['words', match(1, ['lily', 'salt'])],
  ['order of the words', match(1, ['mill', 'lily'])],
  ['table', match(1, ['lily', 'mill'], 'another')],
])('another %s deals other cards', (_, other) => {
  expect(hands(other)).not.toEqual(hands(match(1, ['lily', 'mill'])));
});

test('the commitment depends on secret and table, and tells nothing of the words', () => {
  const { commitment } = match(1, ['', '']);
  expect(match(1, ['lily', 'mill']).commitment).toBe(commitment);
  expect(match(2, ['', '']).commitment).not.toBe(commitment);
  expect(match(1, ['', ''], 'another').commitment).not.toBe(commitment);
});
