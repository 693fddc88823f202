import type { Page, Response as PageResponse } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { MatchRecord } from '#kernel/journal.ts';
import { openBook } from './book/print.ts';
import { test } from './support/browser.ts';
import { freshMatch } from './support/match-at.ts';
import { untilMyTurn } from './support/musketiere.ts';
import { MOMENTS, matchAt } from './support/roy-moments.ts';
import { bring } from './support/shelf.ts';

const shownText = (page: Page) => expect.poll(() => page.locator('body').innerText(), { timeout: 300_000 });

/** All scripts and styles the page asks for from now on. */
const codeOf = (page: Page): readonly PageResponse[] => {
  const responses: PageResponse[] = [];
  page.on('response', response => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) responses.push(response);
  });
  return responses;
};

/** Everything the page fetches that has to be read before anyone can play. */
const codeFetchedBy = async (page: Page, path: string): Promise<readonly PageResponse[]> => {
  const responses = codeOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(responses.length).toBeGreaterThan(0);
  return responses;
};

test('the page opens without an error', async ({ page, faults }) => {
  const response = await page.goto('/', { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
  await shownText(page).toMatch(/Panache/i);
  expect(faults).toEqual([]);
});

test('every other address belongs to the app as well', async ({ page, faults }) => {
  const response = await page.goto('/some/place/in/the/app', { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
  await shownText(page).toMatch(/\p{L}{3}/u);
  expect(faults).toEqual([]);
});

test('nothing foreign runs in the page, and the page asks nobody else', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(async () => {
    const refusalOf = (act: () => unknown) =>
      new Promise<string>(resolve => {
        document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective), {
          once: true,
        });
        act();
      });
    const script = document.createElement('script');
    script.textContent = 'window.foreign = true';
    return [
      await refusalOf(() => document.body.append(script)),
      await refusalOf(() => fetch('https://example.org/').catch(() => {})),
      'foreign' in window,
    ];
  });
  expect(refused).toEqual(['script-src-elem', 'connect-src', false]);
});

test('scripts and styles come compressed and are kept for good', async ({ page }) => {
  for (const response of await codeFetchedBy(page, '/')) {
    const headers = response.headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // Below a kilobyte there is nothing to win.
    if ((await response.body()).length > 1024) expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  }
});

const sizeOf = async (responses: readonly PageResponse[]): Promise<number> => {
  const sizes = await Promise.all(responses.map(response => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

/** All that is fetched until the table stands there and asks. */
const sizeAt = async (page: Page, record: MatchRecord): Promise<number> => {
  const responses = codeOf(page);
  await page.goto(await bring(page, record));
  await page.locator('[data-asked]').waitFor();
  await page.waitForLoadState('networkidle');
  return sizeOf(responses);
};

test('scripts and styles of the first page stay below 100 kB', async ({ page }) => {
  const responses = codeOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const size = await sizeOf(responses);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(100_000);
});

test('scripts and styles of the table of Mousquetaires du Roy stay below 250 kB', async ({ page }) => {
  const size = await sizeAt(page, matchAt(MOMENTS.turn));
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThan(250_000);
});

test.for(['musketiere', 'trois'] as const)(
  'scripts and styles of the table of %s stay below 170 kB',
  async (game, { page }) => {
    const size = await sizeAt(page, freshMatch({ game, players: 3, people: [0] }));
    expect(size).toBeGreaterThan(100_000);
    expect(size).toBeLessThan(170_000);
  },
);

/** With all that is drawn, which comes after the words: for the longest game that brings its cards, and its rules with them. */
const RULEBOOKS = [
  { game: 'roy', most: 250_000 },
  { game: 'musketiere', most: 135_000 },
  { game: 'trois', most: 160_000 },
] as const;
test.for(RULEBOOKS)(
  'scripts and styles of the rulebook of $game stay below $most bytes',
  async ({ game, most }, { page }) => {
    const responses = codeOf(page);
    await openBook(page, game);
    const size = await sizeOf(responses);
    expect(size).toBeGreaterThan(50_000);
    expect(size).toBeLessThan(most);
  },
);

test('from the first page over the set-up to a table of Musketiere little comes twice', async ({ page }) => {
  const responses = codeOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('a[href="/new/musketiere"]').first().click();
  await page.locator('[data-act="sit-down"]').click();
  await untilMyTurn(page);
  expect(await sizeOf(responses)).toBeLessThan(194_000);
});

test('a file that is not there is a 404, not a page', async () => {
  const response = await fetch(new URL('/assets/nothing-here.js', inject('url')));
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch('text/plain');
});
