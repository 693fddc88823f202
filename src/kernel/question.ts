import type { Barred, Decision, Seat, Tell } from './game.ts';

/** What the sentence of a refusal is filled in with. */
export type Params = Readonly<Record<string, number | string>>;

/**
 * Why something cannot be had: a rule, and the sentence that explains it. Made once for each reason, so that a search,
 * which only looks whether there is one, pays nothing for it.
 */
export interface Bar<State, Task, Choice> {
  readonly rule: string;
  readonly reason: string;
  /** What its sentence has to know; left out where it says the same always. */
  tells?(state: State, task: Task, choice: Choice, seat: Seat): Params;
}

/**
 * One question of the rules, whole: who is asked, all one would try, why one of these cannot be had, and what an answer
 * does. A choice is what `bar` lets through, a refusal is the rest: no condition is written twice, and nothing can be
 * offered and refused at once. `task` is what the state says of the question that is owed.
 */
export interface Question<State, Task, Choice, Event> {
  /** One seat, or several at once; a seat with nothing to choose is not asked. */
  who(state: State, task: Task): Seat | readonly Seat[];
  /** All that one would try here, in the order it is offered. */
  reach(state: State, task: Task, seat: Seat, choices: Choice[]): void;
  /** The quick twin of `reach` and `bar`, where searches are often: it lists what may be chosen, in the same order. */
  readonly quick?: ((state: State, task: Task, seat: Seat, choices: Choice[]) => void) | undefined;
  /** What any seat would try besides, and in vain: looked at only when somebody wants to know why. */
  readonly beyond?: ((state: State, task: Task, seat: Seat, choices: Choice[]) => void) | undefined;
  /** Why a choice cannot be had; null where it can. */
  bar(state: State, task: Task, choice: Choice, seat: Seat): Bar<State, Task, Choice> | null;
  /** What an answer does. */
  answer(draft: State, task: Task, choice: Choice, seat: Seat, tell: Tell<Event>): void;
}

/** What one would try, and why not: a question without who is asked and what an answer does. */
export type Asking<State, Task, Choice> = Pick<
  Question<State, Task, Choice, never>,
  'reach' | 'quick' | 'beyond' | 'bar'
>;

/** The bar of a question that lets everything through. */
export const free = () => null;

/** Adds what may be chosen: by the quick twin, or what bar lets through of all within reach. */
export const listChoices = <State, Task, Choice>(
  question: Asking<State, Task, Choice>,
  state: State,
  task: Task,
  seat: Seat,
  choices: Choice[],
) => {
  if (question.quick !== undefined) return question.quick(state, task, seat, choices);
  const before = choices.length;
  question.reach(state, task, seat, choices);
  sift(question.bar, state, task, seat, choices, before);
};

/** Takes out again what bar holds back, of all that was added since there were so many. */
const sift = <State, Task, Choice>(
  bar: Asking<State, Task, Choice>['bar'],
  state: State,
  task: Task,
  seat: Seat,
  choices: Choice[],
  before: number,
) => {
  const reached = choices.length;
  let kept = before;
  for (let i = before; i < reached; i++) {
    const choice = choices[i];
    if (bar(state, task, choice, seat) === null) choices[kept++] = choice;
  }
  while (choices.length > kept) choices.pop();
};

/** A question, or a part of one, as a search reads it: always of one shape, which is read fastest. */
export interface Part<State, Task, Choice> extends Asking<State, Task, Choice> {
  readonly quick: (state: State, task: Task, seat: Seat, choices: Choice[]) => void;
}

export const asPart = <State, Task, Choice>(asking: Asking<State, Task, Choice>): Part<State, Task, Choice> => {
  const { reach, beyond, bar } = asking;
  const sifted: Part<State, Task, Choice>['quick'] = (state, task, seat, choices) => {
    const before = choices.length;
    reach(state, task, seat, choices);
    if (choices.length > before) sift(bar, state, task, seat, choices, before);
  };
  return { reach, quick: asking.quick ?? (bar === free ? reach : sifted), beyond, bar };
};

export const isAsked = <State, Task, Choice, Event>(
  question: Question<State, Task, Choice, Event>,
  state: State,
  task: Task,
  seat: Seat,
): boolean => {
  const who = question.who(state, task);
  return typeof who === 'number' ? who === seat : who.includes(seat);
};

/** Adds the decision of every seat that is asked. */
export const listDecisions = <State, Task, Choice>(
  question: Asking<State, Task, Choice> & Pick<Question<State, Task, Choice, never>, 'who'>,
  state: State,
  task: Task,
  prompt: string,
  decisions: Decision<Choice>[],
) => {
  const who = question.who(state, task);
  if (typeof who === 'number') {
    const choices: Choice[] = [];
    listChoices(question, state, task, who, choices);
    if (choices.length > 0) decisions.push({ seat: who, prompt, choices });
    return;
  }
  for (let i = 0; i < who.length; i++) {
    const choices: Choice[] = [];
    listChoices(question, state, task, who[i], choices);
    if (choices.length > 0) decisions.push({ seat: who[i], prompt, choices });
  }
};

/** Why not? What cannot be had of all within reach, if the seat is asked, and of all beyond it. */
export const listRefusals = <State, Task, Choice>(
  question: Asking<State, Task, Choice>,
  state: State,
  task: Task,
  seat: Seat,
  refusals: Barred<Choice>[],
  seatIs: 'asked' | 'waiting' = 'asked',
) => {
  const wishes: Choice[] = [];
  if (seatIs === 'asked') question.reach(state, task, seat, wishes);
  question.beyond?.(state, task, seat, wishes);
  for (const choice of wishes) {
    const bar = question.bar(state, task, choice, seat);
    if (bar !== null) refusals.push(refusal(bar, state, task, choice, seat));
  }
};

const refusal = <State, Task, Choice>(
  bar: Bar<State, Task, Choice>,
  state: State,
  task: Task,
  choice: Choice,
  seat: Seat,
): Barred<Choice> => {
  const { rule, reason } = bar;
  return bar.tells === undefined
    ? { choice, rule, reason }
    : { choice, rule, reason, params: bar.tells(state, task, choice, seat) };
};
