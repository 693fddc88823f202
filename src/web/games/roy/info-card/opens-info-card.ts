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

/**
 * Makes an element the handle of a target: resting on it or the keyboard's focus opens its card, a click or a long press
 * pins the card together with what can be done with it. The element is a button, or holds one.
 */
export const opensInfoCard =
  (at: TableContext, target: Target): Attachment<HTMLElement> =>
  element => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let down: { readonly x: number; readonly y: number } | null = null;
    let pressed = false;
    let resting = false;
    const mine = () => at.looking?.at === element;
    const open = (pinned: boolean) => at.look({ target, at: element, pinned });
    const stop = () => clearTimeout(timer);
    const leave = () => {
      stop();
      resting = false;
      if (mine() && !at.looking?.pinned) at.look(null);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') {
        if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > STILL) stop();
        return;
      }
      // A target that comes up under a resting pointer is not being asked about.
      if (resting || at.looking?.pinned || !hasMoved(event)) return;
      resting = true;
      timer = setTimeout(() => open(false), REST);
    };
    const onDown = (event: PointerEvent) => {
      stop();
      pressed = false;
      if (event.pointerType === 'mouse') return;
      down = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        pressed = true;
        open(true);
      }, LONG_PRESS);
    };
    const onFocus = () => {
      if (element.dataset.quiet !== undefined) return;
      if (document.activeElement?.matches(':focus-visible') && !at.looking?.pinned) open(false);
    };
    const onClick = (event: MouseEvent) => {
      stop();
      // What a click inside makes of itself, such as a choice, is its own business.
      if ((event.target as Element).closest('[data-choice]')) return;
      if (pressed) {
        pressed = false;
        return;
      }
      if (mine() && at.looking?.pinned) at.look(null);
      else open(true);
    };
    /** The menu a browser opens under a long press would lie on the card. */
    const onMenu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    element.dataset.target = keyOf(target);
    const { on, end } = listening(element);
    on('pointermove', onMove);
    on('pointerleave', leave);
    on('pointerdown', onDown);
    on('pointerup', stop);
    on('pointercancel', stop);
    on('contextmenu', onMenu);
    on('focusin', onFocus);
    on('focusout', leave);
    on('click', onClick);
    return () => {
      stop();
      end();
      if (mine()) at.look(null);
    };
  };
