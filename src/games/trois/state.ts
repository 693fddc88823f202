import type { Seat } from '#kernel/game.ts';
import { cloneRng, type Rng } from '#kernel/rng.ts';
import type { Place, Rider, Space } from './board/board.ts';
import type { BotteId } from './cards/bottes.ts';
import type { CardId, OrderId, Pile } from './cards/cards.ts';
import type { Effect, Until } from './cards/effects.ts';
import type { GazetteId, News } from './cards/gazettes.ts';
import type { RidePrompt } from './choices.ts';

/** The five legs of the route (TRO.2). */
export type Leg = 1 | 2 | 3 | 4 | 5;
/** Where each leg ends (TRO.2). */
export const LEG_ENDS: Readonly<Record<Leg, Place>> = { 1: 'BON', 2: 'QUEEN', 3: 'BON', 4: 'BUCK', 5: 'QUEEN' };

/** A card and who knows it: bit `1 << seat` for each seat, `EVERYBODY` once it lay open. Piles return from below
 *  without a shuffle (TRO.RULING.37), so who remembers knows what comes. */
export interface Known<Card> {
  readonly card: Card;
  readonly seen: number;
}
export const EVERYBODY = 31; // the fifth bit is for those who only watch
/** It was put back unseen: everybody saw that it was a Botte, if not which. */
export const RETURNED = 32;

/** A card kept until its wait or condition is done (TRO.13). */
export interface Hold {
  readonly until: Until;
  readonly attempts: number; // left
  readonly card: OrderId;
}

export interface Musketeer {
  rider: Rider | null; // null until taken
  at: Space;
  leg: Leg;
  /** Turns still to miss, and the card that says so. */
  skip: number;
  skipCard: OrderId | null;
  hold: Hold | null;
  /** The card that makes the next roll one of a single die. */
  oneDie: OrderId | null;
  bottes: readonly Known<BotteId>[];
}

export type Studs =
  | { readonly where: 'buckingham' }
  | { readonly where: 'rider'; readonly seat: Seat }
  | { readonly where: 'square'; readonly at: Space; readonly by: Seat };

/**
 * How far a turn has come:
 * start    a roll is due
 * rolled   the dice lie there
 * ride     squares are ridden, one by one
 * moved    the ride is over: taken squares and overtaking
 * arrived  what the square does: the Queen, the trapped rider, a card
 * orders   what is left of a card is carried out
 * news     the gazette, then perhaps another roll
 * end      the next one's turn
 */
export type Stage = 'start' | 'rolled' | 'ride' | 'moved' | 'arrived' | 'orders' | 'news' | 'end';

/** The turn under way. */
export interface Turn {
  readonly seat: Seat;
  prompt: RidePrompt;
  stage: Stage;
  /** Nothing was rolled yet in this turn. */
  fresh: boolean;
  /** What was rolled last, for the ride or the hold; empty before. */
  dice: readonly number[];
  mode: 'dice' | 'one' | 'card';
  /** He rides backward to the studs on the trapped rider (TRO.25). */
  back: boolean;
  /** The ride ends on the first gazette square (MO04). */
  seeks: boolean;
  /** Squares still to ride. */
  points: number;
  /** The spaces ridden over in this move, its start first. */
  path: Space[];
  /** How many of them have been told. */
  told: number;
  /** Steps to the Queen before this move (TRO.RULING.22). */
  from: number;
  /** He left the studs with the trapped rider in this move (TRO.RULING.25). */
  left: boolean;
  /** The card that lies open. */
  card: OrderId | null;
  /** What is still to do of it. */
  todo: readonly Effect[];
  /** A gazette square was ridden over (TRO.14). */
  news: boolean;
  /** What gave another roll, as long as nothing has prevented it. */
  again: 'double' | 'card' | null;
}

export interface State {
  rng: Rng;
  phase: 'take' | 'ride' | 'over';
  round: number; // of turns, 1 for the first; 0 while musketeers are taken
  musketeers: Musketeer[]; // by seat
  order: readonly Seat[]; // seats in order of play, once all are taken
  turn: Turn | null; // in the phase `ride`
  gazette: GazetteId; // the one that lies open
  news: News; // as the gazette says, or as TRO.21 left it
  gazettes: readonly Known<GazetteId>[]; // face down, the next one first
  piles: Readonly<Record<Pile, readonly Known<CardId>[]>>; // the next one first
  studs: Studs;
  given: boolean; // Buckingham has handed the studs over
  blocked: readonly Seat[]; // held up in this round of turns (TRO.21)
  winner: Seat | null;
}

const cloneTurn = (turn: Turn): Turn => ({ ...turn, path: turn.path.slice() });

export const clone = (state: State): State => ({
  rng: cloneRng(state.rng),
  phase: state.phase,
  round: state.round,
  musketeers: state.musketeers.map(musketeer => ({ ...musketeer })),
  order: state.order,
  turn: state.turn === null ? null : cloneTurn(state.turn),
  gazette: state.gazette,
  news: state.news,
  gazettes: state.gazettes,
  piles: state.piles,
  studs: state.studs,
  given: state.given,
  blocked: state.blocked,
  winner: state.winner,
});

export const carrierOf = ({ studs }: { readonly studs: Studs }): Seat | null =>
  studs.where === 'rider' ? studs.seat : null;
