import type { BotteId } from './bottes.ts';
import type { MiladyId } from './milady.ts';
import type { MousquetairesId } from './mousquetaires.ts';
import type { RochefortId } from './rochefort.ts';

/** A card that is obeyed when it is drawn (TRO.13). */
export type OrderId = MiladyId | RochefortId | MousquetairesId;
/** A card of the sword pile is an order or a Botte secrète (TRO.5). */
export type CardId = OrderId | BotteId;
/** The three piles that squares draw from; gazettes are a pile of their own. */
export type Pile = 'milady' | 'rochefort' | 'sword';
