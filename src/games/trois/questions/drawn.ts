import { layOpen, reachBottes } from '../bottes/bottes.ts';
import { ORDERS } from '../cards/piles.ts';
import { barBesides, besides } from './besides.ts';
import { OBEY } from './plain.ts';
import { onTurn, type RideQuestion, unasked } from './question.ts';

/** A card lies open (TRO.13), and he may have a Botte against it. */
export const drawn: RideQuestion = {
  who: onTurn,
  reach(position, turn, seat, choices) {
    choices.push(OBEY);
    reachBottes(position, turn, seat, choices);
  },
  beyond: besides,
  bar: (position, turn, choice, seat) => (choice.kind === 'obey' ? null : barBesides(position, turn, choice, seat)),
  answer(draft, turn, choice, _seat, tell) {
    if (choice.kind === 'botte') return layOpen(draft, turn, choice.botte, tell);
    if (choice.kind !== 'obey' || turn.card === null) throw unasked(choice);
    turn.todo = [ORDERS[turn.card], ...turn.todo];
    return false;
  },
};
