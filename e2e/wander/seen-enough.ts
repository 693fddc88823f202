import type { Page } from 'playwright-core';
import type { Look } from './page/look.ts';

/** Who looks at every step, reads a sheet or searches among his choices says that he has seen enough. */
export const seenEnough = async (page: Page, { dialog }: Look): Promise<void> => {
  const searches = await page.evaluate(
    () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '',
  );
  await page.keyboard.press(dialog === null && !searches ? 's' : 'Escape');
};
