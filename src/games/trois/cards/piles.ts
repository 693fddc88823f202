import { EVERYBODY, type Known, type State } from '../state.ts';
import type { CardId, OrderId, Pile } from './cards.ts';
import type { Effect } from './effects.ts';
import { MILADY } from './milady.ts';
import { MOUSQUETAIRES } from './mousquetaires.ts';
import { ROCHEFORT } from './rochefort.ts';

/** What each order says. */
export const ORDERS: Readonly<Record<OrderId, Effect>> = { ...MILADY, ...ROCHEFORT, ...MOUSQUETAIRES };

export const pileOf = (card: CardId): Pile => {
  if (Object.hasOwn(MILADY, card)) return 'milady';
  return Object.hasOwn(ROCHEFORT, card) ? 'rochefort' : 'sword';
};

/** TRO.RULING.37: a card goes under its pile, and nothing is ever shuffled again. */
export const putUnder = (draft: State, card: CardId, seen: number) => {
  const pile = pileOf(card);
  draft.piles = { ...draft.piles, [pile]: [...draft.piles[pile], { card, seen }] };
};

/** An order lay open, so everybody remembers it. */
export const putOrderUnder = (draft: State, card: OrderId) => putUnder(draft, card, EVERYBODY);

export const takeFrom = (draft: State, pile: Pile): Known<CardId> => {
  const [top, ...rest] = draft.piles[pile];
  if (top === undefined) throw new Error(`no card is left in the pile ${pile}`);
  draft.piles = { ...draft.piles, [pile]: rest };
  return top;
};
