import type { Barred, Seat } from '#kernel/game.ts';
import { orderedWhy, spellWhy } from './barred/acting.ts';
import { arsenalWhy } from './barred/arsenal.ts';
import { challengeWhy, duelWhy } from './barred/contest.ts';
import { miladyWhy } from './barred/milady.ts';
import { castWhy, freeWhy, oneForAllWhy, sacrificeWhy, tradeWhy, waitingWhy } from './barred/team.ts';
import { imagine } from './imagine.ts';
import { topOf } from './questions/one-for-all.ts';
import { MILADY, type State } from './state.ts';
import type { Task } from './tasks.ts';
import type { View } from './view.ts';

/** What the task at hand keeps a musketeer's player from, where it is theirs. */
const taskWhy = (state: State, task: Task, seat: Seat): Barred[] => {
  const mine = 'man' in task && state.men[task.man].seat === seat;
  switch (task.kind) {
    case 'spell':
      return mine ? spellWhy(state, task.man) : [];
    case 'ordered':
      return mine ? orderedWhy(state, task.man) : [];
    case 'challenge':
      return mine ? challengeWhy(state, task) : [];
    case 'duel':
      return mine ? duelWhy(state, task) : [];
    case 'purchase':
      return mine ? arsenalWhy(state, state.men[task.man]) : [];
    case 'trade':
      return tradeWhy(state, task, seat);
    case 'cast':
      return castWhy(state, task, seat);
    case 'siege':
      return sacrificeWhy(state, task, seat);
    default:
      return [];
  }
};

const teamWhy = (state: State, seat: Seat): Barred[] => {
  const team = state.phase === 'setup' ? [] : [...freeWhy(state), ...oneForAllWhy(state, seat)];
  return [...taskWhy(state, topOf(state), seat), ...waitingWhy(state, seat), ...team];
};

/** The same answer in every state that looks alike to the seat. */
export const whyNot = (state: State, seat: Seat | null): readonly Barred[] => {
  if (seat === null || state.over !== null) return [];
  if (seat !== MILADY) return teamWhy(state, seat);
  return state.automa ? [] : miladyWhy(state);
};

/** Any dice will do: nothing imagined finds its way into an answer. */
const DICE = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Why not? The functions of the rules are asked about an imagined state that fits the view, but only about what lies
 * open and about the seat's own.
 */
export const barred = (view: View): readonly Barred[] =>
  view.seat === null ? [] : whyNot(imagine(view, { key: DICE, at: 0 }), view.seat);
