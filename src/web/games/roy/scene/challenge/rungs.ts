import type { ChallengeFrame } from './challenge-frame.ts';

/** What has filled a rung of the scale. */
export type Rung = 'skill' | 'card' | 'ability' | 'epic' | 'empty';

/** The scale of a challenge from one to its value, or further where more was put in. */
export const rungsOf = ({ base, cards, ability, epic, value }: ChallengeFrame): readonly Rung[] => {
  const filled: Rung[] = [
    ...new Array<Rung>(base).fill('skill'),
    ...cards.map((): Rung => 'card'),
    ...(ability === null ? [] : (['ability'] as const)),
    ...new Array<Rung>(epic).fill('epic'),
  ];
  return [...filled, ...new Array<Rung>(Math.max(0, value - filled.length)).fill('empty')];
};
