import { catalogueOf } from '#kernel/text.ts';
import type { School, SchoolWords } from '#web/learn/school.ts';
import { FACTS } from './lessons/facts.ts';
import { PAGES } from './pages.ts';
import { placesFor } from './pointing.ts';

export const school: School = {
  lessons: FACTS,
  rules: Object.fromEntries(Object.entries(PAGES).map(([page, { rule }]) => [page, rule])),
  places: (standing, _view, offered) => placesFor(standing, offered),
  words: catalogueOf<SchoolWords>(code => import(`./text/${code}/index.ts`)),
};
