import type { Attachment } from 'svelte/attachments';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
const isPlain = (event: KeyboardEvent): boolean =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !event.repeat && !isWriting(event.target);
const choicesIn = (whole: HTMLElement) => [...whole.querySelectorAll<HTMLElement>('button[data-choice]')];

/** What has a use of its own for Enter and space. */
const PRESSABLE = 'a, button, input, select, textarea, summary, [role="button"], [tabindex="0"]';

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What a key presses: a digit its choice; Enter and space, pressed on nothing, the big verb. */
const pressedBy = (event: KeyboardEvent, all: readonly HTMLElement[]): HTMLElement | undefined => {
  if (/^[1-9]$/.test(event.key)) return all[Number(event.key) - 1];
  const onNothing = document.activeElement === null || !document.activeElement.matches(PRESSABLE);
  if ((event.key === 'Enter' || event.key === ' ') && onNothing) return all.find(each => 'big' in each.dataset);
  return undefined;
};

/** The question's keys; `asked` is what it is about, so that a key pressed before it was asked is no answer to it. */
export const byKey =
  (asked: unknown): Attachment<HTMLElement> =>
  whole => {
    if (asked === null) return;
    const since = performance.now();
    const onKey = (event: KeyboardEvent) => {
      if (!isPlain(event) || event.timeStamp <= since || document.querySelector('dialog[open]') !== null) return;
      const picked = pressedBy(event, choicesIn(whole));
      if (picked === undefined) return;
      event.preventDefault();
      picked.click();
    };
    const onArrow = (event: KeyboardEvent) => {
      const step = STEP[event.key];
      const all = choicesIn(whole);
      if (step === undefined || all.length === 0 || !isPlain(event)) return;
      event.preventDefault();
      const at = all.indexOf(document.activeElement as HTMLElement);
      all[at < 0 ? 0 : (at + step + all.length) % all.length].focus();
    };
    window.addEventListener('keydown', onKey);
    whole.addEventListener('keydown', onArrow);
    return () => {
      window.removeEventListener('keydown', onKey);
      whole.removeEventListener('keydown', onArrow);
    };
  };
