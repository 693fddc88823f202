/**
 * Scrolls an element into sight as a person can, and answers how to scroll back. The browser's own way
 * would also move boxes that nobody can scroll. With a share it comes to lie so far down, away from what lies at the
 * edges; without, what is in sight stays where it is.
 */
export const bring = (element: Element, share: number | null = null): (() => void) => {
  const [always, down] = [share !== null, share ?? 0.5];
  const before: (readonly [Element, number, number])[] = [];
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const root = at === document.documentElement;
    const box = root ? { left: 0, top: 0, width: innerWidth, height: innerHeight } : at.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    const wide = (root || scrolls(overflowX)) && at.scrollWidth > at.clientWidth + 1;
    const high = (root || scrolls(overflowY)) && at.scrollHeight > at.clientHeight + 1;
    if (wide || high) before.push([at, at.scrollLeft, at.scrollTop]);
    if (wide && (always || left < box.left || left + width > box.left + box.width))
      at.scrollBy({ left: left + width / 2 - box.left - box.width / 2, behavior: 'instant' });
    if (high && (always || top < box.top || top + height > box.top + box.height))
      at.scrollBy({ top: top + height / 2 - box.top - box.height * down, behavior: 'instant' });
    if (position === 'fixed' || at.matches('dialog, [popover]')) break;
  }
  return () => {
    for (const [at, left, top] of before) at.scrollTo({ left, top, behavior: 'instant' });
  };
};
