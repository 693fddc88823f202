import type { Page } from 'playwright-core';

/** How far a page can be pushed sideways, in pixels: nothing, where all of it fits. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
