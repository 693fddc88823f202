import type { BotteId } from '#games/trois/cards/bottes.ts';
import type { Observation } from './observation.ts';
import { mileOf, SEA_MILES, TRAP_MILE } from './road.ts';
import { WEIGHTS } from './weights.ts';

/** What a Botte is worth in the hand, in squares. */
export const worthOf = (botte: BotteId, { musketeers, seat }: Observation): number => {
  const mile = mileOf(musketeers[seat]);
  switch (botte) {
    case 'BS01':
      return WEIGHTS.parry;
    case 'BS02':
      return WEIGHTS.antidote;
    case 'BS03':
      return WEIGHTS.pass;
    case 'BS04':
      return WEIGHTS.key;
    case 'BS05': {
      const crossings = SEA_MILES.filter(sea => sea >= mile).length;
      return crossings * WEIGHTS.boat;
    }
    case 'BS06':
      return WEIGHTS.relay;
    case 'BS07':
      return WEIGHTS.steadyHand;
    case 'BS08':
      return WEIGHTS.printer;
    case 'BS09':
      return mile < TRAP_MILE ? WEIGHTS.ruse : WEIGHTS.ruseLate;
  }
};

/** What giving up the least of his Bottes costs. */
export const cheapest = (seen: Observation): number =>
  seen.hand.reduce((least, botte) => Math.min(least, worthOf(botte, seen)), Infinity);
