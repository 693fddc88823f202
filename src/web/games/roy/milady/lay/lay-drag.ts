import type { Attachment } from 'svelte/attachments';

/** So many pixels make a press a drag. */
const FAR = 6;

interface Drag {
  /** The token has been taken up, or carried on. */
  readonly carry: (x: number, y: number) => void;
  /** It is let go; `there` says whether over the board. */
  readonly drop: (there: boolean) => void;
}

const isOnBoard = (x: number, y: number): boolean =>
  document.elementFromPoint(x, y)?.closest('[data-lay-here]') != null;

/** A button that can also be dragged to the board. A drag is no press. */
export const carried =
  ({ carry, drop }: Drag): Attachment<HTMLElement> =>
  element => {
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => element.addEventListener(type, listener, { signal: listening.signal, capture });
    let from: { readonly x: number; readonly y: number } | null = null;
    let far = false;
    const end = (there: boolean) => {
      if (from === null) return;
      from = null;
      if (far) drop(there);
    };
    on('pointerdown', event => {
      far = false;
      if (event.button === 0) from = { x: event.clientX, y: event.clientY };
    });
    const move = (event: PointerEvent) => {
      if (from === null) return;
      const { clientX: x, clientY: y } = event;
      if (!far && Math.hypot(x - from.x, y - from.y) < FAR) return;
      if (!far) element.setPointerCapture(event.pointerId);
      far = true;
      carry(x, y);
    };
    // On the window: a quick hand has left the element before it has moved at all.
    const follow = { signal: listening.signal };
    window.addEventListener('pointermove', move, follow);
    window.addEventListener('pointerup', event => end(isOnBoard(event.clientX, event.clientY)), follow);
    window.addEventListener('pointercancel', () => end(false), follow);
    on(
      'click',
      event => {
        if (!far) return;
        far = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    return () => {
      listening.abort();
      end(false);
    };
  };
