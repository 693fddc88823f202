import { BLUE_DICE } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import type { FoeId } from '#games/roy/choices.ts';
import { lifeOf } from '#games/roy/duel/fighters.ts';
import type { Man } from '#games/roy/state.ts';
import { duelOdds, fighterFor } from '../estimate/duel-odds.ts';
import { type Evaluation, woundWorth } from './evaluation.ts';

export interface Fight {
  /** What it comes to on average, cards and wounds taken off. */
  readonly worth: number;
  /** The chance to take a life point at least. */
  readonly chance: number;
  /** Dice to add with cards. */
  readonly extra: number;
}

/** What adding so many dice costs in Combat cards; Infinity where there are not enough. */
const extraCost = ({ single, singles, doubles }: Evaluation, extra: number): number => {
  const [one, two] = [Math.min(extra, singles), Math.ceil(Math.max(0, extra - singles) / 2)];
  const first = two > doubles ? Infinity : one * single + two * 1.8 * single;
  if (extra < 2 || doubles === 0) return first;
  const rest = extra - 2;
  return Math.min(first, rest > singles ? Infinity : 1.8 * single + rest * single);
};

/** Fights with `dice` already his; `prize` is what the foe's elimination is worth, or a part of it for each life point. */
export const fightWith = (
  evaluation: Evaluation,
  man: Man,
  foe: FoeId,
  space: number,
  prize: number,
  dice: number,
): Fight => {
  const { seen } = evaluation;
  const bars = fighterFor(seen, foe, space).bars;
  const piece = prize / lifeOf(seen, foe);
  let best: Fight = { worth: -Infinity, chance: 0, extra: 0 };
  for (let extra = 0; extra <= (bars ? 0 : BLUE_DICE - dice); extra++) {
    const cost = extra === 0 ? 0 : extraCost(evaluation, extra);
    if (cost === Infinity) break;
    const { hits, meanWounds, felled } = duelOdds(seen, man, foe, space, dice + extra);
    const worth = hits * piece - meanWounds * woundWorth(man) - felled * 0.7 * seen.actions - cost;
    if (worth > best.worth) best = { worth, chance: hits, extra };
  }
  return best;
};

export const fight = (evaluation: Evaluation, man: Man, foe: FoeId, space: number, prize: number): Fight =>
  fightWith(evaluation, man, foe, space, prize, SHEETS[man.who].dice);
