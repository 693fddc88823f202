import type { Tell } from '#kernel/game.ts';
import type { FightToken, Token } from '../cards/tokens.ts';
import { drawCards } from '../decks.ts';
import type { Event } from '../events.ts';
import type { Step } from '../question.ts';
import type { ManIndex, State } from '../state.ts';
import { win } from '../tracks.ts';

/** ROY.QUEST.13: whoever completes a board draws two cards, also when it felled him (ROY.RULING.57). */
export const completeBoard = (draft: State, index: ManIndex, tell: Tell<Event>) => {
  const man = draft.men[index];
  const { board } = draft.quest;
  tell?.({ kind: 'board-done', board, who: man.who });
  if (board === 4) return win(draft, 'musketeers', 'quest', tell); // ROY.GALL.9
  if (draft.quest.board === 1) clearInn(draft, draft.quest.spaces, tell);
  drawCards(draft, man, 2, 'board', tell);
  draft.todo.push({ kind: 'next-board' });
};

/** ROY.INN.10 */
const clearInn = (draft: State, spaces: readonly ({ readonly token: Token } | null)[], tell: Tell<Event>) => {
  const tokens = spaces.flatMap(slot => (slot === null ? [] : [slot.token]));
  if (tokens.length > 0) tell?.({ kind: 'leftovers', tokens, reveals: true });
  for (const man of draft.men) man.path = -1;
};

/** ROY.QUEST.1: the four boards in order. */
export const nextBoard: Step<'next-board'> = (draft, _task, tell) => {
  draft.todo.pop();
  switch (draft.quest.board) {
    case 1:
      draft.quest = { board: 2, won: [] };
      tell?.({ kind: 'board', board: 2 });
      return;
    case 2:
      draft.quest = { board: 3, tokens: [], beaten: 0, up: false };
      draft.todo.push({ kind: 'lay-return' });
      return;
    default:
      draft.quest = { board: 4, challenges: [], fighters: [], at: 0, beaten: [false, false] };
      draft.todo.push({ kind: 'lay-galleries' });
  }
};

/** A fighting token comes out of Milady's stock. */
export const fromStock = (draft: State, token: FightToken) => {
  draft.stock = { ...draft.stock, [token]: draft.stock[token] - 1 };
};
