import type { Attachment } from 'svelte/attachments';

const isThere = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

/** Where a button with the focus goes away, because its choice was made, the question takes the focus. */
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
    table.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
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
