import type { Seat } from '#kernel/game.ts';
import type { Card } from './cards.ts';
import type { Duel, Length, Marker, Phase, Reckoning, Spoils, State } from './state.ts';

// Everything is listed field by field, the nested parts too: a new field of the state is hidden until it stands here.

export type SpoilsView = Pick<Spoils, 'seat' | 'marker' | 'held'>;

/** A duel as everybody saw it. */
export type DuelView = Pick<Duel, 'target' | 'cards' | 'sum' | 'won' | 'seat'>;

/** What the end of a round turned up, for everybody. */
export type ReckoningView = Pick<
  Reckoning,
  'round' | 'ending' | 'rewards' | 'markers' | 'ducats' | 'totals' | 'discards'
> & { readonly duels: readonly DuelView[] };

/** What one seat may know. `hand`, `rewards`, `pick` and `discards` are its own; a spectator has none. */
export interface View {
  readonly seat: Seat | null;
  readonly length: Length;
  readonly round: number;
  readonly fought: number;
  readonly totals: readonly number[];
  readonly sheet: readonly (readonly number[])[];
  readonly phase: Phase;
  readonly spoils: SpoilsView | null;
  readonly guards: number; // how many lie face down
  readonly target: number | null;
  readonly hands: readonly number[]; // how many cards each seat holds
  readonly laid: readonly number[]; // how many reward cards each seat has laid
  readonly markers: readonly (readonly (Marker | null)[])[];
  readonly picked: readonly boolean[]; // who has picked a card for this duel
  readonly thrown: readonly number[]; // how many cards each seat has thrown away, shut out
  readonly duels: readonly DuelView[];
  readonly jewels: number;
  readonly prisons: number;
  readonly last: ReckoningView | null;
  readonly hand: readonly Card[];
  readonly rewards: readonly Card[];
  readonly pick: Card | null;
  readonly discards: readonly Card[];
}

const rowsOf = <T>(rows: readonly (readonly T[])[]): T[][] => rows.map(row => row.slice());

const spoilsView = ({ seat, marker, held }: Spoils): SpoilsView => ({ seat, marker, held });

const duelView = ({ target, cards, sum, won, seat }: Duel): DuelView => ({
  target,
  cards: cards.slice(),
  sum,
  won,
  seat,
});

const newReckoningView = (reckoning: Reckoning): ReckoningView => ({
  round: reckoning.round,
  ending: reckoning.ending,
  rewards: rowsOf(reckoning.rewards),
  markers: rowsOf(reckoning.markers),
  ducats: reckoning.ducats.slice(),
  totals: reckoning.totals.slice(),
  discards: rowsOf(reckoning.discards),
  duels: reckoning.duels.map(duelView),
});

/** The last round is part of every view of the next one, and never changes: what was made of it serves them all. */
const reckonings = new WeakMap<Reckoning, ReckoningView>();
const reckoningView = (reckoning: Reckoning): ReckoningView => {
  const known = reckonings.get(reckoning) ?? newReckoningView(reckoning);
  reckonings.set(reckoning, known);
  return known;
};

export const view = (state: State, seat: Seat | null): View => ({
  seat,
  length: state.length,
  round: state.round,
  fought: state.fought,
  totals: state.totals.slice(),
  sheet: rowsOf(state.sheet),
  phase: state.phase,
  spoils: state.spoils === null ? null : spoilsView(state.spoils),
  guards: state.guards.length,
  target: state.target,
  hands: state.hands.map(hand => hand.length),
  laid: state.rewards.map(cards => cards.length),
  markers: rowsOf(state.markers),
  picked: state.picks.map(card => card !== null),
  thrown: state.discards.map(cards => cards.length),
  duels: state.duels.map(duelView),
  jewels: state.jewels,
  prisons: state.prisons,
  last: state.last === null ? null : reckoningView(state.last),
  hand: seat === null ? [] : state.hands[seat].slice(),
  rewards: seat === null ? [] : state.rewards[seat].slice(),
  pick: seat === null ? null : state.picks[seat],
  discards: seat === null ? [] : state.discards[seat].slice(),
});
