import type { Attachment } from 'svelte/attachments';

const CHOICES = 'button[data-choice]';
const STEP: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at <= 0 ? count : at) - 1,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
const isPlain = (event: KeyboardEvent): boolean => !event.altKey && !event.ctrlKey && !event.metaKey;

/**
 * Arrow keys go through the choices of a part of the table. Where the focused choice is taken away because it was made,
 * the whole (with tabindex -1) keeps the focus, so that the next arrow key finds the next question.
 */
export const throughChoices: Attachment<HTMLElement> = whole => {
  let inside = false;
  const onKey = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    const all = [...whole.querySelectorAll<HTMLElement>(CHOICES)];
    if (step === undefined || all.length === 0 || !isPlain(event) || isWriting(event.target)) return;
    event.preventDefault();
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  };
  const onFocus = () => {
    inside = true;
  };
  const onLeave = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !whole.contains(event.relatedTarget as Node)) inside = false;
  };
  const watcher = new MutationObserver(() => {
    if (inside && (document.activeElement === document.body || document.activeElement === null))
      whole.focus({ preventScroll: true });
  });
  whole.addEventListener('keydown', onKey);
  whole.addEventListener('focusin', onFocus);
  whole.addEventListener('focusout', onLeave);
  watcher.observe(whole, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    whole.removeEventListener('keydown', onKey);
    whole.removeEventListener('focusin', onFocus);
    whole.removeEventListener('focusout', onLeave);
  };
};

/** The place, from 0, of the choice a digit picks; null for any other key, while writing, or behind an open dialog. */
export const digitOf = (event: KeyboardEvent): number | null => {
  if (!/^[1-9]$/.test(event.key) || !isPlain(event) || event.repeat || isWriting(event.target)) return null;
  return document.querySelector('dialog[open]') === null ? Number(event.key) - 1 : null;
};
