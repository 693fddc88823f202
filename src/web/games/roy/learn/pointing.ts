import type { Choice } from '#games/roy/choices.ts';
import type { View } from '#games/roy/view.ts';
import { same } from '#kernel/journal.ts';
import { keyOf, type Target, targetsFor } from '../targets.ts';
import type { Standing } from './lesson.ts';
import { PAGES, type Region } from './pages.ts';

const quoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
export const selectTarget = (target: Target): string => `[data-target="${quoted(keyOf(target))}"]`;
export const selectChoice = (choice: unknown): string => `[data-choice="${quoted(JSON.stringify(choice))}"]`;
const QUESTION = '[data-question]';
/** The Quest is its whole sheet: a ring around its name alone would cover the line above it. */
const QUEST = '[data-quest]';
const REGIONS: Readonly<Record<Region, readonly string[]>> = {
  question: [QUESTION],
  screen: ['[data-screen="holds"]', '[data-screen]'],
  sheet: ['#panel-sheet'],
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
    const { kind } = standing.choice;
    const targets = targetsFor(choice as Choice, view).map(selectTarget);
    return [selectChoice(choice), `[data-opens~="${kind}"]`, ...targets, '[data-opens]', QUESTION];
  }
  if (standing.kind !== 'says') return [];
  const { points } = PAGES[standing.page];
  if (points === undefined) return [];
  return typeof points === 'string' ? REGIONS[points] : points.flatMap(placesOf);
};

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The guide makes room himself. */
const GUIDE = '[data-standing]';

/** What can be seen of it: its box without what the parts around it and the screen cut off; null where nothing can. */
export const seenPart = (element: Element): DOMRect | null => {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const cut = (by: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) => {
    left = Math.max(left, by.left);
    top = Math.max(top, by.top);
    right = Math.min(right, by.right);
    bottom = Math.min(bottom, by.bottom);
  };
  cut({ left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight });
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    // What lies in the top layer is cut off by nothing.
    if (around.matches(':popover-open, dialog[open]')) break;
    if (getComputedStyle(around).overflowX !== 'visible') cut(around.getBoundingClientRect());
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
};

/** Nothing lies over the middle of what can be seen of it. */
const isOpen = (element: Element): boolean => {
  const part = seenPart(element);
  if (part === null) return false;
  const there = document
    .elementsFromPoint(part.x + part.width / 2, part.y + part.height / 2)
    .find(each => each.closest(GUIDE) === null);
  return there !== undefined && (element.contains(there) || there.contains(element));
};

/** So much of its length and of its height must be seen: what is larger than its place shows what fits. */
const ENOUGH = 0.9;
/** Whether it has to be brought into sight first. */
export const isHidden = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  const part = seenPart(element);
  return part === null || part.width < ENOUGH * width || part.height < ENOUGH * height || !isOpen(element);
};

/** What lies behind a tab is shown by its tab; null for what lies behind none. */
const tabOf = (hidden: Element): HTMLElement | null => {
  const panel = hidden.closest('[id^="panel-"]');
  return panel && document.getElementById(panel.id.replace('panel', 'tab'));
};

/** The first of the places that can be seen on the page; where it is there twice, the one that nothing covers. */
export const findPlace = (places: readonly string[]): HTMLElement | null => {
  for (const place of places) {
    const found = [...document.querySelectorAll<HTMLElement>(place)];
    const seen = found.filter(isSeen);
    const behind = seen.length > 0 ? [] : found.flatMap(hidden => tabOf(hidden) ?? []).filter(isSeen);
    const [first] = [...seen.filter(isOpen), ...seen, ...behind];
    if (first !== undefined) return first;
  }
  return null;
};
