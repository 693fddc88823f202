import { MAN } from '../../choices.ts';
import { FOUR, MUSKETEERS } from '../../names.ts';
import { free, type Question, teamOf } from '../../question.ts';

/** ROY.TREV.2, ROY.TREV.9: he stands in for one of those in play. */
export const treville: Question<'treville'> = {
  who: teamOf,
  reach: (_state, { without }, _seat, choices) => {
    for (const who of FOUR) if (who !== without) choices.push(MAN[who]);
  },
  bar: free,
  answer: (draft, { without }, { who }, _seat, tell) => {
    draft.todo.pop();
    tell?.({ kind: 'stands-in', who });
    draft.todo.push({ kind: 'cast', free: MUSKETEERS.filter(each => each !== who && each !== without) });
  },
};
