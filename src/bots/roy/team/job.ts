import { SHEETS } from '#games/roy/cards/musketeers.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Place } from '#games/roy/names.ts';
import { mayMeetRochefort } from '#games/roy/questions/milady/intercept.ts';
import type { Man } from '#games/roy/state.ts';
import { duelOdds } from '../estimate/duel-odds.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import { type Evaluation, woundWorth } from './evaluation.ts';

/** Something a musketeer can do at a place. */
export interface Job {
  readonly choice: Choice;
  /** What one action spent on it is worth. */
  readonly worth: number;
  /** How many actions it keeps him busy. */
  readonly span: number;
  /** Somebody else who is there could do it as well. */
  readonly shared: boolean;
}

/** The chance that Rochefort comes between at a place. */
const guardedBy = ({ seen }: Evaluation, man: Man, place: Place): number => {
  if (!mayMeetRochefort(seen, { who: man.who, place })) return 0;
  return seen.shown ? 1 : WEIGHTS.guarded;
};

/** An attempt worth so much, with Rochefort about. */
export const attempt = (evaluation: Evaluation, man: Man, place: Place, worth: number): number => {
  const guarded = guardedBy(evaluation, man, place);
  if (guarded === 0) return worth;
  const { hits, meanWounds } = duelOdds(evaluation.seen, man, 'rochefort', -1, SHEETS[man.who].dice);
  const met = hits * (Math.max(0, worth) + WEIGHTS.rochefort) - meanWounds * woundWorth(man);
  return (1 - guarded) * worth + guarded * met;
};
