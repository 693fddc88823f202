import type { RoySchoolWords } from '../shape.ts';
import { miladyPages } from './milady.ts';
import { musketeersPages } from './musketeers.ts';

export const fr: RoySchoolWords = {
  lessons: {
    musketeers: {
      title: 'Premiers pas avec d’Artagnan',
      about:
        'Vous menez d’Artagnan pendant deux manches : un duel, un défi, un achat, le siège, et le premier chemin de la Quête. Planchet vous accompagne.',
      button: 'La leçon des mousquetaires',
      guide: 'Planchet',
      over: 'L’auberge est derrière vous et Constance est sauve. La partie est à vous : jouez la suite contre un automate qui mène Milady, ou commencez la vôtre.',
    },
    milady: {
      title: 'Premiers pas en Milady',
      about:
        'Vous garnissez l’auberge et deux missions, choisissez où vous cacher et envoyez Rochefort. Il vous dit comment la partie se gagne.',
      button: 'La leçon de Milady',
      guide: 'Rochefort',
      over: 'Vous avez gagné avec Milady. La prochaine fois, personne ne vous dira où vous cacher : prenez place à votre propre table, ou voyez la partie de l’autre côté.',
    },
  },
  names: ['Marie', 'Hugues', 'Noé', 'Inès'],
  pages: { ...musketeersPages, ...miladyPages },
};
