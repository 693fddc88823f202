/**
 * For a page whose words came a moment after it: its heading takes the focus that the page turn left on the room as a
 * whole, and never one that the reader has moved since.
 */
export const arrive = (page: HTMLElement): void => {
  if (document.activeElement?.id !== 'page') return;
  const heading = page.matches('h1') ? page : page.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
