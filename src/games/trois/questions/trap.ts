import { layOpen, reachBottes } from '../bottes/bottes.ts';
import { carrierOf } from '../state.ts';
import { leaveInTrap } from '../turn/ride.ts';
import { overtake } from '../turn/studs.ts';
import { barBesides, besides } from './besides.ts';
import { LEAVE } from './plain.ts';
import { onTurn, type RideQuestion, unasked } from './question.ts';

/** TRO.25. Asked at the end of a ride, he has overtaken the carrier with the trapped rider between them. */
export const trap: RideQuestion = {
  who: onTurn,
  reach(position, turn, seat, choices) {
    choices.push(LEAVE);
    reachBottes(position, turn, seat, choices);
  },
  beyond: besides,
  bar: (position, turn, choice, seat) => (choice.kind === 'leave' ? null : barBesides(position, turn, choice, seat)),
  answer(draft, turn, choice, seat, tell) {
    if (choice.kind === 'botte') return layOpen(draft, turn, choice.botte, tell);
    if (choice.kind !== 'leave') throw unasked(choice);
    if (carrierOf(draft) === seat) leaveInTrap(draft, turn, tell);
    else {
      turn.left = true;
      overtake(draft, seat, 'if-not-trapped', tell);
    }
    return false;
  },
};
