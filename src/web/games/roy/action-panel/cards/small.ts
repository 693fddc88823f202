import { type Card, sortedHand } from '#games/roy/cards/adventure.ts';
import type { Item } from '#games/roy/names.ts';
import type { Names } from '#games/roy/text/shape.ts';
import type { IconName } from '#web/art/icon-names.ts';
import type { FaceId } from '#web/art/people.ts';
import { ITEM_ICONS } from '../../info-card/icons.ts';
import { faceOfCard } from '../../scene/faces.ts';
import { faceOf } from '../../side/card-faces.ts';

/** A card or a piece of equipment, drawn small. */
export interface Small {
  readonly title: string;
  readonly note: string;
  readonly icon: IconName;
  /** The name of a colour token. */
  readonly colour: string;
  readonly portrait: FaceId | null;
  readonly count: number;
}

export const smallCard = (card: Card, names: Names, count = 1): Small => {
  const { colour, emblem } = faceOf(card);
  return { title: names.cards[card].name, note: '', icon: emblem, colour, portrait: faceOfCard(card), count };
};

export const smallItem = (item: Item, names: Names, note = ''): Small => ({
  title: names.items[item].name,
  note,
  icon: ITEM_ICONS[item],
  colour: 'ink-2',
  portrait: null,
  count: 1,
});

/** Cards in their order, equal ones once with their number. */
export const counted = (cards: readonly Card[]): readonly (readonly [card: Card, count: number])[] => {
  const counts = new Map<Card, number>();
  for (const card of sortedHand(cards)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};
