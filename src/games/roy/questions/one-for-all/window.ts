import type { Seat, Tell } from '#kernel/game.ts';
import { HONOUR_LAST, TIME_LAST } from '../../cards/board.ts';
import { type Of, PASS } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { free, type Question, replaceTask, type TaskOf, teamOf } from '../../question.ts';
import type { State } from '../../state.ts';
import { win } from '../../tracks.ts';

// The moments at which every musketeer seat may still answer with a One-for-all card (ROY.ONE.13).

type Window = TaskOf<'time'> | TaskOf<'queen'>;

/** Whether it is still open for somebody. Votes lost earlier do not close one that has just opened. */
const isOpen = (draft: State, task: Window): boolean => {
  if (draft.oneForAll === 0 || task.passed.length === teamOf(draft).length) return false;
  if (!task.asked) {
    draft.vetoed = [];
    replaceTask(draft, { ...task, asked: true });
  }
  return true;
};

const reach = (_state: State, { passed }: Window, seat: Seat, choices: Of<'pass'>[]) => {
  if (!passed.includes(seat)) choices.push(PASS);
};

const answer = (draft: State, task: Window, _choice: Of<'pass'>, seat: Seat, tell: Tell<Event>) => {
  replaceTask(draft, { ...task, passed: [...task.passed, seat] });
  tell?.({ kind: 'declined', seat });
};

const windowFor = <Kind extends Window['kind']>(settle: NonNullable<Question<Kind>['settle']>): Question<Kind> => ({
  who: teamOf,
  settle,
  reach,
  bar: free,
  answer,
});

/** Before Time advances (ROY.TIME.1, ROY.TIME.2). */
export const time = windowFor<'time'>((draft, task, tell) => {
  if (task.cause === 'turn') draft.phase = 'end';
  if (draft.timeStop) {
    draft.todo.pop();
    tell?.({ kind: 'time-stopped', cause: task.cause });
    return true;
  }
  if (isOpen(draft, task)) return false;
  draft.todo.pop();
  draft.time++;
  tell?.({ kind: 'time', time: draft.time, cause: task.cause });
  if (draft.time === TIME_LAST) win(draft, 'milady', 'time', tell);
  return true;
});

/** When the Queen stands on the Richelieu space (ROY.LOUVRE.13). */
export const queen = windowFor<'queen'>((draft, task, tell) => {
  if (draft.honour < HONOUR_LAST) {
    draft.todo.pop();
    return true;
  }
  if (isOpen(draft, task)) return false;
  draft.todo.pop();
  win(draft, 'milady', 'honour', tell);
  return true;
});
