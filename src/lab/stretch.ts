import { GAMES } from '#games/index.ts';
import { playMatch } from './match.ts';
import type { Plan } from './plan.ts';
import { addMatch, emptyTally, sidesOf, type Tally } from './tally.ts';

/** Matches `from` up to but not including `to` of a plan: what one worker plays at a time. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const playStretch = (plan: Plan, { from, to }: Stretch): Tally => {
  const sides = sidesOf(plan, GAMES[plan.game].game);
  const tally = emptyTally(sides);
  for (let number = from; number < to; number++) addMatch(tally, sides, playMatch(plan, number));
  return tally;
};
