import type { Attachment } from 'svelte/attachments';
import { beside, type Side } from './beside.ts';

/**
 * Lays an element over everything, beside another one, and keeps it there while the page moves. It goes into the top
 * layer, so that no box around it cuts it off; what it looks like on a small screen is its own business.
 */
export const floating =
  (anchor: HTMLElement, sides: readonly Side[]): Attachment<HTMLElement> =>
  element => {
    const lay = () => {
      const { width, height } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const spot = beside(
        anchor.getBoundingClientRect(),
        { width, height },
        { width: clientWidth, height: clientHeight },
        sides,
      );
      element.style.setProperty('--left', `${spot.left}px`);
      element.style.setProperty('--top', `${spot.top}px`);
    };
    element.showPopover();
    lay();
    const watcher = new ResizeObserver(lay);
    watcher.observe(element);
    window.addEventListener('scroll', lay, { capture: true, passive: true });
    window.addEventListener('resize', lay);
    return () => {
      watcher.disconnect();
      window.removeEventListener('scroll', lay, { capture: true });
      window.removeEventListener('resize', lay);
    };
  };

/** What of an anchor takes the focus: itself, or the button it holds. */
export const handleOf = (anchor: HTMLElement): HTMLElement | null =>
  anchor.matches('a, button, [tabindex]') ? anchor : anchor.querySelector<HTMLElement>('a, button');

/** Gives the focus back to what opened something, without opening it again (see `opensInfoCard`). */
export const giveBack = (anchor: HTMLElement) => {
  anchor.dataset.quiet = '';
  handleOf(anchor)?.focus({ preventScroll: true });
  delete anchor.dataset.quiet;
};

/** Closes what lies open: by Esc, by a press elsewhere, or when the focus leaves it. The anchor closes by its own click. */
export const dismissed =
  (anchor: HTMLElement, close: () => void): Attachment<HTMLElement> =>
  element => {
    const isOurs = (target: EventTarget | null): boolean =>
      target instanceof Node && (element.contains(target) || anchor.contains(target));
    const onPress = (event: PointerEvent) => {
      if (!isOurs(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      const held = element.contains(document.activeElement);
      close();
      if (held) giveBack(anchor);
    };
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget !== null && !isOurs(event.relatedTarget)) close();
    };
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('keydown', onKey, true);
    element.addEventListener('focusout', onLeave);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('keydown', onKey, true);
      element.removeEventListener('focusout', onLeave);
    };
  };
