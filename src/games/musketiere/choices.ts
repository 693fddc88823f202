import type { Seat } from '#kernel/game.ts';
import { allCards, type Card } from './cards.ts';
import type { Place } from './state.ts';

export type Choice =
  | { readonly kind: 'reward'; readonly card: Card } // MUS.6
  | { readonly kind: 'fight'; readonly card: Card } // MUS.9
  | { readonly kind: 'discard'; readonly card: Card } // MUS.18
  | { readonly kind: 'take'; readonly from: Seat; readonly place: Place } // MUS.14
  | { readonly kind: 'put'; readonly place: Place } // MUS.11, MUS.13
  | { readonly kind: 'free'; readonly place: Place } // MUS.12, MUS.16
  | { readonly kind: 'surrender'; readonly place: Place }; // MUS.17

// Every choice there can be, made once: listing them costs a search next to nothing.
const places: readonly Place[] = [0, 1, 2];
export const REWARD: readonly Choice[] = allCards().map(card => ({ kind: 'reward', card }));
export const FIGHT: readonly Choice[] = allCards().map(card => ({ kind: 'fight', card }));
export const DISCARD: readonly Choice[] = allCards().map(card => ({ kind: 'discard', card }));
export const TAKE: readonly (readonly Choice[])[] = [0, 1, 2, 3].map(from =>
  places.map(place => ({ kind: 'take', from, place })),
);
export const PUT: readonly Choice[] = places.map(place => ({ kind: 'put', place }));
export const FREE: readonly Choice[] = places.map(place => ({ kind: 'free', place }));
export const SURRENDER: readonly Choice[] = places.map(place => ({ kind: 'surrender', place }));

/** What a player touches to make a choice, in the words of `barred`: `hand:37`, `reward:2:0`. */
export const thingOf = (choice: Choice, seat: Seat): string => {
  switch (choice.kind) {
    case 'reward':
    case 'fight':
    case 'discard':
      return `hand:${choice.card}`;
    case 'take':
      return `reward:${choice.from}:${choice.place}`;
    case 'put':
    case 'free':
    case 'surrender':
      return `reward:${seat}:${choice.place}`;
  }
};
