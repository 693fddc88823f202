import { PLACES_ONLY } from '../bars.ts';
import { isRest } from '../board/landings.ts';
import { layOpen, reachBottes } from '../bottes/bottes.ts';
import { rideBy } from '../turn/ride.ts';
import { barBesides, besides } from './besides.ts';
import { STOP } from './plain.ts';
import { onTurn, type RideQuestion, unasked } from './question.ts';
import { reachWays } from './reach-ways.ts';

/** TRO.12, TRO.RULING.9: where several ways part, and where he may stop. */
export const way: RideQuestion = {
  who: onTurn,
  reach(position, turn, seat, choices) {
    reachWays(position, turn, seat, choices);
    choices.push(STOP);
    reachBottes(position, turn, seat, choices);
  },
  beyond: besides,
  bar(position, turn, choice, seat) {
    if (choice.kind !== 'stop') return barBesides(position, turn, choice, seat);
    return turn.path.length > 1 && isRest(position.musketeers[seat].at) ? null : PLACES_ONLY;
  },
  answer(draft, turn, choice, _seat, tell) {
    switch (choice.kind) {
      case 'way':
        return rideBy(draft, turn, choice.way, tell);
      case 'stop':
        turn.points = 0;
        return false;
      case 'botte':
        return layOpen(draft, turn, choice.botte, tell);
      default:
        throw unasked(choice);
    }
  },
};
