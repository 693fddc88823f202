import { GAMES } from '#games/all.ts';
import { playMatch } from './match.ts';
import { type Plan, type Setting, settingOf, sidesIn } from './plan.ts';
import { addMatch, emptyTally, type Tally } from './tally.ts';

/** Matches `from` up to but not including `to` of a plan: what one worker plays at a time. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A match that could not be played to its end, and all that is needed to play it again. */
export interface Broken extends Setting {
  readonly number: number;
  readonly seed: string;
  readonly error: string;
}

export type Done = { readonly tally: Tally; readonly broken: null } | { readonly tally: null; readonly broken: Broken };

export const playStretch = (plan: Plan, { from, to }: Stretch): Done => {
  const { game } = GAMES[plan.game];
  const tally = emptyTally(plan);
  for (let number = from; number < to; number++) {
    try {
      const match = playMatch(plan, number);
      addMatch(tally, sidesIn(game, match.setting), match);
    } catch (error) {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { tally: null, broken: { ...settingOf(plan, number), number, seed: plan.seed, error: told } };
    }
  }
  return { tally, broken: null };
};
