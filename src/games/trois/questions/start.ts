import type { Seat } from '#kernel/game.ts';
import { type Bar, because, WAIT_AT_QUEEN } from '../bars.ts';
import { canSetOut } from '../board/setting-out.ts';
import { layOpen, reachBottes } from '../bottes/bottes.ts';
import type { Position } from '../position.ts';
import { carrierOf } from '../state.ts';
import { rideOne, roll, standBlocked } from '../turn/start.ts';
import { backBar, mayRide } from './back.ts';
import { barBesides, besides } from './besides.ts';
import { BACK, ONE, ROLL, STOP, WAIT } from './plain.ts';
import { onTurn, type RideQuestion, unasked } from './question.ts';

const CANNOT_MOVE = because('TRO.RULING.33', 'cannot-move');
/** Nobody rolls who can make no step, not even by a Botte he holds. */
const rollBar = (position: Position, seat: Seat): Bar | null => {
  if (mayRide(position, seat, 'on') || canSetOut(position, seat)) return null;
  return position.musketeers[seat].at === 'QUEEN' ? WAIT_AT_QUEEN : CANNOT_MOVE;
};

const STUDS_NOT_GIVEN = because('TRO.16', 'studs-not-given');
const CARRIER_ROLLS = because('TRO.16', 'carrier-rolls');
const HELD_ROLLS = because('TRO.13', 'held-rolls');
/** TRO.16, TRO.RULING.27: since the studs were handed over, everybody but the carrier may ride a single square. */
const oneBar = (position: Position, seat: Seat): Bar | null => {
  if (!position.given) return STUDS_NOT_GIVEN;
  if (carrierOf(position) === seat) return CARRIER_ROLLS;
  return position.musketeers[seat].hold === null ? rollBar(position, seat) : HELD_ROLLS;
};

/** The turn begins, or goes on after a double. */
export const start: RideQuestion = {
  who: onTurn,
  reach(position, turn, seat, choices) {
    choices.push(ROLL, ONE);
    if (!canSetOut(position, seat)) choices.push(WAIT); // TRO.RULING.33
    reachBottes(position, turn, seat, choices);
  },
  beyond(position, turn, seat, choices) {
    // Back to the studs is for after the roll.
    if (backBar(position, seat) !== null) choices.push(BACK);
    choices.push(STOP);
    besides(position, turn, seat, choices);
  },
  bar(position, turn, choice, seat) {
    switch (choice.kind) {
      case 'roll':
        return rollBar(position, seat);
      case 'one':
        return oneBar(position, seat);
      case 'wait':
        return null;
      default:
        return barBesides(position, turn, choice, seat);
    }
  },
  answer(draft, turn, choice, _seat, tell) {
    switch (choice.kind) {
      case 'roll':
        roll(draft, turn, tell);
        return false;
      case 'one':
        rideOne(draft, turn);
        return false;
      case 'wait':
        standBlocked(draft, turn, tell);
        return false;
      case 'botte':
        return layOpen(draft, turn, choice.botte, tell);
      default:
        throw unasked(choice);
    }
  },
};
