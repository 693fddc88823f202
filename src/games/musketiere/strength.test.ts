import { expect, test } from 'vitest';
import { allCards, type Card } from './cards.ts';
import { c, position } from './testing.ts';

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
