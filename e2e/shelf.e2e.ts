import { expect } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { test } from './support/browser.ts';
import { openHome } from './support/home.ts';

// What holds for every game of the house, found by its folders.

for (const id of GAME_IDS) {
  test(`${id}: its cover leads to a table with bots`, async ({ page, faults }) => {
    await openHome(page);
    await page.locator(`a[href="/new/${id}"]`).first().click();
    await page.locator('[data-act="sit-down"]').click();
    await page.waitForURL(/\/play\//);
    await page.locator('[data-step]').first().waitFor();
    expect(faults).toEqual([]);
  });

  test(`${id}: its rules can be read, and where they are ours below them`, async ({ page, faults }) => {
    await page.goto(`/rules/${id}`);
    await page.locator('a[href="#differences"]').filter({ visible: true }).click();
    const differences = page.locator('#differences');
    await expect.poll(() => differences.evaluate(element => element === document.activeElement)).toBe(true);
    expect(await differences.locator('p').first().innerText()).toMatch(/\p{L}{3}/u);
    expect(faults).toEqual([]);
  });

  test(`${id}: a rule's number leads to its page`, async ({ page }) => {
    await page.goto(`/rules/${id}`);
    const rule = page.locator('.rule a').first();
    expect(await rule.getAttribute('href')).toMatch(`/rules/${id}#`);
  });
}

test('a game nobody knows is said to be missing, and those there are are named', async ({ page }) => {
  for (const path of ['/new/piquet', '/rules/piquet']) {
    await page.goto(path);
    await expect.poll(() => page.locator('main, [role="alert"], body').first().innerText()).toContain('Les trois');
  }
});

test('lessons are found by folder too', async ({ page }) => {
  await page.goto('/learn/piquet');
  await expect.poll(() => page.locator('body').innerText()).toContain('Mousquetaires du Roy');
});
