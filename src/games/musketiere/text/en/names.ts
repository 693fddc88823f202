import type { Who } from '#kernel/text.ts';
import { type Card, cardSwords, cardValue } from '../../cards.ts';

const SWORDS = ['no sword', 'one sword', 'two swords', 'three swords', 'four swords'];
export const PLACES = ['first', 'second', 'third'];

export const swords = (card: Card) => SWORDS[cardSwords(card)];
/** “9 with three swords”, “8 with no sword” */
export const named = (card: Card) => `${cardValue(card)} with ${swords(card)}`;
export const ducats = (count: number) => (count === 1 ? '1 ducat' : `${count} ducats`);
export const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
export const you = (seat: number, who: Who) => (seat === who.me ? 'you' : who.name(seat));
