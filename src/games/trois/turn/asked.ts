import type { Seat } from '#kernel/game.ts';
import { canRide, canSetOut, keyFor } from '../board/setting-out.ts';
import type { Heading } from '../board/ways.ts';
import type { State, Turn } from '../state.ts';
import { rideThere } from './start.ts';

// Whether somebody is asked at all: it depends on how many Bottes he holds, never on which.

/** A rider who can make no step is asked only if everybody knows that a Botte might help him (TRO.RULING.33). */
export const isAskedToStart = (state: State, { seat, fresh }: Turn): boolean => {
  if (canSetOut(state, seat)) return true;
  return state.musketeers[seat].bottes.length > 0 && (fresh || keyFor(state, seat, 'on') !== null);
};

/** Whether, for all that everybody knows, he might ride in this direction. */
const mightRide = (state: State, seat: Seat, heading: Heading): boolean =>
  canRide(state, seat, heading) || (state.musketeers[seat].bottes.length > 0 && keyFor(state, seat, heading) !== null);

/** He chooses a direction (TRO.RULING.26) or plays a Botte; where there is nothing to choose he rides. */
export const ponder = (state: State, turn: Turn): boolean => {
  const { seat, mode } = turn;
  const armed = mode === 'dice' && state.musketeers[seat].bottes.length > 0;
  const back = mightRide(state, seat, 'back');
  if (armed || (back && mightRide(state, seat, 'on'))) {
    turn.prompt = 'rolled';
    return true;
  }
  rideThere(turn, back ? 'back' : 'on');
  return false;
};
