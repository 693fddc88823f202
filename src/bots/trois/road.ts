import { isPlace, type Space, TRAP } from '#games/trois/board/board.ts';
import { legAfter } from '#games/trois/board/landings.ts';
import { toGo } from '#games/trois/board/route.ts';
import { stepOn } from '#games/trois/board/steps.ts';
import type { Way } from '#games/trois/choices.ts';
import { isGazette, pathBack } from '#games/trois/orders/moves.ts';
import type { Leg } from '#games/trois/state.ts';

/** Where a rider is: some spaces are passed on more than one leg. */
export interface Spot {
  readonly at: Space;
  readonly leg: Leg;
}

/** The whole way, in squares. */
export const GOAL = toGo('CASTLE_AR', 1);

/** How far a rider has come, in squares by the public way. */
export const mileOf = ({ at, leg }: Spot): number => GOAL - toGo(at, leg);

export const DUKE_MILE = mileOf({ at: 'BUCK', leg: 5 });
export const TRAP_MILE = mileOf({ at: TRAP, leg: 5 });
/** Where the road comes to the sea, out and home. */
export const SEA_MILES: readonly number[] = [mileOf({ at: 'CAL', leg: 4 }), mileOf({ at: 'DOV', leg: 5 })];

/** One step on a way. */
export const stepFrom = ({ at, leg }: Spot, way: Way): Spot => {
  const to = stepOn(way, at, leg);
  return { at: to, leg: legAfter(to, leg, way) };
};

/** How far back it is to the nearest such space; a card pushes nobody beyond the last place (TRO.RULING.20). */
export const backTo = ({ at, leg }: Spot, what: 'gazette' | 'place', most: number): number =>
  pathBack(at, leg, most, what === 'gazette' ? isGazette : isPlace).length - 1;
