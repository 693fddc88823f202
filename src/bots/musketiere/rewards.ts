import type { Card } from '#games/musketiere/cards.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import type { Decision } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Observation } from './observation.ts';

/**
 * Which of twelve cards, counted from the strongest, make the rewards, by number of players: a rich one for a jewel,
 * a poor one that a prison may have, and the fists stay in the hand. Found by trying many against each other.
 */
const RANKS: Readonly<Record<number, readonly number[]>> = { 2: [2, 7, 12], 3: [3, 6, 10], 4: [3, 6, 10] };

/** The three cards a seat would lay, out of the twelve it was dealt. */
export const rewardsOf = (dealt: readonly Card[], players: number): Card[] => {
  const sorted = dealt.toSorted((a, b) => b - a);
  return RANKS[players].map(rank => sorted[rank - 1]);
};

/** One of them, any: were they laid in an order, their places would tell everybody which one to rob. */
export const lay = ({ hand, rewards, totals }: Observation, { choices }: Decision<Choice>, rng: Rng): Choice => {
  const wanted = rewardsOf([...hand, ...rewards], totals.length);
  const open = choices.filter(choice => choice.kind === 'reward' && wanted.includes(choice.card));
  return open[below(rng, open.length)] ?? choices[0];
};
