import { horseUnderOrder } from '../../actions/horse.ts';
import { ACTION_PARTS, type ActionPart, asActionPart, listActions, PART_OF } from '../../actions/index.ts';
import type { Action, Choice } from '../../choices.ts';
import type { AnswerTo, Question } from '../../question.ts';
import { declare } from './declare.ts';
import { listReach } from './man-turn.ts';

type Tried = AnswerTo<'ordered'>;

const RIDES = asActionPart({ ...horseUnderOrder, at: null });
const PARTS = [...ACTION_PARTS, RIDES];

const partOf = (kind: Tried['kind']): ActionPart => {
  if (kind === 'mount') return RIDES;
  if (kind === 'trespass') return PART_OF.move;
  if (kind === 'order') throw new Error('whoever is ordered gives no order');
  return PART_OF[kind === 'challenge-at' ? 'challenge' : kind];
};

/** ROY.TREV.5: one action, on Tréville's order. */
export const ordered: Question<'ordered'> = {
  who: (state, { man }) => state.men[man].seat,
  /** A target left without anything to do, by a refused trade, lets the order lapse. */
  settle: (draft, task) => {
    const choices: Choice[] = [];
    if (draft.hourglass !== 'expired') listActions(draft, task, choices);
    if (choices.length > 0) return false;
    draft.todo.pop();
    return true;
  },
  reach: (state, task, seat, choices: Choice[]) => listReach(ACTION_PARTS, state, task, seat, choices),
  quick: (state, task, _seat, choices: Choice[]) => listActions(state, task, choices),
  beyond: (state, task, seat, choices: Choice[]) => {
    if (state.men[task.man].seat !== seat) return;
    for (const part of PARTS) part.beyond?.(state, task, seat, choices);
  },
  bar: (state, task, choice, seat) => partOf(choice.kind).bar(state, task, choice, seat),
  answer: (draft, { man }, choice, _seat, tell) => {
    draft.todo.pop();
    declare(draft, { man, ordered: true }, choice as Action, tell);
  },
};
