import { CARDS, type Card, cardOf, cardSwords, cardValue } from '#games/musketiere/cards.ts';
import { guardsFor } from '#games/musketiere/guards.ts';
import type { View } from '#games/musketiere/view.ts';

/** Where a card is, as far as the reader knows. */
export type Whereabouts = 'fought' | 'mine' | 'unseen';

/** What somebody who has paid attention could count on his fingers, and no more than that. */
export interface Counted {
  /** The guards that lie face down, lowest first. */
  readonly guards: readonly number[];
  /** By value, and within it by swords. */
  readonly cards: readonly (readonly Whereabouts[])[];
}

const VALUES = cardValue(CARDS - 1) + 1;
const SWORDS = cardSwords(CARDS - 1) + 1;

export const countOf = (view: View): Counted => {
  const met = new Set([...view.duels.map(({ target }) => target), view.target]);
  const fought = new Set<Card | null>(view.duels.flatMap(({ cards }) => cards));
  const mine = new Set<Card | null>([...view.hand, ...view.rewards, ...view.discards, view.pick]);
  const where = (card: Card): Whereabouts => (fought.has(card) ? 'fought' : mine.has(card) ? 'mine' : 'unseen');
  return {
    guards: guardsFor(view.totals.length).filter(value => !met.has(value)),
    cards: Array.from({ length: VALUES }, (_, value) =>
      Array.from({ length: SWORDS }, (_, swords) => where(cardOf(value, swords))),
    ),
  };
};
