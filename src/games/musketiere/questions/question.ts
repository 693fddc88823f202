import type { Asking as AnyAsking, Bar as AnyBar, Question } from '#kernel/question.ts';
import type { CardChoice, Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import type { Spoils, State } from '../state.ts';

/** Why not: made once for each reason. */
export type Bar = AnyBar<Position, unknown, Choice>;

/** What one would try, and why not. */
export type Asking<Task> = AnyAsking<Position, Task, Choice>;

export type CardPrompt = 'rewards' | 'fight' | 'discard';
export type SpoilsPrompt = 'champion' | 'scapegoat' | 'put';

/** A question is asked of a position, which may be no more than what a seat sees; its answer changes the state. */
interface Asked<Prompt extends string, Task>
  extends Asking<Task>,
    Pick<Question<Position, Task, Choice, Event>, 'who'>,
    Pick<Question<State, Task, Choice, Event>, 'answer'> {
  readonly prompt: Prompt;
}

/** A question for one of the cards in hand. What bars one of them bars them all. */
export interface CardQuestion extends Asked<CardPrompt, null> {
  /** The choice that each card makes. */
  readonly choices: readonly CardChoice[];
}

/** A question for whoever settles a duel. */
export type SpoilsQuestion = Asked<SpoilsPrompt, Spoils>;
