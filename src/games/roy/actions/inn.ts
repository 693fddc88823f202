import { INN_PATHS, INN_SPACES } from '../cards/board.ts';
import { ADVANCE, WITHDRAW } from '../choices.ts';
import { face } from '../quest/inn.ts';
import { clearedOn, passedBy, stand } from '../quest/spaces.ts';
import { because } from '../reasons.ts';
import { manOf, row, whoActs } from './action.ts';
import { NOT_AT_QUEST } from './quest.ts';

const OTHER_PATH = because('ROY.RULING.32', 'other-path', whoActs);
const COMMON_ROOM = because('ROY.RULING.32', 'common-room', whoActs);

/** ROY.INN.4, ROY.INN.6: walk to the last cleared space, or face the token behind it. */
export const advance = row('advance', {
  at: ['quest'],
  interceptable: true,
  reach: ({ quest, men }, { man }, _seat, choices) => {
    if (quest.board !== 1) return;
    const { path } = men[man];
    if (path >= 0) choices.push(ADVANCE[path]);
    else for (let i = 0; i < INN_PATHS; i++) choices.push(ADVANCE[i]);
  },
  beyond: (state, actor, _seat, choices) => {
    if (state.quest.board !== 1) return;
    const { place, path } = manOf(state, actor);
    for (const choice of ADVANCE) if (place !== 'quest' || (path >= 0 && choice.path !== path)) choices.push(choice);
  },
  bar: (state, actor, choice) => {
    const { place, path } = manOf(state, actor);
    if (place !== 'quest') return NOT_AT_QUEST;
    return path >= 0 && choice.path !== path ? OTHER_PATH : null;
  },
  perform: (draft, { man: index, ordered }, { path }, tell) => {
    const man = draft.men[index];
    if (draft.quest.board !== 1) throw new Error('the Inn is not in play');
    const cleared = clearedOn(draft.quest, path);
    if (passedBy(man, path) < cleared) return stand(man, path, cleared - 1, tell);
    face(draft, index, path * INN_SPACES + cleared, ordered, tell);
  },
});

/** ROY.RULING.32: back to the Common room. */
export const withdraw = row('withdraw', {
  at: ['quest'],
  interceptable: false,
  reach: ({ quest }, _actor, _seat, choices) => {
    if (quest.board === 1) choices.push(WITHDRAW);
  },
  bar: (state, actor) => (manOf(state, actor).path >= 0 ? null : COMMON_ROOM),
  perform: (draft, actor, _action, tell) => stand(manOf(draft, actor), -1, 0, tell),
});
