import type { Barred } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';
import type { Reason, Reasons } from '../reasons.ts';

/** A sentence for every reason why not. */
export type Refusals = { readonly [R in Reason]: (params: Reasons[R], who: Who) => string };

export const refuseWith =
  (refusals: Refusals) =>
  ({ reason, params }: Barred, who: Who): string =>
    (refusals[reason as Reason] as (params: Barred['params'], who: Who) => string)(params ?? {}, who);
