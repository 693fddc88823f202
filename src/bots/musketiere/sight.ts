import { CARDS, type Card } from '#games/musketiere/cards.ts';
import { guardsFor } from '#games/musketiere/guards.ts';
import type { Duel, Marker, State } from '#games/musketiere/state.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Seat } from '#kernel/game.ts';

/** What a seat knows when it chooses. A view has all of it; so has the seat's part of an imagined world. */
export interface Sight {
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

export const sightOf = (view: View): Sight => {
  if (view.seat === null) throw new Error('a spectator has nothing to choose');
  return view as View & { seat: Seat };
};

export const sightIn = (world: State, seat: Seat): Sight => ({
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

/** By card, 1 where the seat cannot know where it is. Written into `unseen`, which callers keep to themselves. */
export const markUnseen = (unseen: Uint8Array, { hand, rewards, discards, duels }: Sight) => {
  unseen.fill(1, 0, CARDS);
  for (const card of hand) unseen[card] = 0;
  for (const card of rewards) unseen[card] = 0;
  for (const card of discards) unseen[card] = 0;
  for (const { cards } of duels) for (const card of cards) if (card !== null) unseen[card] = 0;
};

/** The guard cards that may still be turned up. */
export const guardsToCome = ({ totals, duels, target }: Sight): number[] => {
  const left: number[] = [];
  for (const value of guardsFor(totals.length)) {
    if (value === target) continue;
    let met = false;
    for (const duel of duels) if (duel.target === value) met = true;
    if (!met) left.push(value);
  }
  return left;
};
