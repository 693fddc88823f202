/**
 * A musketeer card is a number from 0 to 54: five cards of each value from 0 to 10, with 0 to 4 swords.
 * They are numbered by strength, so the higher number is the stronger card (MUS.7).
 */
export type Card = number;

export const CARDS = 55;
const SWORDS = 5;

export const cardOf = (value: number, swords: number): Card => value * SWORDS + swords;
export const cardValue = (card: Card): number => (card / SWORDS) | 0;
export const cardSwords = (card: Card): number => card % SWORDS;

const DECK: readonly Card[] = Array.from({ length: CARDS }, (_, card) => card);

export const allCards = (): Card[] => DECK.slice();

/** Puts a hand in order, weakest first, in place: an insertion sort, which is the fast one for a dozen cards. */
export const byStrength = (cards: Card[]): Card[] => {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let at = i;
    for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  return cards;
};

/** Takes a card out of a hand, in place; those after it move up. */
export const takeOut = (cards: Card[], card: Card) => {
  const last = cards.length - 1;
  let at = 0;
  while (at < last && cards[at] !== card) at++;
  for (; at < last; at++) cards[at] = cards[at + 1];
  cards.pop();
};
