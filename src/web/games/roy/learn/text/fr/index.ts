import type { RoySchoolWords } from '../shape.ts';
import { extraLessons, extraPages } from './extra.ts';
import { miladyPages } from './milady.ts';
import { musketeersPages } from './musketeers.ts';

export const fr: RoySchoolWords = {
  lessons: {
    musketeers: {
      title: 'Premiers pas avec d’Artagnan',
      about:
        'Vous menez d’Artagnan pendant deux manches : un duel, un défi, le siège et le premier chemin de la Quête. Puis vous jouez un tour à votre guise, et Planchet vous dit ce qu’il en pense.',
      button: 'La leçon des mousquetaires',
      guide: 'Planchet',
      over: 'Constance est sauve, vous savez avancer à l’auberge, et vous avez joué un tour bien à vous. Commencez une première partie, ou jouez la suite contre un automate qui mène Milady.',
    },
    milady: {
      title: 'Premiers pas en Milady',
      about:
        'Vous garnissez une mission, choisissez où vous cacher et décidez quand Rochefort intervient. Il vous dit comment la partie se gagne.',
      button: 'La leçon de Milady',
      guide: 'Rochefort',
      over: 'Vous avez gagné avec Milady. La prochaine fois, personne ne vous dira où vous cacher : prenez place à votre propre table, ou voyez la partie de l’autre côté.',
    },
    ...extraLessons,
  },
  names: ['Marie', 'Hugues', 'Noé', 'Inès'],
  pages: { ...musketeersPages, ...miladyPages, ...extraPages },
};
