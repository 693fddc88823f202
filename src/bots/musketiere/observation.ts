import type { Card } from '#games/musketiere/cards.ts';
import type { Duel, Marker, State } from '#games/musketiere/state.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Seat } from '#kernel/game.ts';

/** What a seat knows when it chooses. A view has all of it; so has the seat's part of an imagined world. */
export interface Observation {
  readonly seat: Seat;
  readonly totals: readonly number[];
  readonly target: number | null;
  readonly markers: readonly (readonly (Marker | null)[])[];
  readonly jewels: number;
  readonly prisons: number;
  readonly duels: readonly Duel[];
  readonly hand: readonly Card[];
  readonly rewards: readonly Card[];
  readonly discards: readonly Card[];
}

export const observationOf = (view: View): Observation => {
  if (view.seat === null) throw new Error('a spectator has nothing to choose');
  return view as View & { seat: Seat };
};

export const observationIn = (world: State, seat: Seat): Observation => ({
  seat,
  totals: world.totals,
  target: world.target,
  markers: world.markers,
  jewels: world.jewels,
  prisons: world.prisons,
  duels: world.duels,
  hand: world.hands[seat],
  rewards: world.rewards[seat],
  discards: world.discards[seat],
});
