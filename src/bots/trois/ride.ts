import { signOf } from '#games/trois/board/board.ts';
import { waysFrom } from '#games/trois/board/ways.ts';
import type { Way } from '#games/trois/choices.ts';
import { isCarrier } from '#games/trois/facts.ts';
import { drawCost } from './costs.ts';
import { rollsOf, turnsFrom } from './hunt.ts';
import { hindrance, usualHindrance } from './news.ts';
import type { Sight } from './observation.ts';
import { DUKE_MILE, GOAL, mileOf, type Spot, stepFrom, TRAP_MILE } from './road.ts';
import { WEIGHTS } from './weights.ts';

interface Ride {
  readonly end: Spot;
  readonly gazette: boolean;
}

/** The ways a rider takes where he may, the best first; the others are taken for want of these. */
const SHORT: readonly Way[] = ['france', 'shortcut', 'stairs'];

const wayFrom = (sight: Sight, { at, leg }: Spot): Way | null => {
  const ways = waysFrom(sight, at, leg);
  if (ways.length < 2) return ways[0] ?? null;
  return SHORT.find(way => ways.includes(way)) ?? ways[0];
};

/** Where so many points take him whose turn it is, by the shortest ways, and first by `way` if it is given. */
const rideOn = (sight: Sight, points: number, way: Way | null): Ride => {
  let spot: Spot = sight.musketeers[sight.seat];
  let gazette = false;
  for (let ridden = 0; ridden < points; ridden++) {
    const by = ridden === 0 && way !== null ? way : wayFrom(sight, spot);
    if (by === null) break;
    spot = stepFrom(spot, by);
    if (signOf(spot.at) === 'gazette') gazette = true;
  }
  return { end: spot, gazette };
};

/** Whether the studs lie on the trapped rider and this musketeer may hunt for them (TRO.25). */
export const isHunting = ({ seat, studs, musketeers }: Sight): boolean =>
  musketeers[seat].leg === 5 && studs.where === 'square' && mileOf({ at: studs.at, leg: 5 }) === TRAP_MILE;

const hunt = (mile: number): number => -WEIGHTS.turn * turnsFrom(Math.abs(mile - TRAP_MILE));

/** What the move does about the studs, in squares. */
const studsGain = (sight: Sight, from: number, to: number): number => {
  const { seat, studs, musketeers } = sight;
  if (studs.where === 'buckingham') return to >= DUKE_MILE ? WEIGHTS.studs : 0;
  if (isHunting(sight)) return hunt(to);
  if (studs.where === 'square') {
    const lying = mileOf({ at: studs.at, leg: 5 });
    return lying !== TRAP_MILE && from < lying && to >= lying ? WEIGHTS.studs : 0;
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
export const rideValue = (sight: Sight, points: number, way: Way | null = null): number => {
  const { end, gazette } = rideOn(sight, points, way);
  const [from, to] = [mileOf(sight.musketeers[sight.seat]), mileOf(end)];
  const gain = studsGain(sight, from, to);
  const sign = signOf(end.at);
  const risk = sign === null ? 0 : drawCost(sign, sight);
  if (isHunting(sight)) return gain - risk;
  const relief = gazette ? (hindrance(end, sight.news) - usualHindrance(end)) / 2 : 0;
  const idle = to >= GOAL && gain <= 0 && !isCarrier(sight, sight.seat) ? WEIGHTS.idle : 0;
  return to - from + gain - risk + relief - idle;
};

/** The same backward, for the studs on the trapped rider: nothing else counts there. */
export const backValue = (sight: Sight, points: number): number => hunt(mileOf(sight.musketeers[sight.seat]) - points);

/** What two dice would bring on average. */
export const usualRideValue = (sight: Sight): number => {
  const hunting = isHunting(sight);
  let sum = 0;
  for (let total = 2; total <= 12; total++) {
    const forward = rideValue(sight, total);
    sum += rollsOf(total) * (hunting ? Math.max(forward, backValue(sight, total)) : forward);
  }
  return sum / 36;
};
