/** A musketeer card is its number: five cards to a value, told apart by their swords. */
export const cardValue = (card: number): number => Math.floor(card / 5);
export const cardSwords = (card: number): number => card % 5;
