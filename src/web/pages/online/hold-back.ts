import type { Attachment } from 'svelte/attachments';

/**
 * While an answer is on its way nothing on the table can be pressed, so that no card is laid twice. The focus stays
 * where it is, and sheets that lie above the table can still be put away.
 */
export const holdBack =
  (sending: () => boolean): Attachment<HTMLElement> =>
  page => {
    const hold = (event: Event) => {
      const { target } = event;
      if (!sending() || !(target instanceof Element)) return;
      if (target.closest('main') === null || target.closest('dialog, [data-testid="catch-up"]') !== null) return;
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
    };
    page.addEventListener('click', hold, true);
    page.addEventListener('keydown', hold, true);
    return () => {
      page.removeEventListener('click', hold, true);
      page.removeEventListener('keydown', hold, true);
    };
  };
