import type { CoverWords } from '../../../cover-facts.ts';

export const fr: CoverWords = {
  about: 'Du château au Louvre, du Louvre en Angleterre, et retour : la Reine attend ses ferrets de diamants.',
  credit:
    'Les trois Mousquetaires. La règle dont nous nous servons ne nomme ni auteur, ni éditeur, ni année. Si vous les connaissez, dites-le-nous.',
  quickTitle: 'Jouer contre',
  quick: {
    'against-1': { title: 'un automate', spoken: 'Les trois Mousquetaires : jouer contre un automate' },
    'against-2': { title: 'deux', spoken: 'Les trois Mousquetaires : jouer contre deux automates' },
    'against-3': { title: 'trois', spoken: 'Les trois Mousquetaires : jouer contre trois automates' },
  },
};
