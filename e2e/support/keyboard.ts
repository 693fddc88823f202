import type { Page } from 'playwright-core';

/** What has the focus, for somebody who cannot see it; the empty page when it is lost. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const held = document.activeElement as HTMLElement;
    if (held === document.body) return 'nothing';
    if (held.dataset.question !== undefined) return 'the question';
    return held.dataset.choice !== undefined
      ? 'a choice'
      : (held.dataset.target ?? held.dataset.opens ?? held.localName);
  });

/** Presses Enter where the focus is, and waits for the next question. */
export const answer = async (page: Page): Promise<void> => {
  const step = await page.locator('[data-step]').getAttribute('data-step');
  await page.keyboard.press('Enter');
  await page.waitForFunction(known => {
    const table = document.querySelector<HTMLElement>('[data-step]');
    const isWhole = document.querySelector('[data-coming]') === null;
    return isWhole && table?.dataset.step !== known && table?.dataset.asked !== undefined;
  }, step);
};
