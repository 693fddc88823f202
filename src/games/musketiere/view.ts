import type { Seat } from '#kernel/game.ts';
import type { Card } from './cards.ts';
import type { Duel, Length, Marker, Phase, Reckoning, Spoils, State } from './state.ts';

/** What one seat may know. `hand`, `rewards`, `pick` and `discards` are its own; a spectator has none. */
export interface View {
  readonly seat: Seat | null;
  readonly length: Length;
  readonly round: number;
  readonly fought: number;
  readonly totals: readonly number[];
  readonly sheet: readonly (readonly number[])[];
  readonly phase: Phase;
  readonly spoils: Spoils | null;
  readonly guards: number; // how many lie face down
  readonly target: number | null;
  readonly hands: readonly number[]; // how many cards each seat holds
  readonly laid: readonly number[]; // how many reward cards each seat has laid
  readonly markers: readonly (readonly (Marker | null)[])[];
  readonly picked: readonly boolean[]; // who has picked a card for this duel
  readonly thrown: readonly number[]; // how many cards each seat has thrown away, shut out
  readonly duels: readonly Duel[];
  readonly jewels: number;
  readonly prisons: number;
  readonly last: Reckoning | null;
  readonly hand: readonly Card[];
  readonly rewards: readonly Card[];
  readonly pick: Card | null;
  readonly discards: readonly Card[];
}

export const view = (state: State, seat: Seat | null): View => ({
  seat,
  length: state.length,
  round: state.round,
  fought: state.fought,
  totals: state.totals.slice(),
  sheet: state.sheet,
  phase: state.phase,
  spoils: state.spoils,
  guards: state.guards.length,
  target: state.target,
  hands: state.hands.map(hand => hand.length),
  laid: state.rewards.map(cards => cards.length),
  markers: state.markers.map(markers => markers.slice()),
  picked: state.picks.map(card => card !== null),
  thrown: state.discards.map(cards => cards.length),
  duels: state.duels.slice(),
  jewels: state.jewels,
  prisons: state.prisons,
  last: state.last,
  hand: seat === null ? [] : state.hands[seat].slice(),
  rewards: seat === null ? [] : state.rewards[seat].slice(),
  pick: seat === null ? null : state.picks[seat],
  discards: seat === null ? [] : state.discards[seat].slice(),
});
