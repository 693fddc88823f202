import { EPICS } from '../cards/board.ts';
import { type Of, ONE_FOR_ALL } from '../choices.ts';
import { EFFECTS } from '../names.ts';
import { type Part, topOf } from '../question.ts';
import { paymentOf } from '../questions/one-for-all/play.ts';
import { because } from '../reasons.ts';
import type { State } from '../state.ts';

const which = (_state: State, _task: unknown, { effect }: Of<'one-for-all'>) => ({ effect });
const NONE = because('ROY.ONE.1', 'no-one-for-all');
const VOTE_ON = because('ROY.RULING.39', 'vote-on');
const OUTVOTED = because('ROY.RULING.39', 'outvoted', which);
const IDLE = because('ROY.ONE.14', 'effect-idle', which);

/** ROY.ONE.2: at every step but between a roll and what it comes to, and not while a vote is on. */
export const mayInterrupt = (state: State): boolean => {
  if (state.oneForAll === 0 || state.phase === 'setup') return false;
  const task = topOf(state);
  if (task.kind === 'duel') return task.stage === 'toll' || task.stage === 'commit' || task.stage === 'epic';
  return task.kind !== 'siege' && task.kind !== 'vote';
};

/** A One-for-all card, beside whatever is being asked. */
export const oneForAll: Part<unknown, 'one-for-all'> = {
  reach: (state, _task, _seat, choices) => {
    if (mayInterrupt(state)) for (const effect of EFFECTS) choices.push(ONE_FOR_ALL[effect]);
  },
  beyond: (state, _task, _seat, choices) => {
    if (state.oneForAll === 0 || topOf(state).kind === 'vote')
      for (const effect of EFFECTS) choices.push(ONE_FOR_ALL[effect]);
  },
  /** ROY.ONE.14: only what would change something. */
  bar: (state, _task, { effect }, seat) => {
    if (state.oneForAll === 0) return NONE;
    if (topOf(state).kind === 'vote') return VOTE_ON;
    if (state.vetoed.includes(effect)) return OUTVOTED;
    if (effect === 'time') return state.timeStop ? IDLE : null;
    if (effect === 'honour') return state.honour > 0 ? null : IDLE;
    return state.epics < EPICS || paymentOf(state, seat) !== null ? null : IDLE;
  },
};
