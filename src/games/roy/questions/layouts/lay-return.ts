import type { Tell } from '#kernel/game.ts';
import type { FightToken } from '../../cards/tokens.ts';
import { LAY } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { fromStock } from '../../quest/boards.ts';
import { ROAD_SPACES } from '../../quest/road.ts';
import type { Question } from '../../question.ts';
import { MILADY, type State, toMilady } from '../../state.ts';
import { anyToken, listTokens, tokenBar } from './stock.ts';

const lay = (draft: State, token: FightToken, tell: Tell<Event>) => {
  if (draft.quest.board !== 3) throw new Error('board 3 is not in play');
  fromStock(draft, token);
  draft.quest = { ...draft.quest, tokens: [...draft.quest.tokens, token] };
  tell?.({ kind: 'laid', board: 3, secret: { to: toMilady(draft), token } });
  if (draft.quest.tokens.length < ROAD_SPACES) return;
  draft.todo.pop();
  tell?.({ kind: 'board', board: 3 });
};

/** ROY.DEC.41, ROY.RETURN.1 */
export const layReturn: Question<'lay-return'> = {
  who: () => MILADY,
  reach: (_state, _task, _seat, choices) => listTokens(choices),
  beyond: (_state, _task, seat, choices) => {
    if (seat === MILADY) choices.push(LAY.decoy);
  },
  bar: (state, _task, choice) => tokenBar(state, choice),
  answer: (draft, _task, { token }, _seat, tell) => lay(draft, token as FightToken, tell),
  automa: (draft, _task, tell) => lay(draft, anyToken(draft), tell),
};
