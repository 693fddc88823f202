import type { LessonFacts } from '#web/learn/school.ts';
import type { LessonId } from '../pages.ts';

const FACES = ['milady', 'dartagnan', 'athos', 'aramis'] as const;

/** The lessons, in the order in which they are best taken. */
export const FACTS: readonly (LessonFacts & { readonly id: LessonId; readonly next: LessonId })[] = [
  {
    id: 'musketeers',
    guide: 'planchet',
    colour: 'blue',
    faces: FACES,
    teaches: {},
    leads: '/new/roy#dartagnan',
    next: 'milady',
    load: async () => (await import('./musketeers.ts')).lesson,
  },
  {
    id: 'milady',
    guide: 'rochefort',
    colour: 'red',
    faces: FACES,
    teaches: {},
    leads: '/new/roy#milady',
    next: 'musketeers',
    load: async () => (await import('./milady.ts')).lesson,
  },
];
