import type { View } from '#games/roy/view.ts';
import { catalogueOf } from '#kernel/text.ts';
import icons from '#web/art/baked/roy-icons.svg?no-inline';
import { readOn } from '#web/learn/pointing.ts';
import type { School, SchoolWords } from '#web/learn/school.ts';
import { FACTS } from './lessons/facts.ts';
import { PAGES } from './pages.ts';
import { placesFor } from './pointing.ts';

export const school: School = {
  lessons: FACTS,
  rules: Object.fromEntries(Object.entries(PAGES).map(([page, { rule }]) => [page, rule])),
  places: (standing, view, offered) => placesFor(standing, view as View, offered),
  reads: readOn,
  uncover: '[data-act="fold-finale"]',
  words: catalogueOf<SchoolWords>(code => import(`./text/${code}/index.ts`)),
  icons,
  more: async () => (await import('../help/Help.svelte')).default,
};
