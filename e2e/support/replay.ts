import type { Page } from 'playwright-core';

/** What of a replay lies under its controls, or cannot be brought out from behind them. */
export const hiddenByControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelector('[data-act="scrub"]')?.closest('section');
    const table = document.querySelector<HTMLElement>('[data-step]');
    if (!controls || !table) return ['no replay'];
    const found: string[] = [];
    const { top, bottom } = controls.getBoundingClientRect();
    if (bottom > innerHeight + 1) found.push('the controls leave the window');
    if (top < innerHeight * 0.6) found.push(`the controls take ${Math.round(innerHeight - top)} pixels`);
    const parts = table.querySelectorAll<HTMLElement>('[data-card], [data-seat], [data-near], button');
    for (const part of [table, ...parts]) {
      if (part.getClientRects().length === 0 || part.closest('dialog')) continue;
      part.scrollIntoView({ block: 'end', behavior: 'instant' });
      if (part.getBoundingClientRect().bottom > top + 1)
        found.push(`${part.tagName} ${part.className} ${JSON.stringify({ ...part.dataset })}`);
    }
    return found;
  });
