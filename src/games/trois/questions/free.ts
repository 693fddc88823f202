import { isWaiting } from '../facts.ts';
import { free as setFree } from '../orders/waits.ts';
import { barBesides, besides } from './besides.ts';
import { onTurn, type RideQuestion, unasked } from './question.ts';

/** MO09: which companion, of those who wait or are held. */
export const free: RideQuestion = {
  who: onTurn,
  reach(position, _turn, seat, choices) {
    for (const companion of position.order)
      if (companion !== seat && isWaiting(position, companion)) choices.push({ kind: 'free', seat: companion });
  },
  beyond: besides,
  bar: (position, turn, choice, seat) => (choice.kind === 'free' ? null : barBesides(position, turn, choice, seat)),
  answer(draft, _turn, choice, seat, tell) {
    if (choice.kind !== 'free') throw unasked(choice);
    setFree(draft, seat, choice.seat, tell);
    return false;
  },
};
