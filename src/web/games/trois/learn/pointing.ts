import { same } from '#kernel/journal.ts';
import type { Standing } from '#web/learn/lesson.ts';
import { selectChoice } from '#web/learn/pointing.ts';
import { PAGES, type PageId } from './pages.ts';

const QUESTION = '[data-question]';

/**
 * Where the guide points, the best place first: the verb he asks for, then the panel it stands on; the panel alone where
 * the pupil is to find it himself.
 */
export const placesFor = (standing: Standing, offered: readonly unknown[]): readonly string[] => {
  if (standing.kind === 'says') return PAGES[standing.page as PageId].points ?? [];
  if (standing.kind !== 'asks') return [];
  const choice = offered.find(each => same(each, standing.choice)) ?? standing.choice;
  return standing.own ? [QUESTION] : [`${QUESTION} ${selectChoice(choice)}`, QUESTION];
};
