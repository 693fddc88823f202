import type { Seat, Tell } from '#kernel/game.ts';
import { INN_PATHS, INN_SPACES, SPACES_PER_EPIC } from '../cards/board.ts';
import type { Token } from '../cards/tokens.ts';
import { ADVANCE, type Choice, NAME, WITHDRAW } from '../choices.ts';
import { meetsSnare } from '../duel/after.ts';
import { beginDuel } from '../duel/begin.ts';
import type { Event } from '../events.ts';
import type { Man, ManIndex, State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { changeEpics } from '../tracks.ts';
import { clearedOn, clearSpace, hiddenSpaces, setSlot, stand } from './spaces.ts';

/** What a musketeer at the Inn may do (section 8.7). */
export const listInn = (man: Man, choices: Choice[]) => {
  if (man.path >= 0) {
    choices.push(ADVANCE[man.path], WITHDRAW);
    return;
  }
  for (let path = 0; path < INN_PATHS; path++) choices.push(ADVANCE[path]);
};

/** ROY.INN.4, ROY.INN.6: walk to the last cleared space, or face the token behind it. */
export const advance = (draft: State, index: ManIndex, path: number, ordered: boolean, tell: Tell<Event>) => {
  const man = draft.men[index];
  if (draft.quest.board !== 1) return;
  const cleared = clearedOn(draft.quest, path);
  const stands = man.path === path ? man.space + 1 : 0;
  if (stands < cleared) return stand(man, path, cleared - 1, tell);
  face(draft, index, path * INN_SPACES + cleared, ordered, tell);
};

export const withdraw = (man: Man, tell: Tell<Event>) => stand(man, -1, 0, tell);

const face = (draft: State, index: ManIndex, space: number, ordered: boolean, tell: Tell<Event>) => {
  const slot = draft.quest.board === 1 ? draft.quest.spaces[space] : null;
  if (slot === null) throw new Error('there is nobody to face');
  if (!slot.up) {
    setSlot(draft, space, { token: slot.token, up: true });
    tell?.({ kind: 'turned-up', space, token: slot.token, reveals: true });
  }
  if (slot.token === 'snare') return meetsSnare(draft, { man: index, foe: 'inn', space }, tell);
  if (slot.token !== 'decoy') return beginDuel(draft, index, 'inn', space, ordered);
  tell?.({ kind: 'decoy', who: draft.men[index].who }); // ROY.INN.5
  clearSpace(draft, index, space, tell);
};

/** ROY.INN.8: an Epic token turns up three tokens; a One-for-all card is worth two (ROY.ONE.9, ROY.ONE.10). */
export const startReveal = (draft: State, seat: Seat, pay: 'token' | 'card', tell: Tell<Event>) => {
  const hidden = hiddenSpaces(draft);
  let left = SPACES_PER_EPIC;
  if (pay === 'token') changeEpics(draft, -1, tell);
  else {
    draft.oneForAll--;
    tell?.({ kind: 'one-for-all', seat, effect: 'epic' });
    if (hidden > SPACES_PER_EPIC) left = 2 * SPACES_PER_EPIC;
    else changeEpics(draft, 1, tell);
  }
  draft.todo.push({ kind: 'reveal', seat, left: Math.min(left, hidden), named: [] });
};

type Reveal = Extract<Task, { kind: 'reveal' }>;

/** Nothing to choose when every hidden token comes up anyway; at the end of the hourglass those named come up. */
export const runReveal = (draft: State, task: Reveal, tell: Tell<Event>): boolean => {
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
};

export const askReveal = (state: State, task: Reveal, choices: Choice[]): Seat => {
  if (state.quest.board === 1)
    for (const [space, slot] of state.quest.spaces.entries())
      if (slot?.up === false && !task.named.includes(space)) choices.push(NAME[space]);
  return task.seat;
};

export const answerReveal = (draft: State, task: Reveal, space: number, tell: Tell<Event>) => {
  draft.todo[draft.todo.length - 1] = { ...task, named: [...task.named, space] };
  tell?.({ kind: 'named-space', seat: task.seat, space });
};
