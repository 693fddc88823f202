import type { Seat } from '#kernel/game.ts';
import { allCards, type Card } from './cards.ts';
import type { Marker, Place } from './state.ts';

/** One of the cards in hand. */
export type CardChoice =
  | { readonly kind: 'reward'; readonly card: Card } // MUS.6
  | { readonly kind: 'fight'; readonly card: Card } // MUS.9
  | { readonly kind: 'discard'; readonly card: Card }; // MUS.18

/** What becomes of the markers after a duel. */
export type MarkerChoice =
  | { readonly kind: 'take'; readonly from: Seat; readonly place: Place } // MUS.14
  | { readonly kind: 'put'; readonly place: Place } // MUS.11, MUS.13
  | { readonly kind: 'free'; readonly place: Place } // MUS.12, MUS.16
  | { readonly kind: 'surrender'; readonly place: Place }; // MUS.17

/** Tried in vain: no rule ever offers it, and the refusal says why. */
export type VainChoice =
  | { readonly kind: 'want'; readonly what: 'fight' | 'free' | 'pass' } // to do it at all, with whatever card
  | { readonly kind: 'supply'; readonly marker: Marker } // to take from a supply that has none for this player
  | { readonly kind: 'touch'; readonly seat: Seat; readonly place: Place } // a reward card, out of turn
  | { readonly kind: 'peek'; readonly at: 'guards' } // under the stack
  | { readonly kind: 'peek'; readonly at: 'thrown'; readonly seat: Seat } // at what a shut-out player threw away
  | { readonly kind: 'talk' }; // about the cards

export type Choice = CardChoice | MarkerChoice | VainChoice;

// Every choice there can be, made once: listing them costs a search next to nothing.
const places: readonly Place[] = [0, 1, 2];
const seats: readonly Seat[] = [0, 1, 2, 3];
export const REWARD: readonly CardChoice[] = allCards().map(card => ({ kind: 'reward', card }));
export const FIGHT: readonly CardChoice[] = allCards().map(card => ({ kind: 'fight', card }));
export const DISCARD: readonly CardChoice[] = allCards().map(card => ({ kind: 'discard', card }));
export const TAKE: readonly (readonly MarkerChoice[])[] = seats.map(from =>
  places.map(place => ({ kind: 'take', from, place })),
);
export const PUT: readonly MarkerChoice[] = places.map(place => ({ kind: 'put', place }));
export const FREE: readonly MarkerChoice[] = places.map(place => ({ kind: 'free', place }));
export const SURRENDER: readonly MarkerChoice[] = places.map(place => ({ kind: 'surrender', place }));
