import type { CoverFacts } from '../cover-facts.ts';

export const cover: CoverFacts = {
  title: ['Mousquetaires', 'du Roy'],
  lang: 'fr',
  glyph: 'fleur-de-lys',
  cloth: 'red',
  players: [1, 6],
  minutes: null,
  levels: ['random', 'steady', 'thinker'],
  rules: 'ROY',
  lessons: true,
  medals: [0, 4],
  // Milady sits first.
  chairs: [4, 0, 1, 2, 3, 5],
  words: {
    en: {
      about: 'One plays Milady. The others ride together, fight, plot, and carry the Quest to its end before she wins.',
      credit: 'Mousquetaires du Roy, by François Combe and Gilles Lehmann, Ystari, 2010.',
    },
    fr: {
      about:
        'L’un joue Milady. Les autres chevauchent, se battent, complotent et mènent la Quête à son terme avant qu’elle ne gagne.',
      credit: 'Mousquetaires du Roy, de François Combe et Gilles Lehmann, Ystari, 2010.',
    },
    it: {
      about:
        'Uno interpreta Milady. Gli altri cavalcano insieme, combattono, tramano e portano a termine la Missione prima che lei vinca.',
      credit: 'Mousquetaires du Roy, di François Combe e Gilles Lehmann, Ystari, 2010.',
    },
  },
};
