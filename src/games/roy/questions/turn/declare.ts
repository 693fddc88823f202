import type { Tell } from '#kernel/game.ts';
import type { Declared } from '../../actions/action.ts';
import { perform } from '../../actions/table.ts';
import type { Action } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { checkMortal } from '../../men/wounds.ts';
import type { Step } from '../../question.ts';
import type { State } from '../../state.ts';
import { isAskedAbout } from '../milady/intercept.ts';

/** The action and its object are public; then Rochefort may come between (ROY.ROCH.4). */
export const declare = (draft: State, { man, ordered }: Declared, action: Action, tell: Tell<Event>) => {
  tell?.({ kind: 'declared', who: draft.men[man].who, action, ordered });
  draft.todo.push({ kind: 'count', man, ordered }, { kind: 'resolve', man, action, ordered });
  if (isAskedAbout(draft, draft.men[man], action)) draft.todo.push({ kind: 'intercept', man, action, ordered });
};

/** Carries out what was declared. */
export const resolve: Step<'resolve'> = (draft, task, tell) => {
  draft.todo.pop();
  perform(draft, task, task.action, tell);
};

/** An order costs its target nothing (ROY.TREV.5). */
export const count: Step<'count'> = (draft, { ordered }, tell) => {
  draft.todo.pop();
  draft.refused = []; // ROY.TRADE.13
  if (!ordered && draft.actions > 0) draft.actions--;
  checkMortal(draft, tell);
};
