import type { Choice } from '#games/roy/choices.ts';
import type { View } from '#games/roy/view.ts';
import { same } from '#kernel/journal.ts';
import type { Standing } from '#web/learn/lesson.ts';
import { selectChoice, selectData } from '#web/learn/pointing.ts';
import { keyOf, type Target, targetsFor } from '../targets.ts';
import { PAGES, type PageId, type Region } from './pages.ts';

export const selectTarget = (target: Target): string => selectData('target', keyOf(target));
const QUESTION = '[data-question]';
/** The Quest is its whole sheet: a ring around its name alone would cover the line above it. */
const QUEST = '[data-quest]';
const REGIONS: Readonly<Record<Region, readonly string[]>> = {
  question: [QUESTION],
  screen: ['[data-screen="holds"]', '[data-screen]'],
  sheet: ['#panel-sheet'],
  hand: ['#panel-hand'],
  scene: ['[data-scene]'],
};

/** A musketeer is his figure on the board before he is a name in a row. */
const placesOf = (target: Target): readonly string[] => {
  if (target.kind === 'quest') return [QUEST];
  return target.kind === 'man' ? [`[data-figure="${target.who}"]`, selectTarget(target)] : [selectTarget(target)];
};

/** Where the guide points, the best place first: the choice itself, what opens it, the target it is about, the question. */
export const placesFor = (standing: Standing, view: View, offered: readonly unknown[]): readonly string[] => {
  if (standing.kind === 'asks') {
    const choice = offered.find(each => same(each, standing.choice)) ?? standing.choice;
    const { kind } = choice as Choice;
    const targets = targetsFor(choice as Choice, view).map(selectTarget);
    return [selectChoice(choice), `[data-opens~="${kind}"]`, ...targets, '[data-opens]', QUESTION];
  }
  if (standing.kind !== 'says') return [];
  const { points } = PAGES[standing.page as PageId];
  if (points === undefined) return [];
  return typeof points === 'string' ? REGIONS[points] : points.flatMap(placesOf);
};
