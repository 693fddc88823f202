import { NO, YES } from '../../choices.ts';
import { free, type Question, replaceTask, type TaskOf, teamOf } from '../../question.ts';
import type { State } from '../../state.ts';
import { carryOut } from './play.ts';

type Votes = Pick<TaskOf<'vote'>, 'yes' | 'no'>;

/** ROY.RULING.39: how many more must say yes, more than half in all, and how many no: a tie is a no. */
export const votesNeeded = ({ yes, no }: Votes, state: Pick<State, 'seats'>) => {
  const team = teamOf(state).length;
  return { carry: Math.floor(team / 2) + 1 - yes.length, reject: Math.ceil(team / 2) - no.length };
};

/** Those who have not voted yet. */
export const undecided = ({ yes, no }: Votes, state: Pick<State, 'seats'>) =>
  teamOf(state).filter(seat => !yes.includes(seat) && !no.includes(seat));

/** ROY.RULING.39: at the end of the hourglass silence is a no. */
export const vote: Question<'vote'> = {
  who: teamOf,
  settle: (draft, task, tell) => {
    const { effect, by } = task;
    const { carry, reject } = votesNeeded(task, draft);
    if (carry <= 0) {
      draft.todo.pop();
      carryOut(draft, by, effect, tell);
      return true;
    }
    if (reject > 0 && draft.hourglass !== 'expired') return false;
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
