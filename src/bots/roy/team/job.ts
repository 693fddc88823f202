import { SHEETS } from '#games/roy/cards/musketeers.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Place } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import { chances } from '../estimate/duel-odds.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import { type Mind, woundOf } from './evaluation.ts';

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
const guardedBy = ({ sight }: Mind, man: Man, place: Place): number => {
  if (place !== 'paris' && place !== 'louvre' && place !== 'quest') return 0;
  if (sight.rochefort === 0 || man.who === 'athos') return 0;
  if (sight.presence !== 'hidden' && sight.presence !== 'exposed') return 0;
  if (sight.shown) return sight.location === place ? 1 : 0;
  return sight.confined ? 0 : W.guarded;
};

/** An attempt worth so much, with Rochefort about. */
export const attempt = (mind: Mind, man: Man, place: Place, worth: number): number => {
  const guarded = guardedBy(mind, man, place);
  if (guarded === 0) return worth;
  const { hits, meanWounds } = chances(mind.sight, man, 'rochefort', -1, SHEETS[man.who].dice);
  const met = hits * (Math.max(0, worth) + W.rochefort) - meanWounds * woundOf(man);
  return (1 - guarded) * worth + guarded * met;
};
