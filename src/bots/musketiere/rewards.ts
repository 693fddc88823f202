import type { Decision } from '#kernel/game.ts';
import type { Card } from '#games/musketiere/cards.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import type { Sight } from './sight.ts';

/** Which of twelve cards, counted from the strongest, make the rewards: two rich ones and one that costs little to lose. */
export let RANKS: readonly number[] = [2, 3, 4];
export const setRanks = (r: number[]) => { RANKS = r; };

/** The three cards this seat would lay, out of the twelve it was dealt. */
export const rewardsOf = (dealt: readonly Card[]): Card[] => {
  const sorted = dealt.toSorted((a, b) => b - a);
  return RANKS.map(rank => sorted[rank - 1]);
};

export const lay = ({ hand, rewards }: Sight, { choices }: Decision<Choice>): Choice => {
  const wanted = rewardsOf([...hand, ...rewards]);
  return choices.find(choice => choice.kind === 'reward' && wanted.includes(choice.card)) ?? choices[0];
};
