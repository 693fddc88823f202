import type { Seat, Tell } from '#kernel/game.ts';
import { EPICS, HONOUR_LAST, TIME_LAST } from '../cards/board.ts';
import { oneForAllInChallenge } from '../challenge.ts';
import { type Choice, NO, ONE_FOR_ALL, YES } from '../choices.ts';
import { oneForAllInDuel } from '../duel/duel.ts';
import type { Event } from '../events.ts';
import { EFFECTS, type Effect } from '../names.ts';
import { isOn, type State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { changeEpics, regainHonour, win } from '../tracks.ts';

/** ROY.ONE.7 */
const HONOUR_BACK = 2;
/** ROY.ONE.9 */
const EPIC_WORTH = 2;

type TimeTask = Extract<Task, { kind: 'time' }>;
type QueenTask = Extract<Task, { kind: 'queen' }>;
type VoteTask = Extract<Task, { kind: 'vote' }>;

export const topOf = (state: State): Task => state.todo[state.todo.length - 1];

/** The payment in which a card of this seat would count as two Epic tokens (W-EPIC). */
const paymentOf = (state: State, seat: Seat): Task | null => {
  const task = topOf(state);
  if (task.kind === 'duel' && task.stage === 'epic') return state.men[task.man].seat === seat ? task : null;
  if (task.kind !== 'challenge') return null;
  const man = state.men[task.man];
  return man.seat === seat && man.place === 'quest' && state.quest.board === 2 ? task : null;
};

/** ROY.ONE.14: only what would change something. */
const wouldHelp = (state: State, seat: Seat, effect: Effect): boolean => {
  if (state.vetoed.includes(effect)) return false;
  if (effect === 'time') return !state.timeStop;
  if (effect === 'honour') return state.honour > 0;
  return state.epics < EPICS || paymentOf(state, seat) !== null;
};

export const listOneForAll = (state: State, seat: Seat, choices: Choice[]) => {
  for (const effect of EFFECTS) if (wouldHelp(state, seat, effect)) choices.push(ONE_FOR_ALL[effect]);
};

/** W-ANY: at every step but between a roll and what it comes to, and not while a vote is on. */
export const mayInterrupt = (state: State): boolean => {
  if (state.oneForAll === 0 || state.phase === 'setup') return false;
  const task = topOf(state);
  if (task.kind === 'duel') return task.stage === 'toll' || task.stage === 'commit' || task.stage === 'epic';
  return task.kind !== 'siege' && task.kind !== 'vote';
};

/** ROY.ONE.2: any seat plays it; with the option more than half must agree (ROY.RULING.39). */
export const playOneForAll = (draft: State, seat: Seat, effect: Effect, tell: Tell<Event>) => {
  if (!isOn(draft, 'oneForAllVote') || draft.seats === 2) return carryOut(draft, seat, effect, tell);
  tell?.({ kind: 'proposed', seat, effect });
  draft.todo.push({ kind: 'vote', effect, by: seat, yes: [seat], no: [] });
};

const carryOut = (draft: State, seat: Seat, effect: Effect, tell: Tell<Event>) => {
  tell?.({ kind: 'one-for-all', seat, effect });
  const payment = effect === 'epic' ? paymentOf(draft, seat) : null;
  if (payment?.kind === 'duel') return oneForAllInDuel(draft, payment, tell);
  if (payment?.kind === 'challenge') return oneForAllInChallenge(draft, payment, tell);
  draft.oneForAll--;
  if (effect === 'time') draft.timeStop = true;
  else if (effect === 'honour') regainHonour(draft, HONOUR_BACK, tell);
  else changeEpics(draft, EPIC_WORTH, tell); // ROY.ONE.12
};

const teamOf = (state: State): number => state.seats - 1;

/** ROY.ONE.13: whether the window is still open for somebody. */
const isOpen = (state: State, passed: readonly Seat[]): boolean => state.oneForAll > 0 && passed.length < teamOf(state);

/** Votes lost earlier do not close a window that has just opened. */
const openWindow = (draft: State, task: TimeTask | QueenTask) => {
  draft.vetoed = [];
  draft.todo[draft.todo.length - 1] = { ...task, asked: true };
};

/** W-TIME, then the advance itself (ROY.TIME.1, ROY.TIME.2). */
export const runTime = (draft: State, task: TimeTask, tell: Tell<Event>): boolean => {
  if (draft.timeStop) {
    draft.todo.pop();
    tell?.({ kind: 'time-stopped', cause: task.cause });
    return true;
  }
  if (isOpen(draft, task.passed)) {
    if (!task.asked) openWindow(draft, task);
    return false;
  }
  draft.todo.pop();
  draft.time++;
  tell?.({ kind: 'time', time: draft.time, cause: task.cause });
  if (draft.time === TIME_LAST) win(draft, 'milady', 'time', tell);
  return true;
};

/** W-QUEEN: the Queen is on the Richelieu space (ROY.LOUVRE.13). */
export const runQueen = (draft: State, task: QueenTask, tell: Tell<Event>): boolean => {
  if (draft.honour < HONOUR_LAST) {
    draft.todo.pop();
    return true;
  }
  if (isOpen(draft, task.passed)) {
    if (!task.asked) openWindow(draft, task);
    return false;
  }
  draft.todo.pop();
  win(draft, 'milady', 'honour', tell);
  return true;
};

export const passWindow = (draft: State, task: TimeTask | QueenTask, seat: Seat, tell: Tell<Event>) => {
  draft.todo[draft.todo.length - 1] = { ...task, passed: [...task.passed, seat] };
  tell?.({ kind: 'declined', seat });
};

/** More than half must say yes; a tie is a no. At the end of the hourglass silence is a no. */
export const runVote = (draft: State, task: VoteTask, tell: Tell<Event>): boolean => {
  const team = teamOf(draft);
  const { yes, no, effect, by } = task;
  if (2 * yes.length > team) {
    draft.todo.pop();
    carryOut(draft, by, effect, tell);
    return true;
  }
  if (2 * no.length < team && draft.hourglass !== 'expired') return false;
  draft.todo.pop();
  draft.vetoed = [...draft.vetoed, effect];
  tell?.({ kind: 'outvoted', effect });
  return true;
};

export const askVote = ({ yes, no }: VoteTask, seat: Seat, choices: Choice[]) => {
  if (!yes.includes(seat) && !no.includes(seat)) choices.push(YES, NO);
};

export const answerVote = (draft: State, task: VoteTask, seat: Seat, yes: boolean, tell: Tell<Event>) => {
  tell?.({ kind: 'voted', seat, yes });
  draft.todo[draft.todo.length - 1] = yes ? { ...task, yes: [...task.yes, seat] } : { ...task, no: [...task.no, seat] };
};
