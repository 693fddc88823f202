import type { Seat, Tell } from '#kernel/game.ts';
import type { Action, Choice } from './choices.ts';
import { INTERCEPT, PASS, STANDING } from './choices.ts';
import { beginDuel } from './duel/begin.ts';
import type { Event } from './events.ts';
import type { Location, Place } from './names.ts';
import { isOn, type Man, MILADY, type State, toMilady } from './state.ts';
import type { Task } from './tasks.ts';

type Intercept = Extract<Task, { kind: 'intercept' }>;

const GUARDED: readonly Place[] = ['paris', 'louvre', 'quest'];

/** ROY.ROCH.2, ROY.RULING.33: what he can intercept at Paris, the Louvre and the Quest. */
export const isInterceptable = (action: Action): boolean => {
  switch (action.kind) {
    case 'challenge':
    case 'duel':
    case 'search':
    case 'hand-over':
    case 'advance':
    case 'passage':
      return true;
    default:
      return false;
  }
};

/** ROY.ATHOS.1; where he already stands exposed, Athos the brave meets him too (ROY.HARD.3). */
const isSafe = (state: State, man: Man): boolean =>
  man.who === 'athos' && !(isOn(state, 'athosBrave') && state.presence === 'exposed');

/**
 * Whether Milady is asked about an attempt. As long as her Location lies face down she is asked about every one of
 * them, wherever she is, so that nobody learns anything from the question (ROY.RULING.2, ROY.HID.2, ROY.HID.28).
 */
export const isAsked = (state: State, man: Man, action: Action): boolean => {
  if (!isInterceptable(action) || !GUARDED.includes(man.place)) return false;
  if (state.rochefort === 0 || isSafe(state, man)) return false;
  if (state.presence !== 'hidden' && state.presence !== 'exposed') return false;
  if (state.shown) return state.location === man.place;
  return !state.confined;
};

const isHere = (state: State, task: Intercept): boolean => state.location === (state.men[task.man].place as Location);

/** Settles at once what a standing order, the automa or the table option has settled already. */
export const runIntercept = (draft: State, task: Intercept, tell: Tell<Event>): boolean => {
  if (draft.automa || isOn(draft, 'rochefortMandatory') || draft.standing === 'always') {
    if (isHere(draft, task)) intercept(draft, task, tell);
    else letPass(draft, tell);
    return true;
  }
  if (draft.standing === 'never') {
    letPass(draft, tell);
    return true;
  }
  return false;
};

/** Not to be struck tells something too: an attempt that was let pass cannot be taken back to try another. */
const letPass = (draft: State, tell: Tell<Event>) => {
  draft.todo.pop();
  tell?.({ kind: 'let-pass', secret: { to: toMilady(draft) }, reveals: true });
};

/** ROY.ROCH.4, ROY.ROCH.6: she shows herself, and the declared action waits for the end of the duel. */
const intercept = (draft: State, task: Intercept, tell: Tell<Event>) => {
  draft.todo.pop();
  const man = draft.men[task.man];
  draft.presence = 'exposed';
  draft.shown = true;
  tell?.({ kind: 'intercepted', who: man.who, location: man.place as Location, reveals: true });
  beginDuel(draft, task.man, 'rochefort', -1, task.ordered);
};

/** ROY.ROCH.5, and an order for the attempts to come (ROY.DEC.40). */
export const askIntercept = (state: State, task: Intercept, choices: Choice[]): Seat => {
  if (isHere(state, task)) choices.push(INTERCEPT);
  choices.push(PASS, STANDING.always, STANDING.never);
  return MILADY;
};

export const answerIntercept = (draft: State, task: Intercept, choice: Choice, tell: Tell<Event>) => {
  if (choice.kind === 'standing') {
    draft.standing = choice.order;
    tell?.({ kind: 'standing', left: choice.order !== 'ask', secret: { to: toMilady(draft), order: choice.order } });
  } else if (choice.kind === 'intercept') intercept(draft, task, tell);
  else letPass(draft, tell);
};
