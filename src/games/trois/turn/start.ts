import type { Tell } from '#kernel/game.ts';
import type { Heading } from '../board/ways.ts';
import type { Until } from '../cards/effects.ts';
import { putOrderUnder } from '../cards/piles.ts';
import type { Event } from '../events.ts';
import type { State, Turn } from '../state.ts';
import { isDouble, rollDice, totalOf } from './dice.ts';
import { saddle } from './ride.ts';

/** TRO.RULING.33: his turn ends. After a double he has ridden in this turn and was not held up all of it. */
export const standBlocked = (draft: State, turn: Turn, tell: Tell<Event>) => {
  const { seat, fresh } = turn;
  if (fresh) draft.blocked = [...draft.blocked, seat];
  tell?.({ kind: 'blocked', seat, at: draft.musketeers[seat].at });
  turn.stage = 'end';
};

/** TRO.16 */
export const rideOne = (draft: State, turn: Turn) => {
  turn.fresh = false;
  saddle(draft, turn, 'one', 1);
  turn.stage = 'rolled';
};

/** Whether a roll ends a hold (TRO.13). */
export const isEnough = (dice: readonly number[], until: Until): boolean =>
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

/** The direction is chosen, and the ride begins. */
export const rideThere = (turn: Turn, heading: Heading) => {
  turn.back = heading === 'back';
  turn.stage = 'ride';
};
