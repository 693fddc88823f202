import { expect } from 'vitest';
import { test } from './support/browser.ts';
import { untilWhole } from './support/look.ts';

test('on a telephone the way to the next place stays in sight', async ({ open, faults }) => {
  const page = await open({ locale: 'fr', viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
  await page.goto('/rules/roy');
  await page.locator('nav [data-act="contents"]').waitFor();
  await untilWhole(page);
  await page.locator('[data-act="search-rules"]').fill('sablier');
  const found = page.locator('[data-testid="found"]');
  for (const at of [1, 2, 3, 4]) {
    await page.locator('[data-act="hit-next"]').click();
    await expect.poll(() => found.innerText()).toContain(`${at} `);
    const [bar, hit] = await page.evaluate(() =>
      ['search', '.pages [data-current]'].map(each => document.querySelector(each)?.getBoundingClientRect().toJSON()),
    );
    expect([bar.top >= 0, bar.bottom < 320]).toEqual([true, true]);
    // What was found does not lie under it.
    expect([hit.top >= bar.bottom, hit.top < 640]).toEqual([true, true]);
  }
  expect(faults).toEqual([]);
});

test('a search of the rules marks what it finds, and its contents lead there', async ({ open, faults }) => {
  const page = await open({ locale: 'en', viewport: { width: 1280, height: 800 } });
  await page.goto('/rules/trois');
  const field = page.locator('[data-act="search-rules"]');
  const links = page.locator('nav ol a');
  await field.waitFor();
  await page.locator('nav ol a[href="#gallery"]').waitFor();
  const all = await links.count();
  await field.fill('gazette');
  await page.locator('[data-testid="found"]').waitFor();
  await expect.poll(() => links.count()).toBeLessThan(all);
  const marks = await page.locator('.pages mark').allInnerTexts();
  expect(marks.length).toBeGreaterThan(3);
  expect(new Set(marks.map(mark => mark.toLowerCase()))).toEqual(new Set(['gazette']));
  // A word that is marked stays with the words around it.
  for (const mark of await page.locator('nav ol mark').all())
    expect(await mark.evaluate(each => getComputedStyle(each.parentElement as Element).display)).toBe('inline');
  // The name of a step is marked like its text.
  expect(await page.locator('#sheet .steps b mark').allInnerTexts()).toEqual(['Gazette']);
  expect(await links.first().locator('.visually-hidden').innerText()).toMatch(/^Found in (one place|\d+ places)\.$/);
  for (let at = 0; at < (await links.count()); at++) {
    const id = ((await links.nth(at).getAttribute('href')) ?? '').slice(1);
    await links.nth(at).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    const found = await page.locator(`[id="${id}"] [data-hit]`).count();
    expect(found).toBe(Number(await links.nth(at).locator('.count').innerText()));
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
  expect(await page.locator('.pages mark').count()).toBe(0);
  expect(await clear.count()).toBe(0);
  // Every card of the game can be read there.
  expect(await page.locator('[data-component="BS02"]').innerText()).toContain('Antidote');
  expect(faults).toEqual([]);
});
