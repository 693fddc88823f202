import type { Seat, Tell } from '#kernel/game.ts';
import type { Asking } from '#kernel/question.ts';
import type { Bar } from '../bars.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import type { State, Turn } from '../state.ts';
import type { TurnView } from '../view.ts';

/** What one would try and why not, as far as a reader can see it; `Seen` is the turn under way, if there is one. */
export interface Wishes<Seen extends TurnView | null> extends Asking<Position, Seen, Choice> {
  bar(position: Position, turn: Seen, choice: Choice, seat: Seat): Bar | null;
}

/** A question of the race, whole. Who is asked and what he would try shows in a position; an answer changes the state. */
export interface Question<Seen extends TurnView | null, Task extends Seen> extends Wishes<Seen> {
  who(position: Position, turn: Seen): Seat;
  /** What an answer does; true if the next question is there already, and the turn need not go on by itself. */
  answer(draft: State, task: Task, choice: Choice, seat: Seat, tell: Tell<Event>): boolean;
}

/** Before the ride there is no turn. */
export type TakeQuestion = Question<null, null>;
export type RideQuestion = Question<TurnView, Turn>;

/** Whose turn it is. */
export const onTurn = (_: Position, { seat }: TurnView): Seat => seat;

/** An answer that no rule has offered. */
export const unasked = ({ kind }: Choice): Error => new Error(`${kind} is no answer to this question`);
