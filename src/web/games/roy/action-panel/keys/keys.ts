import type { Attachment } from 'svelte/attachments';
import type { Choice } from '#games/roy/choices.ts';
import type { Decision } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { ARROW_STEPS } from './arrow-steps.ts';

/** What can be pressed in answer to a question: choices themselves, and what opens more of them. */
const CHOICES = 'button:is([data-choice], [data-opens])';
const DIGITS = 9;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
const isPlain = (event: KeyboardEvent): boolean => !event.altKey && !event.ctrlKey && !event.metaKey;

/** The choices at hand: those of the open menu, where one is open. What belongs to the whole turn comes last. */
const choicesIn = (whole: HTMLElement): readonly HTMLElement[] => {
  const within = whole.querySelector<HTMLElement>('[data-menu]') ?? whole;
  const all = [...within.querySelectorAll<HTMLElement>(CHOICES)];
  const isTool = (button: HTMLElement): boolean => button.closest('[data-tools]') !== null;
  return [...all.filter(button => !isTool(button)), ...all.filter(isTool)];
};

/** Arrow keys go through the choices of a part of the table. */
export const throughChoices: Attachment<HTMLElement> = whole => {
  const onKey = (event: KeyboardEvent) => {
    const step = ARROW_STEPS[event.key];
    const all = choicesIn(whole);
    if (step === undefined || all.length === 0 || !isPlain(event) || isWriting(event.target)) return;
    event.preventDefault();
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  };
  whole.addEventListener('keydown', onKey);
  return () => whole.removeEventListener('keydown', onKey);
};

/** The place, from 0, of the choice a digit picks; null for any other key, while writing, or behind an open dialog. */
const digitOf = (event: KeyboardEvent): number | null => {
  if (!/^[1-9]$/.test(event.key) || !isPlain(event) || event.repeat || isWriting(event.target)) return null;
  return document.querySelector('dialog[open]') === null ? Number(event.key) - 1 : null;
};

/** Writes its digit on each of the first nine choices that has a place for it. */
const number = (whole: HTMLElement) => {
  for (const [i, button] of choicesIn(whole).entries()) {
    const place = button.querySelector<HTMLElement>('kbd');
    if (place) place.dataset.digit = i < DIGITS ? String(i + 1) : '';
  }
};

/** Digits press the choices of a question in the order they stand in. */
export const digits = () => {
  let asked: Decision<Choice> | null = null;
  /** Since when it has been asked: told anew after somebody else's choice, it is as old as before. */
  let since = 0;
  return (question: Decision<Choice> | null): Attachment<HTMLElement> =>
    whole => {
      if (!same(question, asked)) since = performance.now();
      asked = question;
      if (question === null) return;
      const onKey = (event: KeyboardEvent) => {
        const digit = digitOf(event);
        // A key that ended what was being shown is no answer to what it uncovered.
        if (digit === null || event.timeStamp <= since) return;
        const picked = choicesIn(whole)[digit];
        if (picked === undefined) return;
        event.preventDefault();
        picked.click();
      };
      const watcher = new MutationObserver(() => number(whole));
      watcher.observe(whole, { childList: true, subtree: true });
      number(whole);
      window.addEventListener('keydown', onKey);
      return () => {
        watcher.disconnect();
        window.removeEventListener('keydown', onKey);
      };
    };
};
