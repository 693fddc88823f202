import type { Choice } from '#games/trois/choices.ts';
import type { Offer } from './offer.ts';
import { backValue, rideValue, usualRideValue } from './ride.ts';
import type { Sight } from './sight.ts';
import { isAhead } from './start.ts';
import { WEIGHTS as W } from './weights.ts';

/** What the relay horse adds (BS06). */
const HORSE = 6;

const isDouble = ([one, other]: readonly number[]): boolean => other !== undefined && one === other;

/** The dice lie there: where they lead, whether backward is better, and whether a Botte helps. */
export const rolled = (sight: Sight, offer: Offer): Choice | null => {
  const { points, dice } = sight.turn ?? { points: 0, dice: [] };
  const back = offer.plain('back');
  const backward = (squares: number): number => (back === null ? -Infinity : backValue(sight, squares));
  const forward = rideValue(sight, points);
  const best = Math.max(forward, backward(points));
  if (!isAhead(sight)) {
    const horse = offer.botte('BS06');
    const [farther, farBack] = [rideValue(sight, points + HORSE), backward(points + HORSE)];
    if (horse !== null && Math.max(farther, farBack) - best >= W.horse) return horse;
    const hand = offer.botte('BS07');
    const another = W.turn / 6; // a double
    const kept = best + (isDouble(dice) ? W.turn : 0);
    if (hand !== null && usualRideValue(sight) + another - kept >= W.hand) return hand;
  }
  return backward(points) > forward ? back : offer.plain('ride');
};
