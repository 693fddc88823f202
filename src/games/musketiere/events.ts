import type { Seat } from '#kernel/game.ts';
import type { Card } from './cards.ts';
import type { Ending, Marker, Place, Reckoning } from './state.ts';

interface ToSeat {
  readonly to: readonly Seat[];
}

export type Event =
  | {
      readonly kind: 'dealt';
      readonly seat: Seat;
      readonly round: number;
      readonly secret: ToSeat & { readonly cards: readonly Card[] };
      readonly reveals: true;
    }
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly laid: number;
      readonly secret: ToSeat & { readonly card: Card };
    }
  | { readonly kind: 'turned'; readonly duel: number; readonly target: number; readonly reveals: true }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly secret: ToSeat & { readonly card: Card } }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly secret: ToSeat & { readonly card: Card } }
  | {
      readonly kind: 'shown';
      readonly duel: number;
      readonly target: number;
      readonly cards: readonly (Card | null)[];
      readonly sum: number;
      readonly reveals: true;
    }
  | { readonly kind: 'won'; readonly duel: number; readonly seat: Seat; readonly sum: number; readonly target: number }
  | { readonly kind: 'lost'; readonly duel: number; readonly seat: Seat; readonly sum: number; readonly target: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly marker: Marker; readonly from: Seat; readonly place: Place }
  | {
      readonly kind: 'put';
      readonly seat: Seat;
      readonly marker: Marker;
      readonly place: Place;
      readonly held: boolean;
    }
  | { readonly kind: 'freed'; readonly seat: Seat; readonly place: Place; readonly forced: boolean }
  | { readonly kind: 'surrendered'; readonly seat: Seat; readonly place: Place }
  | { readonly kind: 'shut-out'; readonly seat: Seat }
  | { readonly kind: 'released'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly round: number; readonly ending: Ending; readonly seat: Seat | null }
  | { readonly kind: 'scored'; readonly reckoning: Reckoning; readonly reveals: true }
  | { readonly kind: 'tied'; readonly ducats: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'crowned'; readonly seat: Seat; readonly ducats: number };

/** The card an event keeps secret; null for a reader it was kept from. */
export const secretCard = (event: Extract<Event, { secret: { card: Card } }>): Card | null =>
  'secret' in event ? event.secret.card : null;
