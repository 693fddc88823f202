import type { LessonWords } from '../shape.ts';
import { miladyPages } from './milady.ts';
import { musketeersPages } from './musketeers.ts';

export const fr: LessonWords = {
  guides: { musketeers: 'Planchet', milady: 'Rochefort' },
  title: { musketeers: 'Premiers pas avec d’Artagnan', milady: 'Premiers pas en Milady' },
  you: 'Vous',
  names: ['Marie', 'Hugues', 'Noé', 'Inès'],
  goOn: 'Continuer',
  goBack: 'Revenir',
  watch: 'Regardez, il se passe quelque chose…',
  skip: 'Passer',
  progress: (done, all) => `Page ${done} sur ${all}`,
  why: 'La règle',
  notYet: 'Volontiers, dans un instant : lisez d’abord cette page, puis continuez.',
  another: label =>
    `La règle le permet, et dans votre propre partie vous le pourrez. Ici, pour les besoins de la leçon : « ${label} ».`,
  doIt: 'Faites-le pour moi',
  fold: 'Replier la feuille du guide',
  unfold: 'Ouvrir la feuille du guide',
  pages: { ...musketeersPages, ...miladyPages },
};
