import type { Attachment } from 'svelte/attachments';

const ITEMS = 'button, a[href], [data-rove]';
const NEXT: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One tab stop for a row of buttons: arrow keys go along it, and focus stays when a button leaves. */
export const rove: Attachment<HTMLElement> = row => {
  let at = 0;
  let inside = false;
  const items = () => [...row.querySelectorAll<HTMLElement>('[data-rove]')];

  const mark = () => {
    const all = items();
    at = Math.min(at, Math.max(0, all.length - 1));
    for (const [i, item] of all.entries()) item.tabIndex = i === at ? 0 : -1;
    return all;
  };
  const onKey = (event: KeyboardEvent) => {
    const next = NEXT[event.key];
    const all = items();
    if (next === undefined || all.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    at = next(at, all.length);
    mark()[at]?.focus();
  };
  const onFocus = (event: FocusEvent) => {
    inside = true;
    const found = items().findIndex(item => item.contains(event.target as Node));
    if (found >= 0) at = found;
    mark();
  };
  const onLeave = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !row.contains(event.relatedTarget as Node)) inside = false;
  };
  const watcher = new MutationObserver(() => {
    const all = mark();
    if (!inside || (document.activeElement !== document.body && document.activeElement !== null)) return;
    row.tabIndex = -1;
    (all[at] ?? row).focus();
  });

  row.addEventListener('keydown', onKey);
  row.addEventListener('focusin', onFocus);
  row.addEventListener('focusout', onLeave);
  watcher.observe(row, { childList: true, subtree: true });
  mark();
  return () => {
    watcher.disconnect();
    row.removeEventListener('keydown', onKey);
    row.removeEventListener('focusin', onFocus);
    row.removeEventListener('focusout', onLeave);
  };
};

/** Where the focused button inside is taken away, the whole (with tabindex -1) takes its focus. */
export const keepFocus: Attachment<HTMLElement> = whole => {
  let inside = false;
  const onFocus = () => {
    inside = true;
  };
  const onLeave = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !whole.contains(event.relatedTarget as Node)) inside = false;
  };
  const watcher = new MutationObserver(() => {
    if (inside && (document.activeElement === document.body || document.activeElement === null)) whole.focus();
  });
  whole.addEventListener('focusin', onFocus);
  whole.addEventListener('focusout', onLeave);
  watcher.observe(whole, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    whole.removeEventListener('focusin', onFocus);
    whole.removeEventListener('focusout', onLeave);
  };
};

/** Moves focus to the first thing one can do in a part of the table. */
export const focusIn = (part: Element | null | undefined) => {
  const all = [...(part?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  (all.find(item => item.tabIndex >= 0) ?? all[0])?.focus();
};

/** On a telephone: brings a part of the table into sight above what is fixed at the foot of the screen. */
export const bringIntoSight = (part: Element | null | undefined, foot: Element | null | undefined) => {
  if (part == null || foot == null || getComputedStyle(foot).position !== 'sticky') return;
  const box = part.getBoundingClientRect();
  const below = box.bottom - foot.getBoundingClientRect().top;
  const by = below > 0 ? below + 8 : Math.min(0, box.top - 8);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (by !== 0) scrollBy({ top: by, behavior: calm ? 'auto' : 'smooth' });
};
