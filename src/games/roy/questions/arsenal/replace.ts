import { REPLACE } from '../../choices.ts';
import { isGear } from '../../names.ts';
import { free, lapse, type Question } from '../../question.ts';
import { payFor } from './purchase-steps.ts';

/** ROY.DEC.30: what has to make room. */
export const replace: Question<'replace'> = {
  who: (state, { man }) => state.men[man].seat,
  settle: lapse,
  reach: (state, { man, item }, _seat, choices) => {
    const { gear, skills } = state.men[man];
    for (const token of isGear(item) ? gear : skills) choices.push(REPLACE[token]);
  },
  bar: free,
  answer: (draft, { man, item }, { token }, _seat, tell) => {
    draft.todo.pop();
    payFor(draft, man, item, token, tell);
  },
};
