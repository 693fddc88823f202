import { MAN } from '../../choices.ts';
import { FOUR } from '../../names.ts';
import { free, type Question, replaceTask, teamOf, topOf } from '../../question.ts';

/** ROY.DEC.7, ROY.P4.1: with four players one of the four stays at home. */
export const leaveOut: Question<'leave-out'> = {
  who: teamOf,
  reach: (_state, _task, _seat, choices) => {
    for (const who of FOUR) choices.push(MAN[who]);
  },
  bar: free,
  answer: (draft, _task, { who }, _seat, tell) => {
    draft.todo.pop();
    tell?.({ kind: 'left-out', who });
    if (topOf(draft).kind === 'treville') replaceTask(draft, { kind: 'treville', without: who });
    else draft.todo.push({ kind: 'cast', free: FOUR.filter(each => each !== who) });
  },
};
