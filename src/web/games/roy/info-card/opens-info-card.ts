import type { Attachment } from 'svelte/attachments';
import { listening } from '#web/parts/listening.ts';
import { hasMoved } from '#web/parts/pointer.ts';
import type { TableContext } from '../table-context.svelte.ts';
import { keyOf, type Target } from '../targets.ts';

/** Milliseconds a pointer rests, or a finger stays down, before the card of a target lies open. */
const REST = 350;
const LONG_PRESS = 450;
/** A finger that moves farther than these pixels drags, and does not press. */
const STILL = 8;

/** What a pointer, a finger and the keyboard do to an element that stands for a target. */
class CardHandle {
  readonly #at: TableContext;
  readonly #target: Target;
  readonly #element: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #down: { readonly x: number; readonly y: number } | null = null;
  #pressed = false;
  #resting = false;

  constructor(at: TableContext, target: Target, element: HTMLElement) {
    this.#at = at;
    this.#target = target;
    this.#element = element;
  }

  get #isOpen(): boolean {
    return this.#at.looking?.at === this.#element;
  }
  get #isPinned(): boolean {
    return this.#at.looking?.pinned === true;
  }
  #open(pinned: boolean): void {
    this.#at.look({ target: this.#target, at: this.#element, pinned });
  }
  readonly #stop = () => clearTimeout(this.#timer);
  readonly #leave = () => {
    this.#stop();
    this.#resting = false;
    if (this.#isOpen && !this.#isPinned) this.#at.look(null);
  };
  readonly #onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') {
      const down = this.#down;
      if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > STILL) this.#stop();
      return;
    }
    // A target that comes up under a resting pointer is not being asked about.
    if (this.#resting || this.#isPinned || !hasMoved(event)) return;
    this.#resting = true;
    this.#timer = setTimeout(() => this.#open(false), REST);
  };
  readonly #onDown = (event: PointerEvent) => {
    this.#stop();
    this.#pressed = false;
    if (event.pointerType === 'mouse') return;
    this.#down = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.#pressed = true;
      this.#open(true);
    }, LONG_PRESS);
  };
  readonly #onFocus = () => {
    if (this.#element.dataset.quiet !== undefined) return;
    if (document.activeElement?.matches(':focus-visible') && !this.#isPinned) this.#open(false);
  };
  readonly #onClick = (event: MouseEvent) => {
    this.#stop();
    // What a click inside makes of itself, such as a choice, is its own business.
    if ((event.target as Element).closest('[data-choice]')) return;
    if (this.#pressed) {
      this.#pressed = false;
      return;
    }
    if (this.#isOpen && this.#isPinned) this.#at.look(null);
    else this.#open(true);
  };
  /** The menu a browser opens under a long press would lie on the card. */
  readonly #onMenu = (event: Event) => {
    if (this.#pressed) event.preventDefault();
  };

  /** Gives back what ends it. */
  listen(): () => void {
    const { on, end } = listening(this.#element);
    on('pointermove', this.#onMove);
    on('pointerleave', this.#leave);
    on('pointerdown', this.#onDown);
    on('pointerup', this.#stop);
    on('pointercancel', this.#stop);
    on('contextmenu', this.#onMenu);
    on('focusin', this.#onFocus);
    on('focusout', this.#leave);
    on('click', this.#onClick);
    return () => {
      this.#stop();
      end();
      if (this.#isOpen) this.#at.look(null);
    };
  }
}

/**
 * Makes an element the handle of a target: resting on it or the keyboard's focus opens its card, a click or a long press
 * pins the card together with what can be done with it. The element is a button, or holds one.
 */
export const opensInfoCard =
  (at: TableContext, target: Target): Attachment<HTMLElement> =>
  element => {
    element.dataset.target = keyOf(target);
    return new CardHandle(at, target, element).listen();
  };
