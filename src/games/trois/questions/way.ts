import { isRest } from '../board/landings.ts';
import { layOpen } from '../bottes/bottes.ts';
import { rideBy } from '../turn/ride.ts';
import { barBesides, besides, PLACES_ONLY } from './besides.ts';
import { onTurn, type RideQuestion, unasked } from './question.ts';
import { reachOnward } from './reach-onward.ts';

/** TRO.12, TRO.RULING.9: where several ways part, and where he may stop. */
export const way: RideQuestion = {
  who: onTurn,
  reach: reachOnward,
  beyond: besides,
  bar(position, turn, choice, seat) {
    if (choice.kind !== 'stop') return barBesides(position, turn, choice, seat);
    return turn.path.length > 1 && isRest(position.musketeers[seat].at) ? null : PLACES_ONLY;
  },
  answer(draft, turn, choice, _seat, tell) {
    if (choice.kind === 'way') return rideBy(draft, turn, choice.way, tell);
    if (choice.kind === 'botte') return layOpen(draft, turn, choice.botte, tell);
    if (choice.kind !== 'stop') throw unasked(choice);
    turn.points = 0;
    return false;
  },
};
