import type { Seat, Tell } from '#kernel/game.ts';
import { isPlace } from '../board/board.ts';
import type { Effect } from '../cards/effects.ts';
import { rollDice } from '../turn/dice.ts';
import type { Event } from '../events.ts';
import { draw } from '../turn/land.ts';
import { putOrderUnder } from '../cards/piles.ts';
import { carrierOf, type State, type Turn } from '../state.ts';
import { leaveStuds } from '../turn/studs.ts';
import { loseAny, loseBottes, payBotte } from './bottes.ts';
import { backward, forward, isGazette, noGoal, othersForward } from './moves.ts';
import { inVain } from './vain.ts';
import { freeCompanion, hold, oneDie, skip } from './waits.ts';

/** The effect a card comes to for this rider at this moment. */
export const settled = (state: Pick<State, 'studs' | 'news'>, seat: Seat, effect: Effect): Effect => {
  if (effect.op === 'if-carrier') return settled(state, seat, carrierOf(state) === seat ? effect.yes : effect.no);
  if (effect.op === 'if-spies')
    return settled(state, seat, state.news.spies === 'active' ? effect.active : effect.absent);
  return effect;
};

/** What follows once the studs are left, or kept by a Botte. */
export const afterDrop = ({ back, skip: turns }: Extract<Effect, { op: 'drop-studs' }>): Effect[] => {
  const effects: Effect[] = [];
  if (back > 0) effects.push({ op: 'back', squares: back });
  if (turns > 0) effects.push({ op: 'skip', turns });
  return effects;
};

const test = (draft: State, turn: Turn, least: number, failed: Effect, tell: Tell<Event>) => {
  const { seat } = turn;
  const dice = rollDice(draft.rng, 1);
  tell?.({ kind: 'rolled', seat, dice, what: 'test', reveals: true });
  const passed = dice[0] >= least;
  tell?.({ kind: 'tested', seat, die: dice[0], passed });
  if (!passed) turn.todo = [failed, ...turn.todo];
};

/** Carries one effect out; true if he is asked something. */
const obey = (draft: State, turn: Turn, given: Effect, tell: Tell<Event>): boolean => {
  const { seat } = turn;
  const effect = settled(draft, seat, given);
  switch (effect.op) {
    case 'none': // Only cards that need spies come to this.
      inVain(turn, 'spies', tell);
      break;
    case 'if-spies':
    case 'if-carrier':
      break;
    case 'in-order':
      turn.todo = [...effect.effects, ...turn.todo];
      break;
    case 'skip':
      skip(draft, turn, effect.turns, tell);
      break;
    case 'hold':
      hold(draft, turn, effect.until, effect.attempts, tell);
      break;
    case 'one-die':
      oneDie(draft, turn, tell);
      break;
    case 'extra-roll':
      turn.again = 'card';
      break;
    case 'back':
      backward(draft, seat, effect.squares, noGoal, tell);
      break;
    case 'back-to':
      backward(draft, seat, effect.most, effect.what === 'gazette' ? isGazette : isPlace, tell);
      break;
    case 'forward':
      forward(draft, turn, effect.squares, false);
      break;
    case 'forward-to-gazette':
      forward(draft, turn, effect.most, true);
      break;
    case 'others-forward':
      othersForward(draft, turn, effect.squares, tell);
      break;
    case 'drop-studs':
      leaveStuds(draft, seat, tell);
      turn.todo = [...afterDrop(effect), ...turn.todo];
      break;
    case 'test':
      test(draft, turn, effect.least, effect.failed, tell);
      break;
    case 'lose-botte':
      if (!loseAny(draft, turn, tell)) turn.todo = [effect.otherwise, ...turn.todo];
      break;
    case 'lose-bottes':
      return loseBottes(draft, turn, effect.how, tell);
    case 'pay-botte':
      return payBotte(draft, turn, effect);
    case 'free-companion':
      return freeCompanion(draft, turn, tell);
    case 'draw':
      putCardUnder(draft, turn);
      return draw(draft, turn, 'sword', tell);
  }
  return false;
};

const putCardUnder = (draft: State, turn: Turn) => {
  if (turn.card !== null) putOrderUnder(draft, turn.card);
  turn.card = null;
};

/** Carries out what is left of a card until a ride begins, somebody is asked, or all is done. */
export const carryOut = (draft: State, turn: Turn, tell: Tell<Event>): boolean => {
  while (turn.stage === 'orders' && draft.phase === 'ride') {
    const [effect, ...rest] = turn.todo;
    if (effect === undefined) {
      putCardUnder(draft, turn);
      turn.stage = 'news';
      return false;
    }
    turn.todo = rest;
    if (obey(draft, turn, effect, tell)) return true;
  }
  return false;
};
