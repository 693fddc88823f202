import type { Attachment } from 'svelte/attachments';
import { ARROW_STEPS } from './arrow-steps.ts';

const ITEMS = 'button, a[href]';

/** A part of the table that is one stop for the Tab key: within it arrow keys go from thing to thing. */
export const rovingFocus: Attachment<HTMLElement> = part => {
  let last: HTMLElement | null = null;
  const items = (): readonly HTMLElement[] =>
    [...part.querySelectorAll<HTMLElement>(ITEMS)].filter(each => each.checkVisibility({ visibilityProperty: true }));

  /** The thing that had the focus last is where Tab comes back to. */
  const mark = () => {
    const all = items();
    const stop = all.find(each => each === last) ?? all[0];
    for (const each of all) {
      const index = each === stop ? 0 : -1;
      if (each.tabIndex !== index) each.tabIndex = index;
    }
  };
  const onKey = (event: KeyboardEvent) => {
    const step = ARROW_STEPS[event.key];
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    all[step(at, all.length)].focus();
  };
  const onFocus = (event: FocusEvent) => {
    last = items().find(each => each === event.target) ?? last;
    mark();
  };
  const watcher = new MutationObserver(mark);
  watcher.observe(part, { childList: true, subtree: true });
  // What is behind a tab of a telephone has no place in the row before it is seen.
  const resized = new ResizeObserver(mark);
  resized.observe(part);
  part.addEventListener('keydown', onKey);
  part.addEventListener('focusin', onFocus);
  mark();
  return () => {
    watcher.disconnect();
    resized.disconnect();
    part.removeEventListener('keydown', onKey);
    part.removeEventListener('focusin', onFocus);
  };
};
