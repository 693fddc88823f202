import type { Choice } from '../choices.ts';
import { type Of, ORDER } from '../choices.ts';
import { indexOf } from '../men/men.ts';
import { because } from '../reasons.ts';
import { isDown, type ManIndex, type State } from '../state.ts';
import { type Actor, manOf, row } from './action.ts';
import { listActions } from './index.ts';

const USED = because('ROY.TREV.4', 'order-used');
const DOWN = because('ROY.TREV.7', 'order-down', (_state: State, _actor: Actor, { who }: Of<'order'>) => ({ who }));

/** What a hand holds is nobody's business: whoever has a card may have something to do with it. */
export const seemsFree = (state: State, index: ManIndex): boolean =>
  state.hands[state.men[index].seat].length > 0 || isFree(state, index);

/** Whether he has something to do, by his own hand. */
export const isFree = (state: State, index: ManIndex): boolean => {
  const actions: Choice[] = [];
  listActions(state, { man: index }, actions);
  return actions.length > 0;
};

/** ROY.TREV.4, ROY.TREV.7, ROY.TREV.11: any other fit musketeer who, for all one can see, has something to do. */
export const order = row('order', {
  at: null,
  interceptable: false,
  reach: (state, { man }, _seat, choices) => {
    if (state.men[man].who !== 'treville') return;
    for (let i = 0; i < state.men.length; i++)
      if (i !== man && (isDown(state.men[i]) || seemsFree(state, i))) choices.push(ORDER[state.men[i].who]);
  },
  bar: (state, actor, { who }) => {
    if (manOf(state, actor).used) return USED;
    return isDown(state.men[indexOf(state, who)]) ? DOWN : null;
  },
  perform: (draft, actor, { who }) => {
    manOf(draft, actor).used = true;
    draft.todo.push({ kind: 'ordered', man: indexOf(draft, who) });
  },
});
