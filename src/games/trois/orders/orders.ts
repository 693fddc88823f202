import type { Tell } from '#kernel/game.ts';
import { isPlace } from '../board/board.ts';
import type { Effect } from '../cards/effects.ts';
import { putOrderUnder } from '../cards/piles.ts';
import type { Event } from '../events.ts';
import type { State, Turn } from '../state.ts';
import { rollDice } from '../turn/dice.ts';
import { draw } from '../turn/land.ts';
import { leaveStuds } from '../turn/studs.ts';
import { loseAny, loseBottes, payBotte } from './bottes.ts';
import { backward, forward, isGazette, noGoal, othersForward } from './moves.ts';
import { afterDrop, type Settled, settled } from './settled.ts';
import { inVain } from './vain.ts';
import { freeCompanion, hold, oneDie, skip } from './waits.ts';

/** How each effect is carried out; true if he is asked something. */
type Orders = {
  readonly [Op in Settled['op']]: (
    draft: State,
    turn: Turn,
    effect: Extract<Settled, { op: Op }>,
    tell: Tell<Event>,
  ) => boolean | undefined;
};

const test = (draft: State, turn: Turn, least: number, failed: Effect, tell: Tell<Event>) => {
  const { seat } = turn;
  const dice = rollDice(draft.rng, 1);
  tell?.({ kind: 'rolled', seat, dice, what: 'test', reveals: true });
  const passed = dice[0] >= least;
  tell?.({ kind: 'tested', seat, die: dice[0], passed });
  if (!passed) turn.todo = [failed, ...turn.todo];
};

const EFFECTS: Orders = {
  none(_, turn, _effect, tell) {
    inVain(turn, 'spies', tell); // only cards that need spies come to nothing
  },
  'in-order'(_, turn, { effects }) {
    turn.todo = [...effects, ...turn.todo];
  },
  skip(draft, turn, { turns }, tell) {
    skip(draft, turn, turns, tell);
  },
  hold(draft, turn, { until, attempts }, tell) {
    hold(draft, turn, until, attempts, tell);
  },
  'one-die'(draft, turn, _effect, tell) {
    oneDie(draft, turn, tell);
  },
  'extra-roll'(_, turn) {
    turn.again = 'card';
  },
  back(draft, { seat }, { squares }, tell) {
    backward(draft, seat, squares, noGoal, tell);
  },
  'back-to'(draft, { seat }, { what, most }, tell) {
    backward(draft, seat, most, what === 'gazette' ? isGazette : isPlace, tell);
  },
  forward(draft, turn, { squares }) {
    forward(draft, turn, squares, 'end');
  },
  'forward-to-gazette'(draft, turn, { most }) {
    forward(draft, turn, most, 'gazette');
  },
  'others-forward'(draft, turn, { squares }, tell) {
    othersForward(draft, turn, squares, tell);
  },
  'drop-studs'(draft, turn, effect, tell) {
    leaveStuds(draft, turn.seat, tell);
    turn.todo = [...afterDrop(effect), ...turn.todo];
  },
  test(draft, turn, { least, failed }, tell) {
    test(draft, turn, least, failed, tell);
  },
  'lose-botte'(draft, turn, { otherwise }, tell) {
    if (!loseAny(draft, turn, tell)) turn.todo = [otherwise, ...turn.todo];
  },
  'lose-bottes': (draft, turn, { how }, tell) => loseBottes(draft, turn, how, tell),
  'pay-botte': (draft, turn, effect) => payBotte(draft, turn, effect),
  'free-companion': (draft, turn, _effect, tell) => freeCompanion(draft, turn, tell),
  draw(draft, turn, _effect, tell) {
    putCardUnder(draft, turn);
    return draw(draft, turn, 'sword', tell);
  },
};

/** Carries one effect out; true if he is asked something. */
const obey = (draft: State, turn: Turn, given: Effect, tell: Tell<Event>): boolean => {
  const effect = settled(draft, turn.seat, given);
  const order = EFFECTS[effect.op] as (
    draft: State,
    turn: Turn,
    effect: Settled,
    tell: Tell<Event>,
  ) => boolean | undefined;
  return order(draft, turn, effect, tell) === true;
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
