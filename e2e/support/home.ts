import type { Page } from 'playwright-core';

/** Opens the first page. Until its letters have come, things move, and a press can miss what it aims at. */
export const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.locator('[data-act^="now-"]').first().waitFor();
  await page.evaluate(async () => {
    // Only what has been laid out asks for its letters.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
};
