import type { View } from '#games/roy/view.ts';
import type { LessonFacts } from '#web/learn/school.ts';
import type { LessonId } from '../pages.ts';
import { EXTRA_FACTS } from './extra-facts.ts';
import { MILADY_TEACHES, MUSKETEERS_TEACH } from './teaches.ts';

const FACES = ['milady', 'dartagnan', 'athos', 'aramis'] as const;

/** The lessons, in the order in which they are best taken. */
export const FACTS: readonly (LessonFacts & { readonly id: LessonId; readonly next: LessonId | null })[] = [
  {
    id: 'musketeers',
    guide: 'planchet',
    colour: 'blue',
    faces: FACES,
    teaches: MUSKETEERS_TEACH,
    // D'Artagnan is the first of the musketeers there.
    isTurnOver: view => (view as View).men[0].turn !== 'acting',
    leads: '/new/roy#dartagnan',
    next: 'milady',
    load: async () => (await import('./musketeers.ts')).lesson,
  },
  {
    id: 'milady',
    guide: 'rochefort',
    colour: 'red',
    faces: FACES,
    teaches: MILADY_TEACHES,
    leads: '/new/roy#milady',
    next: 'musketeers',
    load: async () => (await import('./milady.ts')).lesson,
  },
  ...EXTRA_FACTS,
];
