import { SKILLS } from '#games/roy/names.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { QuestView, View } from '#games/roy/view.ts';
import type { Words } from '../text/words.ts';
import { laidOn } from './tokens/lying.ts';

const LAYING: readonly Task['kind'][] = ['lay-inn', 'lay-return', 'lay-galleries'];
const taskOf = (view: View): Task | undefined => view.todo.at(-1);

/** Milady is laying the board. */
export const isLaying = (view: View): boolean => {
  const task = taskOf(view);
  return task !== undefined && LAYING.includes(task.kind);
};

/** Something has to be chosen on the board itself: it opens without being asked to. */
export const isNeeded = (view: View, milady: boolean): boolean => {
  const task = taskOf(view);
  return (milady && isLaying(view)) || (task?.kind === 'reveal' && task.seat === view.seat);
};

/** The spaces named so far, while tokens of the Inn are being turned up. */
export const namedIn = (view: View): readonly number[] => {
  const task = taskOf(view);
  return task?.kind === 'reveal' ? task.named : [];
};

/** All four challenges of Calais are won. */
export const isWardesNext = ({ won }: Extract<QuestView, { board: 2 }>): boolean => won.length === SKILLS.length;

/** What has to be done on the board now. */
export const askedOn = (view: View, milady: boolean, { asks, road }: Words['boards']): string => {
  const { quest } = view;
  const task = taskOf(view);
  if (isLaying(view)) {
    const { laid, all } = laidOn(quest);
    return milady ? asks.mine(laid, all) : asks.laying;
  }
  if (task?.kind === 'reveal') return asks.name(task.left - task.named.length);
  switch (quest.board) {
    case 1:
      return asks.inn;
    case 2:
      return isWardesNext(quest) ? asks.wardes : asks.challenges(SKILLS.length - quest.won.length);
    case 3:
      return asks.road(road[quest.beaten] ?? '');
    case 4:
      return view.over?.winner === 'musketeers' ? asks.done : asks.antechamber(quest.at + 1);
  }
};
