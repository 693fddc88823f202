import type { LuckText } from '#kernel/luck.ts';

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const en: LuckText = {
  rows: {
    hand: {
      name: 'The cards dealt',
      help: 'The values of all the cards this player was dealt, added up. Twelve cards come to 60 on average.',
      count: cards,
    },
    guards: {
      name: 'The guard',
      help: 'The values of all the guard cards turned up, each against the average of those still in the stack. A high guard is hard on everybody.',
      count: cards,
    },
  },
};
