import type { Space } from '#games/trois/board/board.ts';
import type { Choice } from '#games/trois/choices.ts';
import type { Event } from '#games/trois/events.ts';
import { trois } from '#games/trois/game.ts';
import { diceFor } from '#games/trois/given/dice.ts';
import { type Given, stateOf } from '#games/trois/given/given.ts';
import type { State } from '#games/trois/state.ts';
import { beginTurn } from '#games/trois/turn/rounds.ts';
import { type Example, type Frame, framesOf } from '#web/parts/book/examples/example.ts';

export interface TroisExample extends Example<State, Choice, Event, readonly number[]> {
  /** The stretch of road that is drawn, in rows, each in the direction of the ride. */
  readonly road: readonly (readonly Space[])[];
}
export type TroisFrame = Frame<State, Event>;

export const framesIn = (example: TroisExample): readonly TroisFrame[] =>
  framesOf(trois, example, (state, dice) => ({ ...trois.clone(state), rng: diceFor(dice) }));

/** A position in which somebody's turn begins. */
export const begun = (given: Given): State => {
  const state = stateOf(given);
  beginTurn(state, given.turn ?? 0, null);
  return state;
};

// The seats, in the order of play.
export const ARAMIS = 0;
export const DARTAGNAN = 1;
