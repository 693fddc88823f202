import type { Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Rider, Space } from './board.ts';
import type { BotteId } from './cards/bottes.ts';
import type { CardId, OrderId, Pile } from './cards/cards.ts';
import type { Until } from './cards/effects.ts';
import type { GazetteId, News } from './cards/gazettes.ts';
import type { Prompt } from './choices.ts';

/** The five legs of the route (TRO.2). */
export type Leg = 1 | 2 | 3 | 4 | 5;

/** A card and who knows it: bit `1 << seat` for each seat, `EVERYBODY` once it lay open. Piles return from below
 *  without a shuffle (TRO.RULING.37), so who remembers knows what comes. */
export interface Known<Card> {
  readonly card: Card;
  readonly seen: number;
}
export const EVERYBODY = 15;

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

/** The turn under way. */
export interface Turn {
  readonly seat: Seat;
  prompt: Prompt;
  /** What was rolled last, for the ride or the hold; empty before. */
  dice: readonly number[];
  mode: 'dice' | 'one' | 'card';
  /** Squares still to ride. */
  points: number;
  /** The spaces ridden over in this move, its start first. */
  path: readonly Space[];
  /** The card that lies open. */
  card: OrderId | null;
  /** A gazette square was ridden over (TRO.14). */
  news: boolean;
  /** Another roll is due: a double or a card gave it, and nothing has prevented it so far. */
  again: boolean;
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
