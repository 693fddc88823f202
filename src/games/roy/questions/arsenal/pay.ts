import { COMBAT, countIn } from '../../cards/adventure.ts';
import { ARSENAL } from '../../cards/arsenal.ts';
import { PAY } from '../../choices.ts';
import { distinct } from '../../listing.ts';
import { free, lapse, type Question } from '../../question.ts';
import { take } from './purchase-steps.ts';

/** ROY.DEC.29: the card that is the price. */
export const pay: Question<'pay'> = {
  who: (state, { man }) => state.men[man].seat,
  settle: lapse,
  reach: (state, { item }, seat, choices) => {
    const hand = state.hands[seat];
    if (ARSENAL[item].price === 'card') distinct(hand, PAY, choices);
    else for (const card of COMBAT) if (countIn(hand, card) > 0) choices.push(PAY[card]);
  },
  bar: free,
  answer: (draft, { man, item, replaced }, { card }, _seat, tell) => {
    draft.todo.pop();
    take(draft, man, item, card, replaced, tell);
  },
};
