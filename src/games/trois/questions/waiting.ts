import { because, NOBODY } from '../bars.ts';
import type { TurnView } from '../view.ts';
import { barBesides, besides } from './besides.ts';
import { ONE, ROLL } from './plain.ts';
import type { Wishes } from './question.ts';

const NOT_YOUR_TURN = because('TRO.6', 'not-your-turn', (_, turn) => ({ seat: turn?.seat ?? NOBODY }));
const MISSING_TURNS = because('TRO.13', 'missing-turns', ({ musketeers }, _turn, _choice, seat) => ({
  turns: musketeers[seat].skip,
}));

/** What he would try while somebody else rides. */
export const waiting: Wishes<TurnView> = {
  reach(_position, _turn, _seat, choices) {
    choices.push(ROLL, ONE);
  },
  beyond: besides,
  bar(position, turn, choice, seat) {
    if (choice.kind !== 'roll' && choice.kind !== 'one') return barBesides(position, turn, choice, seat);
    return position.musketeers[seat].skip > 0 ? MISSING_TURNS : NOT_YOUR_TURN;
  },
};
