import type { Tell } from '#kernel/game.ts';
import type { ParisId } from '../../cards/paris.ts';
import { type Of, PARIS_CARD } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { free, type Question } from '../../question.ts';
import { MILADY, type State, toMilady } from '../../state.ts';

const listPile = (state: State, choices: Of<'paris'>[]) => {
  for (const card of state.parisPile) choices.push(PARIS_CARD[card]);
};

const keep = (draft: State, card: ParisId, kind: 'chose-paris' | 'kept-paris', tell: Tell<Event>) => {
  draft.todo.pop();
  draft.parisPile = draft.parisPile.filter(each => each !== card);
  draft.parisHand = [...draft.parisHand, card];
  tell?.({ kind, secret: { to: toMilady(draft), card } });
};

/** ROY.DEC.2: kept secret till it is put in play at the opening (ROY.SETUP.14). */
export const firstParis: Question<'first-paris'> = {
  who: () => MILADY,
  reach: (state, _task, _seat, choices) => listPile(state, choices),
  bar: free,
  answer: (draft, _task, { card }, _seat, tell) => keep(draft, card, 'chose-paris', tell),
};

/** ROY.DEC.5: six players, cards for her hand (ROY.P6.3). */
export const extraParis: Question<'extra-paris'> = {
  who: () => MILADY,
  reach: (state, _task, _seat, choices) => listPile(state, choices),
  bar: free,
  answer: (draft, { left }, { card }, _seat, tell) => {
    keep(draft, card, 'kept-paris', tell);
    if (left > 1) draft.todo.push({ kind: 'extra-paris', left: left - 1 });
  },
};
