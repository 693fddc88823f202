import type { Who } from '#kernel/text.ts';
import { type Card, cardSwords, cardValue } from '../../cards.ts';

const SWORDS = ['no swords', 'one sword', 'two swords', 'three swords', 'four swords'];
export const PLACES = ['first', 'second', 'third'];

export const swords = (card: Card) => SWORDS[cardSwords(card)];
export const named = (card: Card) => `${cardValue(card)}, ${swords(card)}`;
export const ducats = (count: number) => (count === 1 ? '1 ducat' : `${count} ducats`);
export const list = (parts: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
export const you = (seat: number, who: Who) => (seat === who.me ? 'you' : who.name(seat));
