import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { arrive } from './shelf.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** A laptop and a telephone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The longest words are French and Italian; plain pages are looked at in English. */
export const LOOKS = SIZES.map((viewport, nth) => ({ ...viewport, locale: ['fr', 'it'][nth] }));

/** A card is a picture: its figures stand on it twice, and its name says them once. */
const isPicture = (id: string, html: string): boolean =>
  id === 'label-content-name-mismatch' && html.includes(' data-card=');

/** What axe finds wrong with the page as it is now, in words. */
const faultsOf = async (page: Page): Promise<string[]> => {
  // Half a megabyte of script: once for each page that was loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async tags => {
    const { axe: checker } = window as unknown as {
      axe: { run: (page: Document, options: unknown) => Promise<AxeResults> };
    };
    const results = await checker.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      preload: false,
    });
    return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  }, TAGS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ html }) => (isPicture(id, html) ? [] : [`${id}: ${html.slice(0, 160)}`])),
  );
};

/** Collects what axe finds, by the name of the moment; empty where all is well. */
export const findings = () => {
  const found: Record<string, string[]> = {};
  const check = async (page: Page, name: string): Promise<void> => {
    const faults = await faultsOf(page);
    if (faults.length > 0) found[name] = faults;
  };
  /** The page as it is, and again with each of these opened; what is not there at this size is passed over. */
  const checkOpened = async (page: Page, name: string, opened: readonly string[]): Promise<void> => {
    await check(page, name);
    for (const selector of opened) {
      const button = page.locator(selector).filter({ visible: true }).first();
      if ((await button.count()) === 0) continue;
      await button.click();
      await check(page, `${name}, ${selector}`);
      await page.keyboard.press('Escape');
    }
  };
  return { found, check, checkOpened };
};

type Look = (typeof LOOKS)[number];

/** A page where matches can be laid out for axe to look at. Our policy lets no foreign script run; axe is one. */
export const lookAt = async (
  { locale, ...viewport }: Look,
  open: (options: BrowserContextOptions) => Promise<Page>,
) => {
  const page = await arrive(await open({ viewport, locale, reducedMotion: 'reduce', bypassCSP: true }));
  return { page, ...findings() };
};

/** How a screen reader calls the parts of the table that are there now. */
export const namesOfParts = (page: Page): Promise<string[]> =>
  page.locator('[data-step] section').evaluateAll(sections =>
    sections
      .filter(section => section.checkVisibility())
      .map(section => {
        const by = section.getAttribute('aria-labelledby');
        const label = by === null ? section.getAttribute('aria-label') : document.getElementById(by)?.textContent;
        return label?.trim() ?? '';
      }),
  );
