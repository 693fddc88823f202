import { because } from '../bars.ts';
import { keyFitsStairs } from '../board/ways.ts';
import { rideBy } from '../turn/ride.ts';
import type { Botte } from './botte.ts';

// Each opens a way once, and he takes it.

/** Passes the closed gate. */
export const captainsPass: Botte = {
  prompts: ['gate'],
  moment: because('TRO.15', 'moment-gate'),
  play: (draft, turn, tell) => rideBy(draft, turn, 'road', tell),
};

/** Enters the stairs, whatever their state and wherever Mme Bonacieux is. */
export const keyOfTheStairs: Botte = {
  prompts: ['way'],
  fits(position, { seat, back }) {
    const { at, leg } = position.musketeers[seat];
    return keyFitsStairs(position, at, leg) && !(back && at === 'BON');
  },
  moment: because('TRO.15', 'moment-passage'),
  play: (draft, turn, tell) => rideBy(draft, turn, 'stairs', tell),
};

/** Crosses without a boat. */
export const smugglersBoat: Botte = {
  prompts: ['port'],
  moment: because('TRO.15', 'moment-channel'),
  play: (draft, turn, tell) => rideBy(draft, turn, 'sea', tell),
};
