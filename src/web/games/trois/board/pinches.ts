import type { Attachment } from 'svelte/attachments';
import type { Point } from './plan.ts';

/** Two fingers bring the map nearer or push it away: by what factor, about which point of the box. */
export const pinches =
  (zoomed: (factor: number, at: Point) => void): Attachment<HTMLElement> =>
  box => {
    let apart = 0;
    const leave = new AbortController();
    const { signal } = leave;
    box.addEventListener(
      'touchmove',
      event => {
        const [one, other] = [event.touches[0], event.touches[1]];
        if (!one || !other) return;
        event.preventDefault();
        const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        const { left, top } = box.getBoundingClientRect();
        if (apart > 0 && now > 0)
          zoomed(now / apart, [(one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top]);
        apart = now;
      },
      { signal, passive: false },
    );
    for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const)
      box.addEventListener(kind, () => (apart = 0), { signal, passive: true });
    return () => leave.abort();
  };
