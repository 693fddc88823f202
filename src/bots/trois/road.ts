import { isPlace, type Space, signOf, TRAP } from '#games/trois/board/board.ts';
import type { Way } from '#games/trois/choices.ts';
import { behind, toGo } from '#games/trois/board/route.ts';
import type { Leg } from '#games/trois/state.ts';
import { stepOn } from '#games/trois/board/steps.ts';

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

const NEXT_LEG: Readonly<Record<Leg, Leg>> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 5 };
const endsLeg = (space: Space): boolean => space === 'BON' || space === 'QUEEN' || space === 'BUCK';

/** One step on a way. */
export const stepFrom = ({ at, leg }: Spot, way: Way): Spot => {
  const to = stepOn(way, at, leg);
  if (way === 'france' || way === 'shortcut') return { at: to, leg: 5 };
  return { at: to, leg: endsLeg(to) ? NEXT_LEG[leg] : leg };
};

/** How far back it is to the nearest such space; a card pushes nobody beyond the last place (TRO.RULING.20). */
export const backTo = ({ at, leg }: Spot, what: 'gazette' | 'place', most: number): number => {
  let space = at;
  for (let back = 0; ; back++) {
    if (back === most || isPlace(space) || (back > 0 && what === 'gazette' && signOf(space) === 'gazette')) return back;
    space = behind(space, leg);
  }
};
