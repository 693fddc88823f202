import type { Who } from '#kernel/text.ts';
import { type Card, cardSwords, cardValue } from '../../cards.ts';

const SWORDS = ['senza spade', 'con una spada', 'con due spade', 'con tre spade', 'con quattro spade'];
export const PLACES = ['prima', 'seconda', 'terza'];

export const named = (card: Card) => `${cardValue(card)} ${SWORDS[cardSwords(card)]}`;
export const ducats = (count: number) => (count === 1 ? '1 ducato' : `${count} ducati`);
export const list = (parts: readonly string[]) => new Intl.ListFormat('it', { type: 'conjunction' }).format(parts);
export const you = (seat: number, who: Who) => (seat === who.me ? 'tu' : who.name(seat));
export const to = (name: string) => (/^a/i.test(name) ? `ad ${name}` : `a ${name}`);

/** The article a number asks for when it is spoken: lo zero, l’uno, l’otto, il nove. */
export const the = (card: Card) => {
  const value = cardValue(card);
  if (value === 0) return `lo ${named(card)}`;
  return value === 1 || value === 8 ? `l’${named(card)}` : `il ${named(card)}`;
};
