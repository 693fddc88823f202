import type { Attachment } from 'svelte/attachments';
import { hasMoved } from '#web/parts/pointer.ts';
import type { Refusal } from '#web/parts/refusal.ts';

interface Shown {
  readonly refusal: Refusal;
  readonly element: HTMLElement;
}

/** The one slip of paper that says why something cannot be done. */
export class WhySlip {
  shown = $state.raw<Shown | null>(null);
  /** It was asked for, so that Tab leads to its rule. */
  pinned = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  show(refusal: Refusal, element: HTMLElement) {
    clearTimeout(this.#leaving);
    this.pinned = this.shown?.element === element;
    this.shown = { refusal, element };
  }

  /** The pointer has a moment to travel to the rule's link. */
  leave() {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.hide(), 260);
  }

  stay() {
    clearTimeout(this.#leaving);
  }

  hide() {
    clearTimeout(this.#leaving);
    this.shown = null;
  }
}

/** Makes a button say why it does nothing now: at a touch, under the pointer, and to a screen reader. */
export const explains =
  (slip: WhySlip, why: () => Refusal | null): Attachment<HTMLElement> =>
  element => {
    const refusal = why();
    if (refusal === null) return;
    const explain = () => slip.show(refusal, element);
    const leave = () => slip.leave();
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && hasMoved(event) && slip.shown?.element !== element) explain();
    };
    element.setAttribute('aria-disabled', 'true');
    element.setAttribute('aria-description', refusal.text);
    element.addEventListener('click', explain);
    element.addEventListener('focus', explain);
    element.addEventListener('blur', leave);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    return () => {
      if (slip.shown?.element === element) slip.hide();
      element.removeAttribute('aria-disabled');
      element.removeAttribute('aria-description');
      element.removeEventListener('click', explain);
      element.removeEventListener('focus', explain);
      element.removeEventListener('blur', leave);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
    };
  };
