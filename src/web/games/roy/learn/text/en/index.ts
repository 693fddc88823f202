import type { LessonWords } from '../shape.ts';
import { miladyPages } from './milady.ts';
import { musketeersPages } from './musketeers.ts';

export const en: LessonWords = {
  guides: { musketeers: 'Planchet', milady: 'Rochefort' },
  title: { musketeers: 'First steps with d’Artagnan', milady: 'First steps as Milady' },
  you: 'You',
  names: ['Marie', 'Hugh', 'Noah', 'Inez'],
  goOn: 'Go on',
  goBack: 'Back',
  watch: 'Look, something is happening…',
  skip: 'Skip',
  progress: (done, all) => `Page ${done} of ${all}`,
  why: 'The rule',
  notYet: 'Gladly, in a moment: read this page first, then go on.',
  another: label => `The rules allow that, and in your own game you may. Here, for the lesson’s sake: “${label}”.`,
  doIt: 'Do it for me',
  fold: 'Fold the guide’s sheet',
  unfold: 'Open the guide’s sheet',
  pages: { ...musketeersPages, ...miladyPages },
};
