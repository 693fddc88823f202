import type { Attachment } from 'svelte/attachments';

/** Pixels a pressed mouse travels before it moves the map instead of pointing at something. */
const SLACK = 5;

/** Lets a mouse drag what is scrolled; fingers do so by themselves. */
export const drags: Attachment<HTMLElement> = box => {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let dragged = false;
  const leave = new AbortController();
  const { signal } = leave;
  box.addEventListener(
    'pointerdown',
    event => {
      dragged = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    event => {
      if (from === null) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      dragged ||= Math.hypot(dx, dy) >= SLACK;
      if (dragged) box.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' });
    },
    { signal },
  );
  window.addEventListener('pointerup', () => (from = null), { signal });
  // What the mouse is let go over has not been clicked.
  box.addEventListener(
    'click',
    event => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
  return () => leave.abort();
};
