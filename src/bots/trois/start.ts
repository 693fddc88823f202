import { GAZETTES } from '#games/trois/cards/gazettes.ts';
import type { Choice } from '#games/trois/choices.ts';
import { isOneSquareBetter } from './hunt.ts';
import { hindrance, usualHindrance } from './news.ts';
import type { Observation } from './observation.ts';
import type { Offer } from './offer.ts';
import { isHunting } from './ride.ts';
import { mileOf, TRAP_MILE } from './road.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Whether the studs are behind this musketeer on the way home: nothing is to be won until their carrier has passed him
 * (TRO.RULING.22), so the shorter his rides, the better.
 */
export const isAhead = (seen: Observation): boolean => {
  const { seat, studs, musketeers } = seen;
  if (musketeers[seat].leg < 5 || studs.where === 'buckingham' || isHunting(seen)) return false;
  const mile = mileOf(musketeers[seat]);
  if (studs.where === 'square') return mileOf({ at: studs.at, leg: 5 }) <= mile;
  return studs.seat !== seat && mileOf(musketeers[studs.seat]) < mile;
};

const wantsOtherNews = ({ musketeers, seat, news, nextGazette }: Observation): boolean => {
  const spot = musketeers[seat];
  const next = nextGazette === null ? usualHindrance(spot) : hindrance(spot, GAZETTES[nextGazette]);
  return hindrance(spot, news) - next >= WEIGHTS.bribe;
};

/** The turn begins: the dice, unless one square serves better (TRO.16), and other news where these hinder. */
export const start = (seen: Observation, offer: Offer): Choice | null => {
  const printer = offer.botte('BS08');
  if (printer !== null && !isAhead(seen) && wantsOtherNews(seen)) return printer;
  const one = offer.plain('one');
  if (one !== null) {
    if (isHunting(seen) && isOneSquareBetter(Math.abs(mileOf(seen.musketeers[seen.seat]) - TRAP_MILE))) return one;
    if (isAhead(seen)) return one;
  }
  return offer.plain('roll') ?? one ?? offer.plain('wait');
};
