import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { NOWHERE } from './shelf.ts';
import { paint } from './whole-match.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../test-results');

const fileName = (title: string, number: number): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)}-${number}.png`;

const showWhatWasSeen = async (title: string, pages: readonly Page[], faults: readonly string[]): Promise<void> => {
  for (const fault of faults) console.error(`In the page: ${fault}`);
  for (const [at, page] of pages.entries())
    await paint(page)
      .then(() => page.screenshot({ path: path.join(PICTURES, fileName(title, at + 1)) }))
      .catch(() => {});
};

const newPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ baseURL: inject('url'), ...options });
  // The browser's own patience, half a minute, is a verdict by the clock.
  context.setDefaultTimeout(300_000);
  // Cards that explain what is new would lie in the way of every other test.
  await context.addInitScript(games => {
    for (const game of games) {
      const key = `panache.hints.${game}`;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"off":true}');
    }
  }, GAME_IDS);
  return context.newPage();
};

const listen = (page: Page, faults: string[]): void => {
  page.on('pageerror', error => faults.push(String(error)));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
};

interface Fixtures {
  readonly browser: Browser;
  /** Opens a browser of its own for one person: nothing is shared with other pages but the server. */
  readonly open: (options?: BrowserContextOptions) => Promise<Page>;
  /** Like `open`, with a browser that has been here before: nothing is left in it but what it fetched. */
  readonly reopen: (options: BrowserContextOptions) => Promise<Page>;
  readonly known: Map<string, Page>;
  readonly page: Page;
  /** What went wrong in any page so far: uncaught errors, failed loads, console errors. */
  readonly faults: string[];
}

/** Vitest's `test` with a real browser; a test that fails leaves pictures of its pages in test-results/. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures are wanted from the pattern.
    async ({}, use) => {
      const browser = await chromium.launch(inject('chromium'));
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  faults: async ({}, use) => use([]),

  open: async ({ browser, faults, task }, use) => {
    const pages: Page[] = [];
    await use(async options => {
      const page = await newPage(browser, options);
      listen(page, faults);
      pages.push(page);
      return page;
    });
    if (task.result?.state === 'fail') await showWhatWasSeen(task.fullName, pages, faults);
    for (const page of pages) await page.context().close();
  },

  known: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'file' },
  ],

  reopen: async ({ browser, known, faults, task }, use) => {
    const pages: Page[] = [];
    await use(async options => {
      const key = JSON.stringify(options);
      const page = known.get(key) ?? (await newPage(browser, options));
      // At a table that is left behind nobody plays on, and keeps what was played.
      await page.goto(NOWHERE);
      await page.evaluate(() => localStorage.clear());
      known.set(key, page);
      listen(page, faults);
      pages.push(page);
      return page;
    });
    if (task.result?.state === 'fail') await showWhatWasSeen(task.fullName, pages, faults);
    for (const page of pages) page.removeAllListeners();
  },

  page: async ({ open }, use) => use(await open()),
});
