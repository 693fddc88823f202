import type { Page } from 'playwright-core';
import { atOnce } from './online.ts';

const UNPAINTED = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** A browser for a whole match, at whose picture nobody looks: all is there to be pressed, but painting is half the work. */
export const forWholeMatch = async (page: Page): Promise<void> => {
  await atOnce(page);
  await page.addInitScript(UNPAINTED);
};

/** Paints after all, for somebody who wants to look. */
export const paint = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
