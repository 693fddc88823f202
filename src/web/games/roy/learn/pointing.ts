import type { Choice } from '#games/roy/choices.ts';
import type { View } from '#games/roy/view.ts';
import { same } from '#kernel/journal.ts';
import { keyOf, type Thing, thingsFor } from '../things.ts';
import type { Standing } from './lesson.ts';
import { PAGES } from './pages.ts';

const quoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
export const selectThing = (thing: Thing): string => `[data-thing="${quoted(keyOf(thing))}"]`;
export const selectChoice = (choice: unknown): string => `[data-choice="${quoted(JSON.stringify(choice))}"]`;
const QUESTION = '[data-question]';
/** The Quest is its whole sheet: a ring around its name alone would cover the line above it. */
const QUEST = '[data-quest]';
const REGIONS = { question: [QUESTION], screen: ['[data-screen="holds"]', '[data-screen]'] } as const;

/** Where the guide points, the best place first: the choice itself, what opens it, the thing it is about, the question. */
export const placesFor = (standing: Standing, view: View, offered: readonly unknown[]): readonly string[] => {
  if (standing.kind === 'asks') {
    const choice = offered.find(each => same(each, standing.choice)) ?? standing.choice;
    const { kind } = standing.choice;
    const things = thingsFor(choice as Choice, view).map(selectThing);
    return [selectChoice(choice), `[data-opens~="${kind}"]`, ...things, '[data-opens]', QUESTION];
  }
  if (standing.kind !== 'says') return [];
  const { points } = PAGES[standing.page];
  if (points === undefined) return [];
  return typeof points === 'string'
    ? REGIONS[points]
    : points.map(thing => (thing.kind === 'quest' ? QUEST : selectThing(thing)));
};

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Nothing lies over its middle, and it is on the screen. */
export const isOpen = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
};

/** What lies behind a tab is shown by its tab; null for what lies behind none. */
const tabOf = (hidden: Element): HTMLElement | null => {
  const panel = hidden.closest('[id^="panel-"]');
  return panel && document.getElementById(panel.id.replace('panel', 'tab'));
};

/** The first of the places that can be seen on the page. */
export const findPlace = (places: readonly string[]): HTMLElement | null => {
  for (const place of places) {
    const found = [...document.querySelectorAll<HTMLElement>(place)];
    const seen = [...found, ...found.flatMap(hidden => tabOf(hidden) ?? [])].find(isSeen);
    if (seen !== undefined) return seen;
  }
  return null;
};
