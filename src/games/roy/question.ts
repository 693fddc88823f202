import type { Seat, Tell } from '#kernel/game.ts';
import type { Asking, Bar, Question as KernelQuestion } from '#kernel/question.ts';

export { free } from '#kernel/question.ts';

import type { Action, Choice, Of, Vain } from './choices.ts';
import type { Event } from './events.ts';
import type { Man, State } from './state.ts';
import type { Task } from './tasks.ts';

/** Which choices each question is about: those that answer it, and those one would try in vain. */
export interface Answers {
  'first-paris': 'paris';
  'extra-paris': 'paris';
  'lay-inn': 'lay';
  'lay-return': 'lay';
  'lay-galleries': 'lay' | 'lay-challenge';
  'leave-out': 'man';
  treville: 'man';
  cast: 'man';
  install: 'place' | 'man';
  destination: 'go' | 'standing' | 'trespass';
  'paris-card': 'paris' | 'pass';
  treachery: 'plot' | 'betray' | 'pass';
  target: 'man';
  select: 'start';
  'man-turn': Action['kind'] | Vain['kind'] | 'horse' | 'end';
  ordered: Action['kind'] | Vain['kind'] | 'done';
  intercept: 'intercept' | 'pass' | 'standing';
  challenge: 'add' | 'ability' | 'epic' | 'done';
  duel: 'toll' | 'commit' | 'ability' | 'epic' | 'done' | 'reroll' | 'pass';
  purchase: 'buy' | 'done';
  pay: 'pay';
  replace: 'replace';
  trade: 'give' | 'hand' | 'done' | 'accept' | 'cancel';
  ride: 'ride' | 'pass';
  reveal: 'name';
  quarters: 'paris' | 'pass';
  richelieu: 'search-plots' | 'refill';
  search: 'take';
  raze: 'raze';
  siege: 'pass' | 'reroll' | 'sacrifice' | 'spare';
  time: 'pass';
  queen: 'pass';
  victim: 'man';
  vote: 'vote';
}
export type QuestionKind = keyof Answers;
/** What the state says of a task of that kind. */
export type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;
export type AnswerTo<Kind extends QuestionKind> = Of<Answers[Kind]>;

/** All it takes to know whom a question is put to: a state, or what anybody sees of it. */
export interface Asked {
  readonly men: readonly Pick<Man, 'seat'>[];
  readonly seats: number;
}

/** A question of the game, whole (`kernel/question.ts`). */
export interface Question<Kind extends QuestionKind>
  extends KernelQuestion<State, TaskOf<Kind>, AnswerTo<Kind>, Event> {
  /** Who is asked lies open to all. */
  who(position: Asked, task: TaskOf<Kind>): Seat | readonly Seat[];
  /** What the question is called where it is asked; left out, by its kind. */
  prompt?(task: TaskOf<Kind>): string;
  /** What happens before anybody is asked; true when that settled it. */
  settle?(draft: State, task: TaskOf<Kind>, tell: Tell<Event>): boolean;
  /** What the table does in Milady's place; left out, any choice at random (ROY.AUTO.13). */
  automa?(draft: State, task: TaskOf<Kind>, tell: Tell<Event>): void;
}

/** A task that asks nobody. */
export type Step<Kind extends Task['kind']> = (draft: State, task: TaskOf<Kind>, tell: Tell<Event>) => void;

/** Things one would try, beside a question or as a part of one. */
export type Part<Subject, Kind extends Choice['kind']> = Asking<State, Subject, Of<Kind>>;
export type Why<Subject, Kind extends Choice['kind']> = Bar<State, Subject, Of<Kind>> | null;

/** The seats of the musketeers' players, by the number of players. */
const TEAMS = [[], [], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]] as const;
export const teamOf = (state: Pick<State, 'seats'>) => TEAMS[state.seats] as readonly number[];

export const topOf = (state: State): Task => state.todo[state.todo.length - 1];

/** Puts another task in the place of the one at hand. */
export const replaceTask = (draft: State, task: Task) => {
  draft.todo[draft.todo.length - 1] = task;
};

/** ROY.GLASS.11: a choice still open when the hourglass has run out is closed as it stands. */
export const lapse = (draft: State): boolean => {
  if (draft.hourglass !== 'expired') return false;
  draft.todo.pop();
  return true;
};
