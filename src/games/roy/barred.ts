import type { Barred, Seat } from '#kernel/game.ts';
import { type Asking, isAsked, listRefusals } from '#kernel/question.ts';
import type { Choice } from './choices.ts';
import { imagine } from './imagine.ts';
import { offersAt } from './offers/offers.ts';
import { topOf } from './question.ts';
import { questionOf } from './questions/index.ts';
import { destinationLaid } from './questions/milady/destination.ts';
import { noAttempt } from './questions/milady/intercept.ts';
import { parisStepOver } from './questions/milady/paris-card.ts';
import { treacheryOver } from './questions/milady/treachery.ts';
import { select } from './questions/turn/select.ts';
import { MILADY, type State } from './state.ts';
import type { Task } from './tasks.ts';
import type { View } from './view.ts';

type AnyPart = Asking<State, Task, Choice>;

/** What Milady has laid down or let go by in this round, and what she cannot do yet. */
const miladyBesides = (state: State, { kind }: Task): AnyPart[] => {
  if (state.phase === 'setup') return [];
  const parts: unknown[] = [];
  if (kind !== 'destination') parts.push(destinationLaid);
  if (kind !== 'destination' && kind !== 'paris-card' && kind !== 'quarters') parts.push(parisStepOver);
  if (state.phase !== 'milady') parts.push(treacheryOver);
  if (state.phase === 'musketeers' && questionOf(topOf(state))?.who(state, topOf(state)) !== MILADY)
    parts.push(noAttempt);
  return parts as AnyPart[];
};

/** What a musketeer's player may look for beside the question at hand. */
const teamBesides = (state: State, { kind }: Task): AnyPart[] => {
  const offers = offersAt(state) as AnyPart[];
  return state.phase === 'setup' || kind === 'select' ? offers : [select as AnyPart, ...offers];
};

/** The same answer in every state that looks alike to the seat. */
export const whyNot = (state: State, seat: Seat | null): readonly Barred<Choice>[] => {
  if (seat === null || state.over !== null || (seat === MILADY && state.automa)) return [];
  const task = topOf(state);
  const question = questionOf(task);
  const refusals: Barred<Choice>[] = [];
  if (question !== null) {
    listRefusals(question, state, task, seat, refusals, isAsked(question, state, task, seat) ? 'asked' : 'waiting');
  }
  const besides = seat === MILADY ? miladyBesides(state, task) : teamBesides(state, task);
  for (const part of besides) listRefusals(part, state, task, seat, refusals);
  return refusals;
};

/** Any dice will do: nothing imagined finds its way into an answer. */
const DICE = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Why not? The questions of the rules are asked about an imagined state that fits the view, but only about what lies
 * open and about the seat's own.
 */
export const barred = (view: View): readonly Barred<Choice>[] =>
  view.seat === null ? [] : whyNot(imagine(view, { key: DICE, at: 0 }), view.seat);
