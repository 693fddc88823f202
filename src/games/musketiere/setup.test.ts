import { expect, test } from 'vitest';
import { verify } from '#kernel/match-file.ts';
import { byStrength } from './cards.ts';
import { musketiere } from './game.ts';
import { c, changed, match, playAny, position, readers, recordOf, type Table } from './testing.ts';

const COUNTS = [2, 3, 4];
const IN_PLAY: Readonly<Record<number, readonly number[]>> = {
  2: [4, 5, 7, 8, 9, 10, 12, 14, 16, 18, 20],
  3: [5, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30],
  4: [8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40],
};

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** A fight to the end of the first round of a long match. */
const secondRound = (players: number): Table => {
  const table = match(players);
  while (table.state.round === 1 && playAny(table));
  return table;
};

test('MUS.1 two, three or four players sit at the table', () => {
  expect(musketiere.seats).toEqual([2, 4]);
  for (const players of COUNTS) {
    const table = match(players);
    expect(table.asked().map(each => each.seat)).toEqual([...Array(players).keys()]);
    expect(table.view(null).totals).toHaveLength(players);
  }
});

test('MUS.1 a match file with one player or five is turned down', () => {
  for (const players of [1, 5]) {
    const { problem } = verify({ musketiere }, { ...recordOf(2, 'round', 'seats'), seats: seatsOf(players) });
    expect(problem).toEqual({ kind: 'seats', seats: players, least: 2, most: 4 });
  }
});
const seatsOf = (count: number) => Array.from({ length: count }, () => ({ name: 'Aline', bot: null, words: '' }));

test('MUS.2 guard cards are taken out by the number of players', () => {
  for (const players of COUNTS) expect(sorted(match(players).state.guards)).toEqual(IN_PLAY[players]);
});

test('MUS.2 they are taken out again before every round', () => {
  for (const players of COUNTS) expect(sorted(secondRound(players).state.guards)).toEqual(IN_PLAY[players]);
});

test('MUS.3 the guard cards are shuffled: any of them may come first', () => {
  for (const players of COUNTS) {
    const tops = new Set(Array.from({ length: 200 }, (_, seed) => match(players, 'hundred', seed).state.guards.at(-1)));
    expect(tops).toEqual(new Set(match(players).state.guards));
  }
});

test('MUS.3 the stack lies face down: nobody can tell its order', () => {
  const { state } = match(3);
  const other = changed(state, draft => draft.guards.reverse());
  for (const reader of readers(state)) expect(musketiere.view(other, reader)).toEqual(musketiere.view(state, reader));
  expect(musketiere.view(state, 0).guards).toBe(state.guards.length);
});

test('MUS.4 every player is dealt twelve of the 55 cards, all different', () => {
  for (const players of COUNTS) {
    const { state } = match(players);
    expect(state.hands.map(hand => hand.length)).toEqual(Array(players).fill(12));
    const dealt = new Set(state.hands.flat());
    expect(dealt.size).toBe(players * 12);
    for (const card of dealt) expect(card >= c(0, 0) && card <= c(10, 4)).toBe(true);
  }
});

test('MUS.4 the cards are shuffled: any of them may come to any seat', () => {
  for (const seat of [0, 1]) {
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => match(2, 'hundred', seed).state.hands[seat]).flat());
    expect(seen.size).toBe(55);
  }
});

test('MUS.4 a hand is hidden from the others', () => {
  const { state } = match(3);
  const other = changed(state, draft => draft.hands.splice(1, 2, draft.hands[2], draft.hands[1]));
  for (const reader of [0, null]) expect(musketiere.view(other, reader)).toEqual(musketiere.view(state, reader));
  expect(musketiere.view(state, 1).hand).toEqual(state.hands[1]);
});

test('MUS.4 all 55 cards are shuffled again for the next round', () => {
  const table = secondRound(2);
  expect(table.state.round).toBe(2);
  expect(table.state.hands.map(hand => hand.length)).toEqual([12, 12]);
  expect(new Set(table.state.hands.flat()).size).toBe(24);
  expect(table.state.hands).not.toEqual(match(2).state.hands);
});

test('MUS.5 the supply holds three jewels and three prisons', () => {
  for (const players of COUNTS) expect(match(players).state).toMatchObject({ jewels: 3, prisons: 3 });
});

test('MUS.5 the supply is full again in the next round', () => {
  for (const players of COUNTS) {
    const table = secondRound(players);
    expect(table.state).toMatchObject({ round: 2, jewels: 3, prisons: 3 });
    expect(table.state.markers.flat().every(marker => marker === null)).toBe(true);
  }
});

test('MUS.6 any three of the twelve cards become reward cards, the other nine the hand', () => {
  const table = match(2);
  const cards = [...table.state.hands[0]];
  expect(table.choices(0)).toEqual(cards.map(card => ({ kind: 'reward', card })));
  const [first, second, third] = [cards[11], cards[0], cards[5]];
  table.reward(0, first);
  table.reward(0, second);
  expect(() => table.reward(0, second)).toThrow();
  table.reward(0, third);
  expect(table.choices(0)).toEqual([]);
  expect(table.state.rewards[0]).toEqual([first, second, third]);
  expect(table.state.hands[0]).toEqual(byStrength(cards.filter(card => ![first, second, third].includes(card))));
});

test('MUS.6 all players choose at once, and the duels wait for the last of them', () => {
  const table = match(3);
  for (const seat of [2, 0, 1]) {
    expect(table.choices(seat)).not.toEqual([]);
    expect(table.state.target).toBeNull();
    for (const card of table.state.hands[seat].slice(0, 3)) table.reward(seat, card);
  }
  expect(table.state.target).not.toBeNull();
  expect(table.asked().map(each => each.prompt)).toEqual(['fight', 'fight', 'fight']);
});

test('MUS.6 reward cards lie face down', () => {
  const { state } = position({ players: 3 });
  const other = changed(state, draft => draft.rewards[1].reverse());
  for (const reader of [0, 2, null]) expect(musketiere.view(other, reader)).toEqual(musketiere.view(state, reader));
});

test('MUS.RULING.18 two players play like three and four: same hands, rewards, markers, duels and goal', () => {
  const table = match(2);
  expect(table.state.hands.map(hand => hand.length)).toEqual([12, 12]);
  expect(table.state).toMatchObject({ jewels: 3, prisons: 3 });
  for (const seat of [0, 1]) for (const card of table.state.hands[seat].slice(3, 6)) table.reward(seat, card);
  expect(table.asked().map(each => [each.prompt, each.choices.length])).toEqual([
    ['fight', 9],
    ['fight', 9],
  ]);
  let longest = 0;
  while (playAny(table)) longest = Math.max(longest, table.state.last?.duels.length ?? 0);
  expect(longest).toBe(9);
  expect(Math.max(...table.state.totals)).toBeGreaterThanOrEqual(100);
});
