import { buy, findsWares, seemsToFindWares } from '../../actions/buy.ts';
import { BUY, DONE, type Of } from '../../choices.ts';
import { ITEMS } from '../../names.ts';
import type { Question } from '../../question.ts';
import type { Man, State } from '../../state.ts';
import { startPurchase } from './purchase-steps.ts';

const mayBuyMore = (state: State, man: Man): boolean =>
  state.discreet ? seemsToFindWares(state, man) : findsWares(state, state.hands[man.seat], man);

/** ROY.EQUIP.2: a second item with the same action, or none. */
export const purchase: Question<'purchase'> = {
  who: (state, { man }) => state.men[man].seat,
  /** Whoever might buy more, for all that everybody sees, is asked: not to be asked would show his hand. */
  settle: (draft, task) => {
    const open = draft.hourglass !== 'expired' && mayBuyMore(draft, draft.men[task.man]);
    if (!open) draft.todo.pop();
    return !open;
  },
  reach: (_state, _task, _seat, choices) => {
    for (const item of ITEMS) choices.push(BUY[item]);
    choices.push(DONE);
  },
  quick: (state, task, seat, choices) => {
    buy.quick?.(state, task, seat, choices as Of<'buy'>[]);
    choices.push(DONE);
  },
  bar: (state, task, choice, seat) => (choice.kind === 'done' ? null : buy.bar(state, task, choice, seat)),
  answer: (draft, { man, ordered }, choice, _seat, tell) => {
    draft.todo.pop();
    if (choice.kind === 'done') return;
    tell?.({ kind: 'declared', who: draft.men[man].who, action: choice, ordered });
    startPurchase(draft, man, choice.item, tell);
  },
};
