import type { Tell } from '#kernel/game.ts';
import type { Event } from '../../events.ts';
import { type Standing, type State, toMilady } from '../../state.ts';

/** ROY.DEC.40: that she has left an order is public, what it says is not. */
export const giveStandingOrder = (draft: State, order: Standing, tell: Tell<Event>) => {
  draft.standing = order;
  tell?.({ kind: 'standing', left: order !== 'ask', secret: { to: toMilady(draft), order } });
};
