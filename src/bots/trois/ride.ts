import { signOf, TRAP } from '#games/trois/board/board.ts';
import { waysFrom } from '#games/trois/board/ways.ts';
import type { Way } from '#games/trois/choices.ts';
import { isCarrier } from '#games/trois/facts.ts';
import { drawCost } from './costs.ts';
import { rollsOf, turnsToHit } from './hunt.ts';
import { hindrance, usualHindrance } from './news.ts';
import type { Observation } from './observation.ts';
import { DUKE_MILE, GOAL, mileOf, type Spot, stepFrom, TRAP_MILE } from './road.ts';
import { WEIGHTS } from './weights.ts';

interface Ride {
  readonly end: Spot;
  readonly gazette: boolean;
}

/** The ways a rider takes where he may, the best first; the others are taken for want of these. */
const SHORT: readonly Way[] = ['france', 'shortcut', 'stairs'];

const wayFrom = (seen: Observation, { at, leg }: Spot): Way | null => {
  const ways = waysFrom(seen, at, leg);
  if (ways.length < 2) return ways[0] ?? null;
  return SHORT.find(way => ways.includes(way)) ?? ways[0];
};

/** Where so many points take him whose turn it is, by the shortest ways, and first by `way` if it is given. */
const rideOn = (seen: Observation, points: number, way: Way | null): Ride => {
  let spot: Spot = seen.musketeers[seen.seat];
  let gazette = false;
  for (let ridden = 0; ridden < points; ridden++) {
    const by = ridden === 0 && way !== null ? way : wayFrom(seen, spot);
    if (by === null) break;
    spot = stepFrom(spot, by);
    if (signOf(spot.at) === 'gazette') gazette = true;
  }
  return { end: spot, gazette };
};

/** Whether the studs lie on the trapped rider and this musketeer may hunt for them (TRO.25). */
export const isHunting = ({ seat, studs, musketeers }: Observation): boolean =>
  musketeers[seat].leg === 5 && studs.where === 'square' && studs.at === TRAP;

const hunt = (mile: number): number => -WEIGHTS.turn * turnsToHit(Math.abs(mile - TRAP_MILE));

/** What the move does about the studs, in squares. */
const studsGain = (seen: Observation, from: number, to: number): number => {
  const { seat, studs, musketeers } = seen;
  if (studs.where === 'buckingham') return to >= DUKE_MILE ? WEIGHTS.studs : 0;
  if (isHunting(seen)) return hunt(to);
  if (studs.where === 'square') {
    const lying = mileOf({ at: studs.at, leg: 5 });
    return studs.at !== TRAP && from < lying && to >= lying ? WEIGHTS.studs : 0;
  }
  const carried = mileOf(musketeers[studs.seat]);
  if (studs.seat === seat) {
    if (from < TRAP_MILE && to >= TRAP_MILE) return WEIGHTS.trapped * (hunt(to) - WEIGHTS.studs);
    return to >= GOAL ? WEIGHTS.victory : 0;
  }
  if (from > carried || to <= carried) return 0;
  if (carried < TRAP_MILE && to >= TRAP_MILE) return WEIGHTS.studs / 3; // they stay with the trapped rider (TRO.RULING.22)
  return to >= GOAL ? WEIGHTS.victory : WEIGHTS.studs; // TRO.23, TRO.RULING.23
};

/** What a ride of so many points is worth to him whose turn it is, in squares. */
export const rideValue = (seen: Observation, points: number, way: Way | null = null): number => {
  const { end, gazette } = rideOn(seen, points, way);
  const [from, to] = [mileOf(seen.musketeers[seen.seat]), mileOf(end)];
  const gain = studsGain(seen, from, to);
  const sign = signOf(end.at);
  const risk = sign === null ? 0 : drawCost(sign, seen);
  if (isHunting(seen)) return gain - risk;
  const relief = gazette ? (hindrance(end, seen.news) - usualHindrance(end)) / 2 : 0;
  const idle = to >= GOAL && gain <= 0 && !isCarrier(seen, seen.seat) ? WEIGHTS.idle : 0;
  return to - from + gain - risk + relief - idle;
};

/** The same backward, for the studs on the trapped rider: nothing else counts there. */
export const backValue = (seen: Observation, points: number): number =>
  hunt(mileOf(seen.musketeers[seen.seat]) - points);

/** What two dice would bring on average. */
export const usualRideValue = (seen: Observation): number => {
  const hunting = isHunting(seen);
  let sum = 0;
  for (let total = 2; total <= 12; total++) {
    const forward = rideValue(seen, total);
    sum += rollsOf(total) * (hunting ? Math.max(forward, backValue(seen, total)) : forward);
  }
  return sum / 36;
};
