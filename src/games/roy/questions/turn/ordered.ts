import { horseUnderOrder } from '../../actions/horse.ts';
import { ACTION_PARTS, type ActionPart, asActionPart, listActions, PART_OF } from '../../actions/index.ts';
import { isFree, seemsFree } from '../../actions/order.ts';
import { type Action, type Choice, DONE } from '../../choices.ts';
import type { AnswerTo, Question } from '../../question.ts';
import { declare } from './declare.ts';
import { listReach } from './man-turn.ts';

type Tried = AnswerTo<'ordered'>;

const RIDES = asActionPart({ ...horseUnderOrder, at: null });
const PARTS = [...ACTION_PARTS, RIDES];

const partOf = (kind: Exclude<Tried['kind'], 'done'>): ActionPart => {
  if (kind === 'mount') return RIDES;
  if (kind === 'trespass') return PART_OF.move;
  if (kind === 'order') throw new Error('whoever is ordered gives no order');
  return PART_OF[kind === 'challenge-at' ? 'challenge' : kind];
};

/** ROY.TREV.5: one action, on Tréville's order. */
export const ordered: Question<'ordered'> = {
  who: (state, { man }) => state.men[man].seat,
  /**
   * A target left without anything to do, by a refused trade, lets the order lapse. As long as he holds a card he is
   * asked: not to be asked would show his hand.
   */
  settle: (draft, { man }) => {
    const open = draft.hourglass !== 'expired' && (draft.discreet ? seemsFree(draft, man) : isFree(draft, man));
    if (!open) draft.todo.pop();
    return !open;
  },
  /** To be done is offered only where his hand leaves him nothing else. */
  reach: (state, task, seat, choices: Choice[]) => {
    listReach(ACTION_PARTS, state, task, seat, choices);
    if (!isFree(state, task.man)) choices.push(DONE);
  },
  quick: (state, task, _seat, choices: Choice[]) => {
    listActions(state, task, choices);
    if (choices.length === 0) choices.push(DONE);
  },
  beyond: (state, task, seat, choices: Choice[]) => {
    if (state.men[task.man].seat !== seat) return;
    for (const part of PARTS) part.beyond?.(state, task, seat, choices);
  },
  bar: (state, task, choice, seat) =>
    choice.kind === 'done' ? null : partOf(choice.kind).bar(state, task, choice, seat),
  answer: (draft, { man }, choice, _seat, tell) => {
    draft.todo.pop();
    if (choice.kind === 'done') return;
    declare(draft, { man, ordered: true }, choice as Action, tell);
  },
};
