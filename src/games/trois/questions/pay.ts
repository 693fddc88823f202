import { giveBotte } from '../cards/hand.ts';
import type { Turn } from '../state.ts';
import { besidesGiving } from './besides.ts';
import { barGifts, reachGifts } from './giving.ts';
import { KEEP } from './plain.ts';
import { onTurn, type RideQuestion, unasked } from './question.ts';

/** He pays nothing, and the rest of the card counts. */
const keep = (turn: Turn) => {
  const [effect, ...rest] = turn.todo;
  if (effect.op !== 'pay-botte') throw new Error('nothing is to be paid');
  turn.todo = [effect.otherwise, ...rest];
};

/** MO08: a Botte, or the rest of the card. */
export const pay: RideQuestion = {
  who: onTurn,
  reach(position, turn, seat, choices) {
    reachGifts(position, turn, seat, choices);
    choices.push(KEEP);
  },
  beyond: besidesGiving,
  bar: barGifts,
  answer(draft, turn, choice, seat, tell) {
    if (choice.kind === 'keep') keep(turn);
    else if (choice.kind === 'give') {
      turn.todo = turn.todo.slice(1);
      giveBotte(draft, seat, choice.botte, 'paid', 'choice', tell);
    } else throw unasked(choice);
    return false;
  },
};
