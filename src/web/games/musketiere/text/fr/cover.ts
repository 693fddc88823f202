import type { CoverWords } from '../../../cover-facts.ts';

export const fr: CoverWords = {
  kind: 'un jeu de cartes',
  about:
    'Posez votre carte en secret. Ensemble, battez la garde du Cardinal ; chacun pour soi, emportez les pierres précieuses ou finissez en prison.',
  credit: 'Musketiere, de Franz-Joseph Lamminger, Hexagames, 1991.',
  quickTitle: 'Jouer contre',
  quick: {
    'against-1': { title: 'un automate', spoken: 'Musketiere : jouer contre un automate' },
    'against-2': { title: 'deux', spoken: 'Musketiere : jouer contre deux automates' },
    'against-3': { title: 'trois', spoken: 'Musketiere : jouer contre trois automates' },
  },
};
