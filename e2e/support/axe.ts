import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

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
  await page.evaluate(axe);
  const { violations } = await page.evaluate(async tags => {
    const { axe: checker } = window as unknown as {
      axe: { run: (page: Document, options: unknown) => Promise<AxeResults> };
    };
    return checker.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      preload: false,
    });
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
  return { found, check };
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
