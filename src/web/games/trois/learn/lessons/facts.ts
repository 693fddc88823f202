import type { LessonFacts } from '#web/learn/school.ts';
import type { PageId } from '../pages.ts';

const TEACHES: Readonly<Record<string, PageId>> = {
  aim: 'aim',
  route: 'roll',
  dice: 'roll',
  'card squares': 'ride',
  thrust: 'thrust',
  gazette: 'gazette',
  double: 'double',
  stairs: 'house',
  'two ways': 'stairs',
  places: 'queen',
  'held up': 'held-up',
  'one to a square': 'square',
  channel: 'boats',
  studs: 'studs',
  'one square': 'one',
  overtaking: 'overtake',
  carrying: 'carry',
  'trapped rider': 'trap',
};

/** The lesson of the race. */
export const FACTS: readonly LessonFacts[] = [
  {
    id: 'first',
    guide: 'laporte',
    colour: 'green',
    faces: ['dartagnan', 'porthos', 'athos'],
    teaches: TEACHES,
    leads: '/new/trois#against-2',
    next: null,
    load: async () => (await import('./first.ts')).lesson,
  },
];
