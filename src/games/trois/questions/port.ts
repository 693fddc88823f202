import { layOpen } from '../bottes/bottes.ts';
import { halt, rideBy } from '../turn/ride.ts';
import { barBesides, besides } from './besides.ts';
import { onTurn, type RideQuestion, unasked } from './question.ts';
import { reachOnward } from './reach-onward.ts';

/** No boat on this side (TRO.RULING.4); a late rider may go on through France (TRO.26). */
export const port: RideQuestion = {
  who: onTurn,
  reach: reachOnward,
  beyond: besides,
  bar: (position, turn, choice, seat) => (choice.kind === 'stop' ? null : barBesides(position, turn, choice, seat)),
  answer(draft, turn, choice, _seat, tell) {
    switch (choice.kind) {
      case 'way':
        return rideBy(draft, turn, choice.way, tell);
      case 'stop':
        halt(draft, turn, tell);
        return false;
      case 'botte':
        return layOpen(draft, turn, choice.botte, tell);
      default:
        throw unasked(choice);
    }
  },
};
