import type { LuckText } from '#kernel/luck.ts';

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`);

export const fr: LuckText = {
  rows: {
    hand: {
      name: 'Les cartes reçues',
      help: 'La somme des valeurs de toutes les cartes que ce joueur a reçues. Douze cartes font 60 en moyenne.',
      count: cards,
    },
    guards: {
      name: 'La garde',
      help: 'La somme des cartes de garde retournées, chacune comparée à la moyenne de celles qui restaient dans la pile. Une garde forte pèse sur tout le monde.',
      count: cards,
    },
  },
};
