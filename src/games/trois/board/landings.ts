import type { Seat } from '#kernel/game.ts';
import type { Way } from '../choices.ts';
import { carrierOf, LEG_ENDS, type Leg } from '../state.ts';
import { type Space, TRAP } from './board.ts';
import { behind, onward } from './route.ts';
import { stepBack, stepOn } from './steps.ts';
import { type Field, type Heading, isTaken, waysBack, waysFrom } from './ways.ts';

/** TRO.12: where a rider with points left may stop. */
export const isRest = (space: Space): boolean => space === 'BON' || space === 'QUEEN' || space === 'BUCK';

/** TRO.11: the spaces from a taken square to the first free one behind it; he who rides backward comes from the other side. */
export const wayToFree = (field: Field, seat: Seat, at: Space, leg: Leg, heading: Heading): readonly Space[] => {
  const path: Space[] = [at];
  for (let space = at; isTaken(field, space, seat); path.push(space))
    space = heading === 'back' ? onward(space, leg) : behind(space, leg);
  return path;
};

/** The leg he is on once he has come to a space by a way (TRO.2, TRO.26, TRO.27). */
export const legAfter = (space: Space, leg: Leg, way: Way): Leg => {
  if (way === 'france' || way === 'shortcut') return 5;
  return leg !== 5 && space === LEG_ENDS[leg] ? ((leg + 1) as Leg) : leg;
};

/** A ride under way, as much of it as decides where it can end. */
export interface Riding {
  readonly seat: Seat;
  /** Squares still to ride. */
  readonly points: number;
  readonly heading: Heading;
  /** The way of his first step, where he has chosen it. */
  readonly by?: Way;
}

/**
 * Every space on which a ride can end, as far as no Botte helps: where ways part there are several, and at each place
 * of rest on the way he may stop. Nobody's cards matter, so whoever sees the board can see this.
 */
export const landings = (
  field: Field & Parameters<typeof carrierOf>[0],
  { seat, points, heading, by }: Riding,
): readonly Space[] => {
  const found = new Set<Space>();
  const back = heading === 'back';
  const carries = carrierOf(field) === seat;

  const end = (at: Space, leg: Leg) => {
    // The studs he leaves with the trapped rider make room there for two (TRO.25, TRO.RULING.25).
    const stays = at === TRAP && carries;
    found.add(stays ? at : (wayToFree(field, seat, at, leg, heading).at(-1) ?? at));
  };
  const waysOn = (at: Space, leg: Leg, moved: boolean): readonly Way[] => {
    if (!moved && by !== undefined) return [by];
    return back ? waysBack(field, at, leg) : waysFrom(field, at, leg);
  };
  const go = (at: Space, leg: Leg, left: number, moved: boolean) => {
    const ways = left === 0 ? [] : waysOn(at, leg, moved);
    if (ways.length === 0 || (moved && isRest(at))) end(at, leg);
    for (const way of ways) {
      const next = back ? stepBack(way, at, leg) : stepOn(way, at, leg);
      go(next, legAfter(next, leg, way), left - 1, true);
    }
    // On through France is offered, never imposed: he may wait for a boat instead (TRO.26).
    if ((moved || by === undefined) && ways[0] === 'france') end(at, leg);
  };
  const { at, leg } = field.musketeers[seat];
  go(at, leg, points, false);
  return [...found];
};
