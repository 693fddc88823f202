import type { Seat } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';
import { type Card, cardSwords, cardValue } from '../../cards.ts';

const SWORDS = ['senza spade', 'con una spada', 'con due spade', 'con tre spade', 'con quattro spade'];
export const PLACES = ['prima', 'seconda', 'terza'];

export const named = (card: Card) => `${cardValue(card)} ${SWORDS[cardSwords(card)]}`;
export const ducats = (count: number) => (count === 1 ? '1 ducato' : `${count} ducati`);
export const you = (seat: Seat, who: Who) => (seat === who.me ? 'tu' : who.name(seat));
/** “tu e Bruno”, never “Bruno e tu”. */
export const readerFirst = (seats: readonly Seat[], { me }: Who): Seat[] =>
  [...seats].sort((one, other) => Number(other === me) - Number(one === me));

/** The article a number asks for when it is spoken: lo zero, l’uno, l’otto, il nove. */
export const the = (card: Card) => {
  const value = cardValue(card);
  if (value === 0) return `lo ${named(card)}`;
  return value === 1 || value === 8 ? `l’${named(card)}` : `il ${named(card)}`;
};
