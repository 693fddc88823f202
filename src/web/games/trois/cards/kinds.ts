import { isBotte } from '#games/trois/cards/bottes.ts';
import type { CardId, Pile } from '#games/trois/cards/cards.ts';
import { pileOf } from '#games/trois/cards/piles.ts';
import type { IconName } from '#web/art/icon-names.ts';

export type Kind = 'milady' | 'rochefort' | 'mousquetaires' | 'botte';

/** Of which kind a card is: Bottes lie in the sword pile too (TRO.5). */
export const kindOf = (card: CardId): Kind => {
  const pile = pileOf(card);
  if (pile !== 'sword') return pile;
  return isBotte(card) ? 'botte' : 'mousquetaires';
};

export const KIND_ICONS: Readonly<Record<Kind, IconName>> = {
  milady: 'poison-bottle',
  rochefort: 'plain-dagger',
  mousquetaires: 'crossed-swords',
  botte: 'feather',
};

/** What is on the back of a pile's cards. */
export const PILE_ICONS: Readonly<Record<Pile, IconName>> = {
  milady: 'poison-bottle',
  rochefort: 'plain-dagger',
  sword: 'crossed-swords',
};
