import type { Token } from '../../cards/tokens.ts';
import { NAME } from '../../choices.ts';
import { hiddenSpaces, setSlot } from '../../quest/spaces.ts';
import { free, type Question, replaceTask } from '../../question.ts';

/** ROY.INN.8, ROY.DEC.33: which tokens of the Inn are turned up. */
export const reveal: Question<'reveal'> = {
  who: (_state, { seat }) => seat,
  /** Nothing to choose when every hidden token comes up anyway; at the end of the hourglass those named come up. */
  settle: (draft, task, tell) => {
    if (draft.quest.board !== 1) throw new Error('the Inn is closed');
    const all = task.named.length === 0 && hiddenSpaces(draft) <= task.left;
    if (!all && task.named.length < task.left && draft.hourglass !== 'expired') return false;
    draft.todo.pop();
    const spaces: number[] = [];
    const tokens: Token[] = [];
    for (const [space, slot] of draft.quest.spaces.entries()) {
      if (slot === null || slot.up || !(all || task.named.includes(space))) continue;
      spaces.push(space);
      tokens.push(slot.token);
    }
    for (const [i, space] of spaces.entries()) setSlot(draft, space, { token: tokens[i], up: true });
    tell?.({ kind: 'revealed', seat: task.seat, spaces, tokens, reveals: true });
    return true;
  },
  reach: ({ quest }, { named }, _seat, choices) => {
    if (quest.board !== 1) throw new Error('the Inn is closed');
    for (const [space, slot] of quest.spaces.entries())
      if (slot?.up === false && !named.includes(space)) choices.push(NAME[space]);
  },
  bar: free,
  answer: (draft, task, { space }, _seat, tell) => {
    replaceTask(draft, { ...task, named: [...task.named, space] });
    tell?.({ kind: 'named-space', seat: task.seat, space });
  },
};
