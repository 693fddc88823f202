import type { Card } from './cards.ts';
import type { Marker, Phase, Spoils } from './state.ts';
import type { View } from './view.ts';

/**
 * What a question looks at. A state is a position, and so is what one seat can see: why something cannot be had is
 * found out without a look at what is hidden.
 */
export interface Position {
  readonly phase: Phase;
  readonly spoils: Spoils | null;
  readonly hands: readonly (readonly Card[])[]; // a hand that is hidden is empty
  readonly rewards: readonly Pile[];
  readonly markers: readonly (readonly (Marker | null)[])[];
  readonly picks: readonly (Card | null)[];
  readonly discards: readonly Pile[];
  readonly jewels: number;
  readonly prisons: number;
}

/** Cards of which only the number matters. */
interface Pile {
  readonly length: number;
}

const HIDDEN: Card = -1;

/** The position as far as a seat sees it. */
export const seenIn = (view: View): Position => ({
  phase: view.phase,
  spoils: view.spoils,
  hands: view.hands.map((_, seat) => (seat === view.seat ? view.hand : [])),
  rewards: view.laid.map(length => ({ length })),
  markers: view.markers,
  picks: view.picked.map(picked => (picked ? HIDDEN : null)),
  discards: view.thrown.map(length => ({ length })),
  jewels: view.jewels,
  prisons: view.prisons,
});
