import type { Seat } from '#kernel/game.ts';
import { type Bar, because, GATE_CLOSED } from '../bars.ts';
import { canRide, keyFor } from '../board/setting-out.ts';
import { type Heading, trapIsBehind } from '../board/ways.ts';
import { holds } from '../cards/hand.ts';
import type { Position } from '../position.ts';

/** Whether he can make a first step in this direction, be it with a Botte he holds. */
export const mayRide = (position: Position, seat: Seat, heading: Heading): boolean => {
  if (canRide(position, seat, heading)) return true;
  const key = keyFor(position, seat, heading);
  return key !== null && holds(position.musketeers[seat].bottes, key);
};

const ONLY_FOR_STUDS = because('TRO.25', 'only-for-studs');
/** TRO.25: backward only to the studs on the trapped rider. Past him nothing but the gate can keep a rider from it. */
export const backBar = (position: Position, seat: Seat): Bar | null => {
  if (!trapIsBehind(position, seat)) return ONLY_FOR_STUDS;
  return mayRide(position, seat, 'back') ? null : GATE_CLOSED;
};
