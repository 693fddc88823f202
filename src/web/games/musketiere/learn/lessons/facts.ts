import type { LessonFacts } from '#web/learn/school.ts';
import type { PageId } from '../pages.ts';

const TEACHES: Readonly<Record<string, PageId>> = {
  aim: 'aim',
  rewards: 'lay',
  target: 'target',
  fight: 'fight',
  jewel: 'jewel',
  swords: 'swords',
  prison: 'prison',
  free: 'free',
  'shut out': 'prison',
  'strong cards': 'kept',
  supply: 'others',
  'three jewels': 'others',
  taking: 'back',
  reckoning: 'reckoning',
  'a whole match': 'end',
};

/** The lesson of this game. */
export const FACTS: readonly LessonFacts[] = [
  {
    id: 'first',
    guide: 'treville',
    colour: 'blue',
    faces: ['dartagnan', 'porthos', 'athos'],
    teaches: TEACHES,
    leads: '/new/musketiere#against-2',
    next: null,
    load: async () => (await import('./first.ts')).lesson,
  },
];
