import type { Choice, Way } from '#games/trois/choices.ts';
import type { Observation } from './observation.ts';
import type { Offer } from './offer.ts';
import { backValue, rideValue } from './ride.ts';
import { isAhead } from './start.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** On the way back to the trapped rider (TRO.25) he stops where the rest would take him too far. */
const goBackBy = (points: number, seen: Observation, offer: Offer): Choice | null => {
  const on = offer.way('stairs') ?? offer.way('road') ?? offer.way('public');
  return backValue(seen, points) >= backValue(seen, 0) ? on : (offer.plain('stop') ?? on);
};

/** Which way to leave a place by, or to stop there: the ride that is worth most (TRO.12, TRO.RULING.9). */
export const leaveBy = (seen: Observation, offer: Offer): Choice | null => {
  if (seen.turn?.back === true) return goBackBy(seen.turn.points, seen, offer);
  const short = offer.way('france') ?? offer.way('shortcut');
  if (short !== null) return short;
  const stop = offer.plain('stop');
  const on = offer.way('public') ?? offer.way('road') ?? offer.way('sea');
  if (isAhead(seen)) return stop ?? on ?? offer.way('stairs');
  const points = seen.turn?.points ?? 0;
  const by = (way: Way): number => rideValue(seen, points, way);
  const [stairs, key] = [offer.way('stairs'), offer.botte('BS04')];
  let best = stop;
  let most = stop === null ? -Infinity : WEIGHTS.stay;
  const consider = (choice: Choice, value: number): void => {
    if (value <= most) return;
    best = choice;
    most = value;
  };
  if (on?.kind === 'way') consider(on, by(on.way));
  if (stairs !== null) consider(stairs, by('stairs'));
  if (key !== null) consider(key, by('stairs') - worthOf('BS04', seen));
  return best;
};

/** Before something closed a Botte that opens it is played, unless there is nothing to hurry for. */
export const passOrStop = (seen: Observation, offer: Offer): Choice | null => {
  const france = offer.way('france');
  if (france !== null) return france;
  const opener = offer.botte('BS03') ?? offer.botte('BS05');
  return opener !== null && !isAhead(seen) ? opener : offer.plain('stop');
};
