import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { test } from './support/browser.ts';
import { openHome } from './support/home.ts';
import { atOnce } from './support/online.ts';
import { playedByBots } from './support/played-by-bots.ts';

/** Whether something is on the screen with nothing before it. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => {
    const element = document.querySelector(wanted);
    if (element === null) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return bottom <= innerHeight && top >= 0 && element.contains(seen);
  }, selector);

test('the end of an online match is all in sight, tells of a rematch, and can be put away', async ({
  open,
  faults,
}) => {
  const { id, cookie } = await playedByBots('musketiere', ['greedy', 'random', 'greedy', 'random'], {
    length: 'round',
  });
  const page = await open({ viewport: { width: 1024, height: 768 }, locale: 'en', reducedMotion: 'reduce' });
  await atOnce(page);
  const [name, value] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: inject('url') }]);
  await page.goto(`/t/${id}`);
  await page.locator('[data-act="rematch"]').waitFor();
  expect(await page.title()).toBe('Aline · Musketiere · Panache');
  await expect.poll(() => isInSight(page, '[data-finale] [data-act="reckoning"]')).toBe(true);
  await expect.poll(() => isInSight(page, '[data-act="rematch"]')).toBe(true);

  const other = await page.context().newPage();
  await other.goto(`/t/${id}`);
  await other.locator('[data-act="rematch"]').waitFor();
  await page.locator('[data-act="rematch"]').click();
  await page.waitForURL(url => url.pathname.startsWith('/t/') && !url.pathname.includes(id));
  const told = other.locator('[data-testid="rematch-open"]');
  await told.waitFor();
  expect(await isInSight(other, '[data-act="to-rematch"]')).toBe(true);
  await other.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isInSight(other, '[data-act="to-rematch"]')).toBe(true);
  expect(await told.locator('a').getAttribute('href')).toBe(new URL(page.url()).pathname);

  await openHome(other);
  const rows = other.locator('[data-testid="my-tables"] li');
  await other.locator('[data-act="put-away"]').click();
  await expect.poll(() => rows.count()).toBe(1);
  await other.reload();
  await rows.first().waitFor();
  expect(await other.locator('[data-act="put-away"]').count()).toBe(0);
  expect(faults).toEqual([]);
});
