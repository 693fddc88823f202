import type { Tell } from '#kernel/game.ts';
import type { Event } from '../events.ts';
import type { ManIndex, State } from '../state.ts';
import { completeBoard } from './boards.ts';

export const ROAD_SPACES = 3;

/** ROY.RETURN.6, ROY.RETURN.7 */
export const beatRoadToken = (draft: State, index: ManIndex, tell: Tell<Event>) => {
  if (draft.quest.board !== 3) throw new Error('the road is not in play');
  tell?.({ kind: 'token-gone', token: draft.quest.tokens[draft.quest.beaten] });
  draft.quest = { ...draft.quest, beaten: draft.quest.beaten + 1, up: false };
  if (draft.quest.beaten === ROAD_SPACES) completeBoard(draft, index, tell);
};
