import { rideBy } from '../turn/ride.ts';
import { besides } from './besides.ts';
import { barNoFurther, goNoFurther } from './no-further.ts';
import { onTurn, type RideQuestion } from './question.ts';
import { reachOnward } from './reach-onward.ts';

/** No boat on this side (TRO.RULING.4); a late rider may go on through France (TRO.26). */
export const port: RideQuestion = {
  who: onTurn,
  reach: reachOnward,
  beyond: besides,
  bar: barNoFurther,
  answer: (draft, turn, choice, seat, tell) =>
    choice.kind === 'way' ? rideBy(draft, turn, choice.way, tell) : goNoFurther(draft, turn, choice, seat, tell),
};
