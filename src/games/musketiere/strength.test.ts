import { expect, test } from 'vitest';
import { allCards, byStrength, CARDS, type Card, cardSwords, cardValue } from './cards.ts';
import { c, position, wander } from './testing.ts';

/** Who has the champion's or the scapegoat's part when two cards meet. */
const meet = (target: number, first: Card, second: Card) => {
  const table = position({ hands: [[first], [second]], duel: 9, target });
  table.duel(first, second);
  return table.asked()[0].seat;
};
const champion = (first: Card, second: Card) => meet(0, first, second);
const scapegoat = (first: Card, second: Card) => meet(99, first, second);

test('MUS.7 the higher value is stronger, whatever the swords', () => {
  expect(champion(c(8, 0), c(7, 4))).toBe(0);
  expect(champion(c(1, 0), c(0, 4))).toBe(0);
  expect(scapegoat(c(9, 4), c(10, 0))).toBe(0);
});

test('MUS.7 of equal values the one with more swords is stronger', () => {
  expect(champion(c(7, 1), c(7, 3))).toBe(1);
  expect(champion(c(0, 1), c(0, 0))).toBe(0);
  expect(scapegoat(c(7, 1), c(7, 3))).toBe(0);
});

test('MUS.7 the order is strict: of any two cards one is champion and the other scapegoat, from either seat', () => {
  const order = Array.from({ length: 11 }, (_, value) => [0, 1, 2, 3, 4].map(swords => c(value, swords))).flat();
  expect(order).toHaveLength(allCards().length);
  for (const [rank, strong] of order.entries()) {
    for (const weak of order.slice(0, rank)) {
      expect([champion(strong, weak), champion(weak, strong)]).toEqual([0, 1]);
      expect([scapegoat(strong, weak), scapegoat(weak, strong)]).toEqual([1, 0]);
    }
  }
});

test('MUS.RULING.2 no tie: the 55 cards are all different, five of each value with nought to four swords', () => {
  const faces = allCards().map(card => `${cardValue(card)}/${cardSwords(card)}`);
  const wanted = Array.from({ length: 11 }, (_, value) => [0, 1, 2, 3, 4].map(swords => `${value}/${swords}`)).flat();
  expect(faces.toSorted()).toEqual(wanted.toSorted());
  expect(CARDS).toBe(55);
  for (const card of allCards()) expect(c(cardValue(card), cardSwords(card))).toBe(card);
});

test('MUS.RULING.2 every duel has one champion or one scapegoat, whatever the cards', () => {
  const outcomes = new Set<boolean>();
  wander(10, ({ state }) => {
    for (const { cards, won, seat } of state.duels) {
      const shown = cards.filter(card => card !== null);
      expect(new Set(shown).size).toBe(shown.length);
      expect(cards[seat]).toBe(won ? Math.max(...shown) : Math.min(...shown));
      outcomes.add(won);
    }
  });
  expect(outcomes.size).toBe(2);
});

test('MUS.7 a hand is put in order of strength, the weakest card first', () => {
  const cards = [c(7, 0), c(0, 1), c(10, 4), c(7, 3), c(0, 0)];
  expect(byStrength(cards)).toEqual([c(0, 0), c(0, 1), c(7, 0), c(7, 3), c(10, 4)]);
});
