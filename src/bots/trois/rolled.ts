import { RELAY } from '#games/trois/bottes/after-roll.ts';
import type { Choice } from '#games/trois/choices.ts';
import { isDouble } from '#games/trois/turn/dice.ts';
import type { Observation } from './observation.ts';
import type { Offer } from './offer.ts';
import { backValue, rideValue, usualRideValue } from './ride.ts';
import { isAhead } from './start.ts';
import { WEIGHTS } from './weights.ts';

/** The dice lie there: where they lead, whether backward is better, and whether a Botte helps. */
export const rolled = (seen: Observation, offer: Offer): Choice | null => {
  const { points, dice } = seen.turn ?? { points: 0, dice: [] };
  const back = offer.plain('back');
  const backward = (squares: number): number => (back === null ? -Infinity : backValue(seen, squares));
  const forward = rideValue(seen, points);
  const best = Math.max(forward, backward(points));
  if (!isAhead(seen)) {
    const horse = offer.botte('BS06');
    const [farther, farBack] = [rideValue(seen, points + RELAY), backward(points + RELAY)];
    if (horse !== null && Math.max(farther, farBack) - best >= WEIGHTS.horse) return horse;
    const hand = offer.botte('BS07');
    const another = WEIGHTS.turn / 6; // a double
    const kept = best + (isDouble(dice) ? WEIGHTS.turn : 0);
    if (hand !== null && usualRideValue(seen) + another - kept >= WEIGHTS.hand) return hand;
  }
  return backward(points) > forward ? back : offer.plain('ride');
};
