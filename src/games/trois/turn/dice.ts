import { below, type Rng } from '#kernel/rng.ts';

export const rollDice = (rng: Rng, count: 1 | 2): readonly number[] =>
  count === 1 ? [below(rng, 6) + 1] : [below(rng, 6) + 1, below(rng, 6) + 1];

export const totalOf = (dice: readonly number[]): number => {
  let total = 0;
  for (const die of dice) total += die;
  return total;
};

export const isDouble = (dice: readonly number[]): boolean => dice.length === 2 && dice[0] === dice[1];
