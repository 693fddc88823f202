import type { Who } from '#kernel/text.ts';
import { type Card, cardSwords, cardValue } from '../../cards.ts';

const SWORDS = ['sans épée', 'à une épée', 'à deux épées', 'à trois épées', 'à quatre épées'];
export const PLACES = ['première', 'deuxième', 'troisième'];

export const named = (card: Card) => `${cardValue(card)} ${SWORDS[cardSwords(card)]}`;
export const ducats = (count: number) => (count < 2 ? `${count} ducat` : `${count} ducats`);
export const list = (parts: readonly string[]) => new Intl.ListFormat('fr', { type: 'conjunction' }).format(parts);
/** A name's particle is small inside a sentence: « prend à d’Artagnan ». */
export const inSentence = (sentence: string) => sentence.replace(/([^.!?]\s)D’(?=\p{Lu})/gu, '$1d’');
export const you = (seat: number, who: Who) => (seat === who.me ? 'vous' : who.name(seat));
