import type { Attachment } from 'svelte/attachments';

interface Pointing {
  /** The mouse is there, or has left. */
  readonly over: (event: PointerEvent | null) => void;
  readonly tapped: (event: MouseEvent) => void;
}

/** Looks where one points at the map. It only shows a card that the keyboard has too (see Eye.svelte). */
export const points =
  ({ over, tapped }: Pointing): Attachment<HTMLElement> =>
  map => {
    const leave = new AbortController();
    const { signal } = leave;
    map.addEventListener('pointermove', event => event.pointerType === 'mouse' && over(event), { signal });
    map.addEventListener('pointerleave', () => over(null), { signal });
    map.addEventListener('click', tapped, { signal });
    return () => leave.abort();
  };
