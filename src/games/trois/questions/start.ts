import type { Seat, Tell } from '#kernel/game.ts';
import type { Until } from '../cards/effects.ts';
import type { Choice } from '../choices.ts';
import { isDouble, rollDice, totalOf } from '../turn/dice.ts';
import type { Event } from '../events.ts';
import { turnUpGazette } from '../cards/news.ts';
import { holds, playBotte } from '../cards/hand.ts';
import { putOrderUnder } from '../cards/piles.ts';
import { saddle } from '../turn/ride.ts';
import { carrierOf, type State, type Turn } from '../state.ts';
import { canRide, keyFor } from '../board/ways.ts';

const canStart = (state: State, seat: Seat): boolean => canRide(state, seat, false) || canRide(state, seat, true);

/** A rider who can make no step is asked only if everybody knows that a Botte might help him (TRO.RULING.33). */
export const isAskedToStart = (state: State, { seat, fresh }: Turn): boolean => {
  if (canStart(state, seat)) return true;
  return state.musketeers[seat].bottes.length > 0 && (fresh || keyFor(state, seat, false) !== null);
};

/** TRO.16, TRO.RULING.27: since the studs were handed over, everybody but the carrier may ride a single square. */
const mayRideOne = (state: State, seat: Seat): boolean =>
  state.given && carrierOf(state) !== seat && state.musketeers[seat].hold === null;

/** Whether he can ride at all, be it with a Botte he holds. */
const hasKey = (state: State, seat: Seat): boolean => {
  const key = keyFor(state, seat, false);
  return key !== null && holds(state, seat, key);
};

export const askStart = (state: State, { seat, fresh }: Turn): Choice[] => {
  const choices: Choice[] = [];
  const can = canStart(state, seat);
  if (can || hasKey(state, seat)) {
    choices.push({ kind: 'roll' });
    if (mayRideOne(state, seat)) choices.push({ kind: 'one' });
  }
  if (!can) choices.push({ kind: 'wait' });
  if (fresh && holds(state, seat, 'BS08')) choices.push({ kind: 'botte', botte: 'BS08' });
  return choices;
};

/** TRO.RULING.33: his turn ends. After a double he has ridden in this turn and was not held up all of it. */
export const standBlocked = (draft: State, turn: Turn, tell: Tell<Event>) => {
  const { seat, fresh } = turn;
  if (fresh) draft.blocked = [...draft.blocked, seat];
  tell?.({ kind: 'blocked', seat, at: draft.musketeers[seat].at });
  turn.stage = 'end';
};

export const printNews = (draft: State, { seat }: Turn, tell: Tell<Event>) => {
  playBotte(draft, seat, 'BS08', tell);
  turnUpGazette(draft, 'printer', seat, tell);
};

/** TRO.16 */
export const rideOne = (draft: State, turn: Turn) => {
  turn.fresh = false;
  saddle(draft, turn, 'one', 1);
  turn.stage = 'rolled';
};

const isEnough = (dice: readonly number[], until: Until): boolean =>
  until === 'double' ? isDouble(dice) : totalOf(dice) >= until;

/** A hold is tried with two dice; the roll that ends it is the move. True if he is free to ride. */
const tryHold = (draft: State, { seat, dice }: Turn, tell: Tell<Event>): boolean => {
  const musketeer = draft.musketeers[seat];
  const { hold } = musketeer;
  if (hold === null) return true;
  const { card } = hold;
  const left = hold.attempts - 1;
  const enough = isEnough(dice, hold.until);
  if (!enough) tell?.({ kind: 'held', seat, card, left });
  if (enough || left === 0) {
    musketeer.hold = null;
    putOrderUnder(draft, card);
    tell?.({ kind: 'released', seat, card, how: enough ? 'roll' : 'attempts' });
  } else musketeer.hold = { ...hold, attempts: left };
  return enough;
};

/** TRO.10 */
export const roll = (draft: State, turn: Turn, tell: Tell<Event>) => {
  const { seat } = turn;
  const musketeer = draft.musketeers[seat];
  const { hold, oneDie } = musketeer;
  turn.fresh = false;
  turn.dice = rollDice(draft.rng, hold === null && oneDie !== null ? 1 : 2);
  tell?.({ kind: 'rolled', seat, dice: turn.dice, what: hold === null ? 'ride' : 'hold', reveals: true });
  if (hold === null && oneDie !== null) {
    musketeer.oneDie = null;
    putOrderUnder(draft, oneDie);
  }
  if (!tryHold(draft, turn, tell)) {
    turn.stage = 'end';
    return;
  }
  saddle(draft, turn, 'dice', totalOf(turn.dice));
  turn.again = isDouble(turn.dice) ? 'double' : null;
  turn.stage = 'rolled';
};
