import type { Card, Hand } from './cards/adventure.ts';
import type { Choice } from './choices.ts';

/** One choice for each face in a hand; equal cards lie side by side. */
export const distinct = (hand: Hand, all: Readonly<Record<Card, Choice>>, choices: Choice[]) => {
  for (let i = 0; i < hand.length; i++) if (i === 0 || hand[i] !== hand[i - 1]) choices.push(all[hand[i]]);
};

/** One choice for each different item of a list. */
export const different = <Key extends string>(
  items: readonly Key[],
  all: Readonly<Record<Key, Choice>>,
  choices: Choice[],
) => {
  for (let i = 0; i < items.length; i++) if (items.indexOf(items[i]) === i) choices.push(all[items[i]]);
};
