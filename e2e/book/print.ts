import type { Page } from 'playwright-core';
import { untilWhole } from '../support/look.ts';
import { pagesIn } from './pages.ts';

export const PARTS = ['sheet', 'book'] as const;
type Part = (typeof PARTS)[number];

/** The page of a game's rules with all that is drawn on it. */
export const openBook = async (page: Page, game: string): Promise<void> => {
  await page.goto(`/rules/${game}`);
  await page.locator('[data-testid="one-sheet"]').waitFor();
  await untilWhole(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(image => image.decode()));
  });
};

const pressed = (page: Page, part: Part, file?: string): Promise<Buffer> =>
  page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    outline: part === 'book',
    tagged: true,
    ...(file === undefined ? {} : { path: file }),
  });

/** Writes into the contents on which page everything has come to lie. */
const number = (page: Page, pages: ReadonlyMap<string, number>): Promise<void> =>
  page.evaluate(found => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-page-of]'))
      place.textContent = String(found[place.dataset.pageOf ?? ''] ?? '');
  }, Object.fromEntries(pages));

/** As it comes out of a printer: the sheet alone, or everything. */
export const printed = async (page: Page, part: Part, file?: string): Promise<Buffer> => {
  await page.evaluate(wanted => {
    document.documentElement.dataset.print = wanted;
  }, part);
  // Only once it is printed is it known what lies where; the numbers take no line of their own.
  if (part === 'book') await number(page, pagesIn(await pressed(page, part)).of);
  return pressed(page, part, file);
};

/** How many sheets of paper it takes. */
export const pagesOf = (pdf: Buffer): number => pagesIn(pdf).count;
