import type { TableContext } from '../../table-context.svelte.ts';
import { names, royWords } from '../../text/words.ts';
import type { Wording } from './wording.ts';

/** Who acts, and the words for what he can do; null while no musketeer does. */
export const wordingAt = (at: TableContext): Wording | null => {
  const { view } = at;
  const task = view.todo.findLast(each => 'man' in each);
  const man = task === undefined ? view.men.find(each => each.seat === at.me) : view.men[task.man];
  if (man === undefined) return null;
  return { view, man, words: royWords().actions, names: names(), label: choice => at.label(choice) };
};
