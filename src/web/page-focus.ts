/** After a page turn: to the anchor if the address has one, else to the heading, so that readers hear where they are. */
export const focusPage = (page: HTMLElement, anchor: string, how: 'arrival' | 'turn'): void => {
  const aim = anchor ? document.getElementById(anchor) : null;
  if (aim) {
    aim.scrollIntoView({ block: 'start' });
    aim.tabIndex = -1;
    aim.focus({ preventScroll: true });
    return;
  }
  // On arrival the browser already reads the page from its top.
  if (how === 'arrival') return;
  window.scrollTo(0, 0);
  const heading = page.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? page).focus({ preventScroll: true });
};
