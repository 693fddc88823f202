import type { Choice, Way } from '#games/trois/choices.ts';
import type { Sight } from './observation.ts';
import type { Offer } from './offer.ts';
import { backValue, rideValue } from './ride.ts';
import { isAhead } from './start.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** On the way back to the trapped rider (TRO.25) he stops where the rest would take him too far. */
const goBackBy = (points: number, sight: Sight, offer: Offer): Choice | null => {
  const on = offer.way('stairs') ?? offer.way('road') ?? offer.way('public');
  return backValue(sight, points) >= backValue(sight, 0) ? on : (offer.plain('stop') ?? on);
};

/** Which way to leave a place by, or to stop there: the ride that is worth most (TRO.12, TRO.RULING.9). */
export const leaveBy = (sight: Sight, offer: Offer): Choice | null => {
  if (sight.turn?.back === true) return goBackBy(sight.turn.points, sight, offer);
  const short = offer.way('france') ?? offer.way('shortcut');
  if (short !== null) return short;
  const stop = offer.plain('stop');
  const on = offer.way('public') ?? offer.way('road') ?? offer.way('sea');
  if (isAhead(sight)) return stop ?? on ?? offer.way('stairs');
  const points = sight.turn?.points ?? 0;
  const by = (way: Way): number => rideValue(sight, points, way);
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
  if (key !== null) consider(key, by('stairs') - worthOf('BS04', sight));
  return best;
};

/** Before something closed a Botte that opens it is played, unless there is nothing to hurry for. */
export const passOrStop = (sight: Sight, offer: Offer): Choice | null => {
  const france = offer.way('france');
  if (france !== null) return france;
  const opener = offer.botte('BS03') ?? offer.botte('BS05');
  return opener !== null && !isAhead(sight) ? opener : offer.plain('stop');
};
