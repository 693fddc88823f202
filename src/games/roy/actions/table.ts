import type { Tell } from '#kernel/game.ts';
import type { Action } from '../choices.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { ActionRow, Declared } from './action.ts';
import { ACTIONS } from './index.ts';
import { order } from './order.ts';

const ALL: { readonly [Kind in Action['kind']]: ActionRow<Kind> } = { ...ACTIONS, order };

const rowOf = <Kind extends Action['kind']>(kind: Kind): ActionRow<Kind> => ALL[kind] as ActionRow<Kind>;

/** ROY.ROCH.2, ROY.RULING.33: what Rochefort can come between. */
export const isInterceptable = ({ kind }: Action): boolean => rowOf(kind).interceptable;

/** Carries out what was declared. */
export const perform = (draft: State, declared: Declared, action: Action, tell: Tell<Event>) =>
  rowOf(action.kind).perform(draft, declared, action as never, tell);
