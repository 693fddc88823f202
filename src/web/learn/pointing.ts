const quoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
/** An element by what one of its `data-` attributes says. */
export const selectData = (name: string, value: string): string => `[data-${name}="${quoted(value)}"]`;
export const selectChoice = (choice: unknown): string => selectData('choice', JSON.stringify(choice));

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
export const isOpen = (element: Element): boolean => {
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

/** A word, and not a figure or the letter on a medal. */
const WORD = /\p{L}.*\p{L}/u;

/** The name a button bears, as it reads there: its first words, without its figures and what is only spoken; null on a picture. */
export const readOn = (element: Element): string | null => {
  if (!element.matches('button, a')) return null;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    if (WORD.test(words) && text.parentElement?.closest('.visually-hidden') === null) return words;
  }
  return null;
};
