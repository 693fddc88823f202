import { type Card, cardOf } from '#games/musketiere/cards.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import type { Event } from '#games/musketiere/events.ts';
import { musketiere } from '#games/musketiere/game.ts';
import type { State } from '#games/musketiere/state.ts';
import { type Example, type Frame, framesOf, type Step } from '#web/parts/book/examples/example.ts';

/** Nothing is thrown in this game. */
type NoDice = never;

export interface MusketiereExample extends Example<State, Choice, Event, NoDice> {
  /** The reward cards lie open, to be reckoned. */
  readonly open?: true;
}
export type MusketiereStep = Step<State, Choice, Event, NoDice>;
export type MusketiereFrame = Frame<State, Event>;

export const framesIn = (example: MusketiereExample): readonly MusketiereFrame[] =>
  framesOf(musketiere, example, state => state);

/** A card as examples write it: `c(7, 3)` is the seven with three swords. */
export const c = cardOf;

/** Who plays, seat by seat; nobody of the story, and a name in every language. */
export const PLAYERS = ['Anne', 'Blaise', 'Colette'] as const;
export const ANNE = 0;
export const BLAISE = 1;
export const COLETTE = 2;

export const fight = (...cards: readonly Card[]): MusketiereStep['plays'] =>
  cards.map((card, seat) => [seat, { kind: 'fight', card }]);
