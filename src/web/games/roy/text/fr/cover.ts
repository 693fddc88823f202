import type { CoverWords } from '../../../cover-facts.ts';

export const fr: CoverWords = {
  about:
    'L’un joue Milady. Les autres chevauchent, se battent, complotent et mènent la Quête à son terme avant qu’elle ne gagne.',
  credit: 'Mousquetaires du Roy, de François Combe et Gilles Lehmann, Ystari, 2010.',
  quickTitle: 'En selle, vous serez',
  quick: {
    dartagnan: { title: 'D’Artagnan', spoken: 'Première partie avec d’Artagnan' },
    athos: { title: 'Athos', spoken: 'Première partie avec Athos' },
    porthos: { title: 'Porthos', spoken: 'Première partie avec Porthos' },
    aramis: { title: 'Aramis', spoken: 'Première partie avec Aramis' },
    solo: {
      title: 'Les quatre, en solo',
      spoken: 'Les quatre, en solo : tous les mousquetaires, sans Milady',
    },
    milady: {
      title: 'Dans le rôle de Milady',
      spoken: 'Dans le rôle de Milady : première partie contre les mousquetaires',
    },
  },
};
