import type { Attachment } from 'svelte/attachments';

/**
 * Marks a place with `data-tight` while its words are wider than it is, so that it can show fewer or smaller ones. They
 * are given, with whatever else gives it another width, so that others are measured anew.
 */
export const fits =
  (words: string): Attachment<HTMLElement> =>
  place => {
    void words;
    const measure = () => {
      place.removeAttribute('data-tight');
      if (place.scrollWidth > place.clientWidth) place.setAttribute('data-tight', '');
    };
    // What lies around it does not change with what it shows.
    const watcher = new ResizeObserver(measure);
    if (place.parentElement !== null) watcher.observe(place.parentElement);
    measure();
    // Letters that come late are wider or narrower than those they replace.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  };
