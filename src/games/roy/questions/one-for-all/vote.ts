import { NO, YES } from '../../choices.ts';
import { free, type Question, replaceTask, teamOf } from '../../question.ts';
import { carryOut } from './play.ts';

/** ROY.RULING.39: more than half must say yes; a tie is a no. At the end of the hourglass silence is a no. */
export const vote: Question<'vote'> = {
  who: teamOf,
  settle: (draft, { yes, no, effect, by }, tell) => {
    const team = teamOf(draft).length;
    if (2 * yes.length > team) {
      draft.todo.pop();
      carryOut(draft, by, effect, tell);
      return true;
    }
    if (2 * no.length < team && draft.hourglass !== 'expired') return false;
    draft.todo.pop();
    draft.vetoed = [...draft.vetoed, effect];
    tell?.({ kind: 'outvoted', effect });
    return true;
  },
  reach: (_state, { yes, no }, seat, choices) => {
    if (!yes.includes(seat) && !no.includes(seat)) choices.push(YES, NO);
  },
  bar: free,
  answer: (draft, task, { yes }, seat, tell) => {
    tell?.({ kind: 'voted', seat, yes });
    replaceTask(draft, yes ? { ...task, yes: [...task.yes, seat] } : { ...task, no: [...task.no, seat] });
  },
};
