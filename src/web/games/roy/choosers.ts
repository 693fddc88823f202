import { MILADY } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import type { Seat } from '#kernel/game.ts';

/** What Milady alone is asked. */
export const HERS: readonly Task['kind'][] = [
  'first-paris',
  'extra-paris',
  'lay-inn',
  'lay-return',
  'lay-galleries',
  'install',
  'destination',
  'paris-card',
  'treachery',
  'target',
  'intercept',
  'quarters',
  'richelieu',
  'search',
  'raze',
  'victim',
];

/** Whether the match waits for that seat; the others who are asked may step in, and need not. */
const mustChoose = (view: View, task: Task, seat: Seat): boolean => {
  const leads = (man: number): boolean => view.men[man].seat === seat;
  if (HERS.includes(task.kind)) return seat === MILADY;
  switch (task.kind) {
    case 'select':
      return view.men.some(man => man.seat === seat && man.turn === 'waiting');
    case 'duel':
      return task.stage === 'foe-reroll' ? seat === MILADY : leads(task.man);
    case 'trade':
      if (task.stage === 'agree') return (leads(task.man) || leads(task.partner)) && !task.agreed.includes(seat);
      return leads(task.stage === 'offer' ? task.man : task.partner);
    case 'reveal':
      return task.seat === seat;
    case 'siege':
      return task.stage === 'reroll' ? seat === MILADY : seat !== MILADY;
    case 'time':
    case 'queen':
      return !task.passed.includes(seat);
    default:
      return 'man' in task ? leads(task.man) : true;
  }
};

/** Those whom the match waits for, among all who are asked. The clock is nobody. */
export const choosersOf = (view: View, asked: readonly Seat[]): readonly Seat[] => {
  const task = view.todo.at(-1);
  return asked.filter(seat => seat >= 0 && task !== undefined && mustChoose(view, task, seat));
};
