import type { Seat } from '#kernel/game.ts';
import { cloneRng, type Rng } from '#kernel/rng.ts';
import type { Card } from './cards.ts';

export type Marker = 'jewel' | 'prison';
/** One of the three reward cards in front of a seat: 0, 1 or 2. */
export type Place = number;

/** A duel as everybody saw it. Never changed once written, so clones share it. */
export interface Duel {
  readonly target: number;
  readonly cards: readonly (Card | null)[]; // by seat; null for a seat that did not fight
  readonly sum: number;
  readonly won: boolean;
  readonly seat: Seat; // the champion of a duel won, the scapegoat of a duel lost
}

/** What the end of a round turned up, by seat (MUS.21). Never changed once written. */
export interface Reckoning {
  readonly round: number;
  readonly ending: Ending;
  readonly rewards: readonly (readonly Card[])[];
  readonly markers: readonly (readonly (Marker | null)[])[];
  readonly ducats: readonly number[];
  readonly totals: readonly number[];
  readonly discards: readonly (readonly Card[])[];
  readonly duels: readonly Duel[];
}
export type Ending = 'three-jewels' | 'nine-duels';

/** The marker a champion or scapegoat owes himself; `held` once he has taken it from another player's card. */
export interface Spoils {
  readonly seat: Seat;
  readonly marker: Marker;
  readonly held: boolean;
}

export type Phase = 'rewards' | 'pick' | 'spoils' | 'over';
export type Length = 'hundred' | 'round';

export interface State {
  rng: Rng;
  length: Length;
  round: number; // 1 for the first
  fought: number; // duels in all rounds
  totals: number[]; // ducats by seat, of the rounds that are over
  sheet: readonly (readonly number[])[]; // what each of those rounds paid, by seat
  phase: Phase;
  spoils: Spoils | null; // in the phase of that name
  guards: number[]; // the last one is turned up next
  target: number | null; // the guard card that lies open
  hands: Card[][]; // by seat, weakest first
  rewards: Card[][]; // by seat
  markers: (Marker | null)[][]; // by seat and place
  picks: (Card | null)[]; // by seat, this duel, hidden
  discards: Card[][]; // by seat, what a shut-out player threw away, hidden till the end of the round
  duels: Duel[]; // of this round
  jewels: number; // in the supply
  prisons: number; // in the supply
  last: Reckoning | null;
}

const rows = <T>(table: T[][]): T[][] => {
  const copy: T[][] = [];
  for (const row of table) copy.push(row.slice());
  return copy;
};

export const clone = (state: State): State => ({
  rng: cloneRng(state.rng),
  length: state.length,
  round: state.round,
  fought: state.fought,
  totals: state.totals.slice(),
  sheet: state.sheet,
  phase: state.phase,
  spoils: state.spoils,
  guards: state.guards.slice(),
  target: state.target,
  hands: rows(state.hands),
  rewards: rows(state.rewards),
  markers: rows(state.markers),
  picks: state.picks.slice(),
  discards: rows(state.discards),
  duels: state.duels.slice(),
  jewels: state.jewels,
  prisons: state.prisons,
  last: state.last,
});

export const REWARDS = 3;
export const DUELS = 9;
export const MARKERS = 3; // of each kind
/** MUS.22: so many ducats win the match. */
export const GOAL = 100;
