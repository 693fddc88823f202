import type { Seat, Tell } from '#kernel/game.ts';
import { isInterceptable } from '../../actions/table.ts';
import { type Action, INTERCEPT, PASS, STANDING } from '../../choices.ts';
import { beginDuel } from '../../duel/begin.ts';
import type { Event } from '../../events.ts';
import type { Location, Musketeer, Place } from '../../names.ts';
import { agreed } from '../../options.ts';
import type { Part, Question, TaskOf, Why } from '../../question.ts';
import { because } from '../../reasons.ts';
import { type Man, MILADY, type State, toMilady } from '../../state.ts';
import { giveStandingOrder } from './standing.ts';

type Intercept = TaskOf<'intercept'>;

const DOWN = because('ROY.ROCH.15', 'rochefort-down');
const FLED = because('ROY.ROCH.14', 'rochefort-fled');
const ELSEWHERE = because('ROY.ROCH.1', 'rochefort-elsewhere');
const ATHOS_SAFE = because('ROY.ATHOS.1', 'athos-safe');
const NOTHING_DECLARED = because('ROY.ROCH.6', 'nothing-declared');
const NOT_WITH_YOU = because('ROY.ROCH.1', 'not-with-you', (state: State, { man }: Intercept) => ({
  place: state.men[man].place,
  location: state.location ?? 'quarters',
}));

const GUARDED: readonly (Place | Location)[] = ['paris', 'louvre', 'quest'];

/** ROY.ATHOS.1; where he already stands exposed, Athos the brave meets him too (ROY.HARD.3). */
const isSafe = (state: Pick<State, 'options' | 'presence'>, who: Musketeer): boolean =>
  who === 'athos' && !(agreed(state, 'athosBrave') && state.presence === 'exposed');

/** What keeps Rochefort away wherever he is. */
const awayBar = ({ rochefort, presence }: Pick<State, 'rochefort' | 'presence'>): Why<unknown, 'intercept'> => {
  if (rochefort === 0) return DOWN;
  if (presence === 'fled') return FLED;
  return presence === 'hidden' || presence === 'exposed' ? null : ELSEWHERE;
};

/** Whether Rochefort might step in where a musketeer stands; as long as her card lies face down, anywhere. */
export const mayMeetRochefort = (
  seen: Pick<State, 'options' | 'rochefort' | 'presence' | 'shown' | 'location' | 'confined'>,
  { who, place }: Pick<Man, 'who' | 'place'>,
): boolean => {
  if (!GUARDED.includes(place) || awayBar(seen) !== null || isSafe(seen, who)) return false;
  return seen.shown ? seen.location === place : !seen.confined;
};

/**
 * Whether Milady is asked about an attempt. As long as her Location lies face down she is asked about every one of
 * them, wherever she is, so that nobody learns anything from the question (ROY.RULING.2, ROY.HID.2, ROY.HID.28).
 */
export const isAskedAbout = (state: State, man: Man, action: Action): boolean =>
  isInterceptable(action) && mayMeetRochefort(state, man);

/** Not to be struck tells something too: an attempt that was let pass cannot be taken back to try another. */
const letPass = (draft: State, tell: Tell<Event>) => {
  draft.todo.pop();
  tell?.({ kind: 'let-pass', secret: { to: toMilady(draft) }, reveals: true });
};

/** ROY.ROCH.4, ROY.ROCH.6: she shows herself, and the declared action waits for the end of the duel. */
const stepIn = (draft: State, task: Intercept, tell: Tell<Event>) => {
  draft.todo.pop();
  const man = draft.men[task.man];
  draft.presence = 'exposed';
  draft.shown = true;
  tell?.({ kind: 'intercepted', who: man.who, location: man.place as Location, reveals: true });
  beginDuel(draft, task.man, 'rochefort', -1, task.ordered);
};

/** Whether he steps in without Milady being asked: once exposed he must fight (ROY.ROCH.11). */
const mustStepIn = (state: State): boolean =>
  state.automa || state.presence === 'exposed' || agreed(state, 'rochefortMandatory') || state.standing === 'always';

/** ROY.ROCH.5, and an order for the attempts to come (ROY.DEC.40). */
export const intercept: Question<'intercept'> = {
  who: () => MILADY,
  /** Settles at once what the rules, a standing order or the table option have settled already. */
  settle: (draft, task, tell) => {
    const must = mustStepIn(draft);
    if (!must && draft.standing !== 'never') return false;
    if (must && intercept.bar(draft, task, INTERCEPT, MILADY) === null) stepIn(draft, task, tell);
    else letPass(draft, tell);
    return true;
  },
  reach: (_state, _task, _seat, choices) => {
    choices.push(INTERCEPT, PASS, STANDING.always, STANDING.never);
  },
  bar: (state, task, choice) =>
    choice.kind === 'intercept' && state.location !== state.men[task.man].place ? NOT_WITH_YOU : null,
  answer: (draft, task, choice, _seat, tell) => {
    if (choice.kind === 'standing') giveStandingOrder(draft, choice.order, tell);
    else if (choice.kind === 'intercept') stepIn(draft, task, tell);
    else letPass(draft, tell);
  },
};

/** Why Rochefort does not step in while nothing is being attempted. */
export const noAttempt: Part<unknown, 'intercept'> = {
  reach: (_state, _task, seat: Seat, choices) => {
    if (seat === MILADY) choices.push(INTERCEPT);
  },
  bar: state => {
    const away = awayBar(state);
    if (away !== null) return away;
    if (state.location === null || !GUARDED.includes(state.location)) return ELSEWHERE;
    const acting = state.todo.find(task => task.kind === 'man-turn');
    const man = acting === undefined ? null : state.men[acting.man];
    return man !== null && man.place === state.location && isSafe(state, man.who) ? ATHOS_SAFE : NOTHING_DECLARED;
  },
};
