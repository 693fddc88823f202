import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import { roy } from '#games/roy/game.ts';
import { diceFor, type Wanted } from '#games/roy/given/dice.ts';
import type { MissionPlace, Musketeer } from '#games/roy/names.ts';
import type { State } from '#games/roy/state.ts';
import { type Example, type Frame, framesOf } from '#web/parts/book/examples/example.ts';
import type { Track } from './standing.ts';

/** What of the table is drawn beside a duel, a challenge or a siege, which draw themselves. */
export interface Shown {
  readonly men: readonly Musketeer[];
  /** Their hands lie open. */
  readonly hands?: true;
  readonly mission?: MissionPlace;
  /** Milady's Location card, face down or shown. */
  readonly location?: true;
  readonly quest?: true;
  /** The cards at La Rochelle. */
  readonly garrison?: true;
  readonly tracks?: readonly Track[];
}

export type RoyFrame = Frame<State, Event>;

export interface RoyExample extends Example<State, Choice, Event, readonly Wanted[]> {
  readonly shown: Shown;
}

export const framesIn = (example: RoyExample): readonly RoyFrame[] =>
  framesOf(roy, example, (state, dice) => ({ ...roy.clone(state), rng: diceFor(dice) }));

// The seats of a game for five, in the order of their musketeers.
export const MILADY = 0;
export const DARTAGNAN = 1;
export const ATHOS = 2;
export const ARAMIS = 3;
export const PORTHOS = 4;
