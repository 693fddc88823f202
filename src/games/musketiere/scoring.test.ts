import { expect, test } from 'vitest';
import { musketiere } from './game.ts';
import { c, match, playAny, position, type Table } from './testing.ts';

const ZEROS = [c(0, 0), c(0, 1), c(0, 2)];
const LOW = [c(1, 0), c(1, 1), c(1, 2)];

test('MUS.19 the third jewel ends the round on the spot', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)]], markers: ['JJ-', '---'], target: 14, duel: 4 });
  table.duel(c(9, 0), c(5, 0));
  expect(table.told('ended')).toEqual([]);
  table.put(0, 2);
  expect(table.told('ended')).toEqual([{ kind: 'ended', round: 1, ending: 'three-jewels', seat: 0 }]);
  expect(table.state).toMatchObject({ round: 2, phase: 'rewards' });
  expect(table.state.last?.duels).toHaveLength(4);
});

test('MUS.19 a third jewel taken from another player does so too, and uncovers that card', () => {
  const table = position({
    hands: [[c(9, 0)], [c(5, 0)]],
    rewards: [ZEROS, LOW],
    markers: ['J-J', '-J-'],
    target: 14,
  });
  table.duel(c(9, 0), c(5, 0));
  table.take(0, 1, 1);
  expect(table.told('ended')).toEqual([]);
  table.put(0, 1);
  expect(table.told('ended')).toMatchObject([{ ending: 'three-jewels', seat: 0 }]);
  expect(table.state.last?.markers[1]).toEqual([null, null, null]);
  expect(table.state.last?.ducats).toEqual([0, 3]);
});

test('MUS.19 two jewels, or three held by two players, end nothing', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)]], markers: ['J--', '-J-'], target: 14 });
  table.duel(c(9, 0), c(5, 0));
  table.put(0, 2);
  expect(table.state).toMatchObject({ round: 1, jewels: 0, phase: 'pick' });
});

test('MUS.20 the round ends when all nine hand cards are used', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)], [c(4, 0)]], duel: 9 });
  table.duel(c(9, 0), c(5, 0), c(4, 0));
  expect(table.told('ended')).toEqual([]);
  table.put(0, 0);
  expect(table.told('ended')).toEqual([{ kind: 'ended', round: 1, ending: 'nine-duels', seat: null }]);
  expect(table.state.last?.duels).toHaveLength(9);
});

test('MUS.20 and not a duel earlier', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)], [c(4, 0)]], duel: 8 });
  table.duel(c(9, 0), c(5, 0), c(4, 0));
  table.put(0, 0);
  expect(table.told('ended')).toEqual([]);
  expect(table.asked().map(each => each.choices.length)).toEqual([1, 1, 1]);
});

/** The ninth duel: the last seat loses it and puts a prison on its first card. */
const reckoned = (given: Parameters<typeof position>[0] & { readonly rewards: number[][] }): Table => {
  const hands = given.rewards.map((_, seat) => [c(5 - seat, 3)]);
  const table = position({ ...given, hands, duel: 9, target: 99 });
  table.duel(...hands.flat());
  table.put(hands.length - 1, 0);
  return table;
};

test('MUS.21 a jewel doubles a reward card, a prison makes it worthless, a free card pays its value', () => {
  const rewards = [
    [c(9, 0), c(6, 4), c(10, 1)],
    [c(2, 0), c(8, 4), c(7, 1)],
  ];
  const table = reckoned({ rewards, markers: ['J-P', '--J'] });
  expect(table.state.last).toMatchObject({ ducats: [24, 22], totals: [24, 22] });
  expect(table.told('scored')).toMatchObject([{ reckoning: { ducats: [24, 22] } }]);
});

test('MUS.21 the ducats are added to the running totals', () => {
  const table = reckoned({ rewards: [[c(9, 0), c(6, 4), c(10, 1)], ZEROS], totals: [30, 41] });
  expect(table.state.totals).toEqual([55, 41]);
  expect(table.view(null).totals).toEqual([55, 41]);
});

test('MUS.21 the reward cards are turned up for everybody', () => {
  const rewards = [[c(9, 0), c(6, 4), c(10, 1)], ZEROS];
  const table = reckoned({ rewards, markers: ['J-P', '---'] });
  for (const reader of [0, 1, null]) {
    expect(table.view(reader).last?.rewards).toEqual(rewards);
    expect(table.view(reader).last?.markers[0]).toEqual(['jewel', null, 'prison']);
  }
});

test('MUS.22 a hundred ducats win the match', () => {
  const table = reckoned({ rewards: [ZEROS, [c(0, 3), c(0, 4), c(3, 0)]], totals: [20, 97] });
  expect(table.told('crowned')).toEqual([{ kind: 'crowned', seat: 1, ducats: 100 }]);
  expect(musketiere.outcome(table.state)).toEqual({ ending: 'nine-duels', winners: [1], scores: [20, 100], turns: 9 });
  expect(table.asked()).toEqual([]);
});

test('MUS.22 ninety-nine do not: the next round is dealt', () => {
  const table = reckoned({ rewards: [ZEROS, [c(0, 3), c(0, 4), c(3, 0)]], totals: [20, 96] });
  expect(table.state.totals).toEqual([20, 99]);
  expect(musketiere.outcome(table.state)).toBeNull();
  expect(table.state).toMatchObject({ round: 2, phase: 'rewards' });
  expect(table.asked().map(each => each.choices.length)).toEqual([12, 12]);
});

test('MUS.22 rounds follow one another until somebody gets there', () => {
  for (const players of [2, 3, 4]) {
    const table = match(players);
    let most = 0;
    for (; table.state.phase !== 'over'; playAny(table)) most = Math.max(most, ...table.state.totals);
    expect(most).toBeLessThan(100);
    expect(Math.max(...table.state.totals)).toBeGreaterThanOrEqual(100);
    expect(table.state.round).toBeGreaterThan(1);
  }
});

test('MUS.RULING.12 of several players with a hundred the highest total wins, in whatever seat', () => {
  const first = reckoned({ rewards: [[c(10, 0), ...ZEROS.slice(1)], LOW], totals: [95, 102] });
  expect(musketiere.outcome(first.state)).toMatchObject({ winners: [0], scores: [105, 104] });
  const second = reckoned({ rewards: [LOW, [c(0, 0), c(10, 0), c(0, 1)]], totals: [101, 95] });
  expect(musketiere.outcome(second.state)).toMatchObject({ winners: [1], scores: [104, 105] });
});

test('MUS.RULING.12 if the highest are equal, one more round is played by all', () => {
  const rewards = [[c(10, 0), c(0, 0), c(0, 1)], LOW, [c(0, 2), c(0, 3), c(0, 4)]];
  const table = reckoned({ rewards, totals: [94, 101, 20] });
  expect(table.state.totals).toEqual([104, 104, 20]);
  expect(table.told('tied')).toEqual([{ kind: 'tied', ducats: 104, seats: [0, 1] }]);
  expect(musketiere.outcome(table.state)).toBeNull();
  expect(table.asked().map(each => each.seat)).toEqual([0, 1, 2]);
  expect(table.state.round).toBe(2);
});

test('MUS.RULING.12 a tie behind the leader decides nothing', () => {
  const rewards = [[c(10, 0), c(0, 0), c(0, 1)], LOW, [c(2, 0), c(2, 1), c(0, 4)]];
  const table = reckoned({ rewards, totals: [101, 101, 102] });
  expect(table.state.totals).toEqual([111, 104, 104]);
  expect(table.told('tied')).toEqual([]);
  expect(musketiere.outcome(table.state)).toMatchObject({ winners: [0] });
});

test('MUS.RULING.12 the extra round may end in a tie again', () => {
  const table = reckoned({
    rewards: [
      [c(6, 0), c(0, 0), c(0, 1)],
      [c(9, 0), c(3, 0), c(3, 1)],
    ],
    totals: [104, 104],
  });
  expect(table.told('tied')).toHaveLength(1);
  expect(musketiere.outcome(table.state)).toBeNull();
});

test('MUS.RULING.17 cards still in hand when three jewels end the round count for nothing', () => {
  const hands = [
    [c(10, 4), c(10, 3), c(10, 2)],
    [c(9, 4), c(9, 3), c(9, 2)],
  ];
  const table = position({ hands, rewards: [ZEROS, LOW], markers: ['JJ-', '---'], duel: 7 });
  table.duel(c(10, 4), c(9, 4));
  table.put(0, 2);
  expect(table.state.last?.ducats).toEqual([0, 3]);
  expect(table.state.totals).toEqual([0, 3]);
});

test('MUS.RULING.19 with one round chosen, the most ducats win when it is over', () => {
  const table = reckoned({ rewards: [ZEROS, [c(7, 0), c(6, 0), c(8, 0)]], length: 'round' });
  expect(musketiere.outcome(table.state)).toEqual({ ending: 'nine-duels', winners: [1], scores: [0, 14], turns: 9 });
  expect(table.told('crowned')).toEqual([{ kind: 'crowned', seat: 1, ducats: 14 }]);
});

test('MUS.RULING.19 a shared lead asks for another round', () => {
  const table = reckoned({
    rewards: [
      [c(7, 1), c(0, 1), c(0, 2)],
      [c(6, 0), c(7, 0), c(0, 0)],
    ],
    length: 'round',
  });
  expect(table.told('tied')).toEqual([{ kind: 'tied', ducats: 7, seats: [0, 1] }]);
  expect(table.state).toMatchObject({ round: 2, phase: 'rewards' });
});

test('MUS.RULING.19 it is a setting of the table, a hundred ducats being the usual one', () => {
  expect(musketiere.options).toEqual([{ id: 'length', values: ['hundred', 'round'] }]);
  for (const players of [2, 3, 4]) {
    const table = match(players, 'round');
    while (playAny(table));
    expect(table.state.round).toBe(1);
    expect(Math.max(...table.state.totals)).toBeLessThan(100);
  }
});
