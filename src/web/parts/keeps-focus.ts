import type { Attachment } from 'svelte/attachments';

/** Where the focus goes when what had it is gone: to the question, or to the tab that is open in its place. */
const HOMES = '[data-question], [role="tab"][aria-selected="true"]';

const isThere = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

/**
 * Nobody who plays by keyboard is put out of the table: where a button goes away, because its choice was made or its
 * sheet was folded, the question takes the focus, and the next arrow key finds the next answer.
 */
export const keepsFocus: Attachment<HTMLElement> = table => {
  let last: Element | null = null;
  const onFocus = (event: FocusEvent) => {
    last = event.target instanceof Element ? event.target : null;
  };
  const onLeave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !table.contains(event.relatedTarget)) last = null;
  };
  const watcher = new MutationObserver(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (last === null || !lost || isThere(last)) return;
    last = null;
    [...table.querySelectorAll<HTMLElement>(HOMES)].find(isThere)?.focus({ preventScroll: true });
  });
  table.addEventListener('focusin', onFocus);
  table.addEventListener('focusout', onLeave);
  watcher.observe(table, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    table.removeEventListener('focusin', onFocus);
    table.removeEventListener('focusout', onLeave);
  };
};
