import type { Seat } from '#kernel/game.ts';
import { layOpen, reachBottes } from '../bottes/bottes.ts';
import type { Position } from '../position.ts';
import { rideThere } from '../turn/start.ts';
import { backBar, mayRide } from './back.ts';
import { barBesides, besides } from './besides.ts';
import { BACK, RIDE, STOP } from './plain.ts';
import { onTurn, type RideQuestion, unasked } from './question.ts';

/** Onward, unless only the way back is open. He rolled, so everybody takes it that he can ride, if need be with a Botte;
 *  in a world imagined by others he may lack it. */
const ridesOn = (position: Position, seat: Seat): boolean =>
  mayRide(position, seat, 'on') || backBar(position, seat) !== null;

/** The dice lie there: he chooses a direction (TRO.RULING.26) or plays a Botte. */
export const rolled: RideQuestion = {
  who: onTurn,
  reach(position, turn, seat, choices) {
    if (ridesOn(position, seat)) choices.push(RIDE);
    choices.push(BACK);
    reachBottes(position, turn, seat, choices);
  },
  beyond(position, turn, seat, choices) {
    choices.push(STOP);
    besides(position, turn, seat, choices);
  },
  bar: (position, turn, choice, seat) => (choice.kind === 'ride' ? null : barBesides(position, turn, choice, seat)),
  answer(draft, turn, choice, _seat, tell) {
    if (choice.kind === 'botte') return layOpen(draft, turn, choice.botte, tell);
    if (choice.kind !== 'ride' && choice.kind !== 'back') throw unasked(choice);
    rideThere(turn, choice.kind === 'ride' ? 'on' : 'back');
    return false;
  },
};
