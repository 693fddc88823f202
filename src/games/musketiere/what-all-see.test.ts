import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import { secretCard } from './events.ts';
import { c, match, position } from './testing.ts';

test('MUS.9 a player sees the card he has picked himself, and nobody else does', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)], [c(1, 0)]] });
  table.fight(0, c(9, 0));
  expect([0, 1, 2, null].map(seat => table.view(seat).pick)).toEqual([c(9, 0), null, null, null]);
});

test('MUS.21 nobody has a ducat before the first round', () => {
  for (const players of [2, 3, 4])
    expect(match(players).view(0)).toMatchObject({ totals: Array(players).fill(0), sheet: [], last: null });
});

/** Seat 0 wins the duel that brings its third jewel, in a match of one round or of several. */
const thirdJewel = (length: 'hundred' | 'round') => {
  const cards = [c(9, 0), c(5, 0), c(1, 0)];
  const table = position({ hands: cards.map(card => [card]), markers: ['JJ-', '---', '---'], target: 10, length });
  table.duel(...cards);
  table.put(0, 2);
  return table;
};

test('MUS.21 what a round paid is entered on the sheet for all to see', () => {
  const table = thirdJewel('hundred');
  const [{ reckoning }] = table.told('scored');
  expect(reckoning.ducats[0]).toBeGreaterThan(0);
  for (const seat of [0, 1, 2, null])
    expect(table.view(seat)).toMatchObject({ sheet: [reckoning.ducats], totals: reckoning.totals });
});

test('MUS.22 when the match is over the table is cleared: no guard card and no marker is left on it', () => {
  const table = thirdJewel('round');
  expect(table.asked()).toEqual([]);
  expect(table.view(null)).toMatchObject({ guards: 0, target: null, jewels: 3, prisons: 3, hands: [0, 0, 0] });
});

test('MUS.6 all see that a reward card is laid and how many there are, its owner alone sees which', () => {
  const table = match(2);
  const [first, second] = table.state.hands[1];
  table.reward(1, first);
  table.reward(1, second);
  expect(table.told('laid')).toEqual([
    { kind: 'laid', seat: 1, laid: 1, secret: { to: [1], card: first } },
    { kind: 'laid', seat: 1, laid: 2, secret: { to: [1], card: second } },
  ]);
});

test('MUS.4 with the deal everybody sees cards that were hidden: it cannot be taken back', () => {
  const { state, told } = match(4);
  expect(told('dealt')).toEqual(
    state.hands.map((cards, seat) => ({ kind: 'dealt', seat, round: 1, secret: { to: [seat], cards }, reveals: true })),
  );
});

test('MUS.21 with the reckoning all see what lay hidden: it cannot be taken back', () => {
  const { state, told } = thirdJewel('round');
  expect(told('scored')).toEqual([{ kind: 'scored', reckoning: state.last, reveals: true }]);
});

test('MUS.9 what is told of a pick keeps the card from everybody but its owner', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)], [c(1, 0)]] });
  table.fight(0, c(9, 0));
  const [picked] = table.told('picked');
  expect([0, 1, null].map(seat => secretCard(redact(picked, seat) as typeof picked))).toEqual([c(9, 0), null, null]);
});

test('MUS.20 rounds are counted from the first deal, and duels over all rounds from the first that is fought', () => {
  const table = match(2);
  expect(table.view(null)).toMatchObject({ round: 1, fought: 0 });
  for (const seat of [0, 1]) for (const card of table.state.hands[seat].slice(0, 3)) table.reward(seat, card);
  table.duel(table.state.hands[0][0], table.state.hands[1][0]);
  expect(table.view(null)).toMatchObject({ round: 1, fought: 1 });
});
