import { layOpen, reachBottes } from '../bottes/bottes.ts';
import { halt } from '../turn/ride.ts';
import { barBesides, besides } from './besides.ts';
import { STOP } from './plain.ts';
import { onTurn, type RideQuestion, unasked } from './question.ts';

/** Before the closed gate (TRO.RULING.6). */
export const gate: RideQuestion = {
  who: onTurn,
  reach(position, turn, seat, choices) {
    choices.push(STOP);
    reachBottes(position, turn, seat, choices);
  },
  beyond: besides,
  bar: (position, turn, choice, seat) => (choice.kind === 'stop' ? null : barBesides(position, turn, choice, seat)),
  answer(draft, turn, choice, _seat, tell) {
    if (choice.kind === 'botte') return layOpen(draft, turn, choice.botte, tell);
    if (choice.kind !== 'stop') throw unasked(choice);
    halt(draft, turn, tell);
    return false;
  },
};
