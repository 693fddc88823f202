import { expect } from 'vitest';
import { test } from './support/browser.ts';

test('a search of the rules marks what it finds, and its contents lead there', async ({ open, faults }) => {
  const page = await open({ locale: 'en', viewport: { width: 1280, height: 800 } });
  await page.goto('/rules/trois');
  const field = page.locator('[data-act="search-rules"]');
  const links = page.locator('nav ol a');
  await field.waitFor();
  // The cards come a little later than the rules, and their place in the contents with them.
  await page.locator('nav ol a[href="#appendix"]').waitFor();
  const all = await links.count();
  await field.fill('gazette');
  await page.locator('[data-testid="found"]').waitFor();
  await expect.poll(() => links.count()).toBeLessThan(all);
  const marks = await page.locator('.rule mark').allInnerTexts();
  expect(marks.length).toBeGreaterThan(3);
  expect(new Set(marks.map(mark => mark.toLowerCase()))).toEqual(new Set(['gazette']));
  expect(await links.first().getAttribute('aria-label')).toMatch(/\S: (one rule|\d+ rules) found$/);
  for (let at = 0; at < (await links.count()); at++) {
    const id = ((await links.nth(at).getAttribute('href')) ?? '').slice(1);
    await links.nth(at).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    expect(await page.locator(`#${id} .rule`).count()).toBe(Number(await links.nth(at).locator('.count').innerText()));
  }
  expect(await field.inputValue()).toBe('gazette');
  const clear = page.locator('[data-act="clear-search"]');
  for (const light of ['candle', 'day']) {
    await page.evaluate(name => (document.documentElement.dataset.light = name), light);
    const [ink, paper] = await page.evaluate(() => {
      const lightness = (colour: string) =>
        (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return [
        lightness(of('[data-act="clear-search"]').color),
        lightness(of('[data-act="search-rules"]').backgroundColor),
      ];
    });
    expect(paper - ink, light).toBeGreaterThan(300);
  }
  await clear.click();
  expect(await links.count()).toBe(all);
  expect(await page.locator('.rule mark').count()).toBe(0);
  expect(await clear.count()).toBe(0);
  // Every card of the game can be read there.
  await page.locator('[data-cards="bottes"] summary').click();
  await expect.poll(() => page.locator('[data-cards="bottes"]').innerText()).toContain('Antidote');
  expect(faults).toEqual([]);
});
