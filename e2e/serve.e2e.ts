import { expect, inject } from 'vitest';
import { test } from './support/browser.ts';

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(new URL(path, inject('url')), init);

test('the page opens without an error', async ({ page, faults }) => {
  const response = await page.goto('/', { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
  await expect.poll(() => page.locator('body').innerText()).toMatch(/Panache/i);
  expect(faults).toEqual([]);
});

test('an address inside the app opens the app', async ({ page, faults }) => {
  const response = await page.goto('/some/place/in/the/app', { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
  await expect.poll(() => page.locator('body').innerText()).toMatch(/Panache/i);
  expect(faults).toEqual([]);
});

test('nothing foreign may run in the page', async ({ page }) => {
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.foreign = true';
    document.body.append(script);
    const foreign = await fetch('https://example.org/').then(
      () => true,
      () => false,
    );
    return { inline: 'foreign' in window, foreign };
  });
  expect(ran).toEqual({ inline: false, foreign: false });
});

test('every script and style comes compressed and is kept for good', async ({ page }) => {
  const seen: { url: string; encoding: string | undefined; cache: string | undefined }[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    const headers = response.headers();
    if (/\.(js|css)$/.test(pathname))
      seen.push({ url: pathname, encoding: headers['content-encoding'], cache: headers['cache-control'] });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(seen.length).toBeGreaterThan(0);
  for (const { url, cache } of seen) expect([url, cache]).toEqual([url, 'public, max-age=31536000, immutable']);
  // Files of less than a kilobyte travel as they are.
  expect(seen.some(({ encoding }) => encoding === 'gzip' || encoding === 'br')).toBe(true);
});

test('a file that is not there is a 404, not a page', async () => {
  const response = await get('/assets/nothing-here.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch('text/plain');
});
