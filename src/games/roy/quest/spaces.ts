import type { Tell } from '#kernel/game.ts';
import { INN_SPACES } from '../cards/board.ts';
import type { Event } from '../events.ts';
import type { Inn, Man, ManIndex, State } from '../state.ts';
import type { View } from '../view.ts';
import { completeBoard } from './boards.ts';

/** How many spaces of a path are cleared. */
export const clearedOn = ({ spaces }: { readonly spaces: readonly unknown[] }, path: number): number => {
  let cleared = 0;
  while (cleared < INN_SPACES && spaces[path * INN_SPACES + cleared] === null) cleared++;
  return cleared;
};

/** How many spaces of a path he has behind him; none in the Common room or on another path. */
export const passedBy = (man: Pick<Man, 'path' | 'space'>, path: number): number =>
  man.path === path ? man.space + 1 : 0;

export const stand = (man: Man, path: number, space: number, tell: Tell<Event>) => {
  man.path = path;
  man.space = space;
  tell?.({ kind: 'walked', who: man.who, path, space });
};

export const setSlot = (draft: State, space: number, slot: Inn['spaces'][number]) => {
  if (draft.quest.board !== 1) throw new Error('the Inn is not in play');
  const spaces = draft.quest.spaces.slice();
  spaces[space] = slot;
  draft.quest = { board: 1, spaces };
};

/** A token is beaten or discarded; whoever did it stands on its space if he still stands. */
export const clearSpace = (draft: State, index: ManIndex, space: number, tell: Tell<Event>) => {
  const man = draft.men[index];
  const path = Math.floor(space / INN_SPACES);
  setSlot(draft, space, null);
  if (man.life > 0) stand(man, path, space % INN_SPACES, tell);
  if (draft.quest.board === 1 && clearedOn(draft.quest, path) === INN_SPACES) completeBoard(draft, index, tell); // ROY.INN.9
};

export const hiddenSpaces = ({ quest }: Pick<View, 'quest'>): number => {
  if (quest.board !== 1) return 0;
  let hidden = 0;
  const { spaces } = quest;
  for (let i = 0; i < spaces.length; i++) if (spaces[i]?.up === false) hidden++;
  return hidden;
};
