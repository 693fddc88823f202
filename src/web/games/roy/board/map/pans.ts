import type { Attachment } from 'svelte/attachments';

/** Pixels a pressed mouse travels before it moves the map instead of pointing at something. */
const SLACK = 5;

/** Lets a mouse move what is scrolled, by dragging; fingers and wheels do so by themselves. */
export const pans: Attachment<HTMLElement> = box => {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let dragged = false;
  const down = (event: PointerEvent) => {
    dragged = false;
    if (event.pointerType === 'mouse' && event.button === 0)
      from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
  };
  const move = (event: PointerEvent) => {
    if (from === null) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragged && Math.hypot(dx, dy) < SLACK) return;
    dragged = true;
    box.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' });
  };
  const up = () => {
    from = null;
  };
  // What the mouse is let go over has not been clicked.
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  box.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  box.addEventListener('click', click, true);
  return () => {
    box.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    box.removeEventListener('click', click, true);
  };
};
