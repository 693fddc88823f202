import { expect } from 'vitest';
import type { GameId } from '#games/index.ts';
import { test } from './support/browser.ts';
import { atOnce, linkTo, makeTable, sitDown } from './support/online.ts';

const TELEPHONE = { locale: 'en', reducedMotion: 'reduce', viewport: { width: 390, height: 844 } } as const;

const GAMES: readonly GameId[] = ['roy', 'trois'];

/** How far the letters of its name reach over the first of the things at hand, in pixels. */
const nameOver = () => {
  const letters = [...document.querySelectorAll('header .home span')].map(each => each.getBoundingClientRect().right);
  const first = document.querySelector('header .hand > *');
  return Math.max(...letters) - (first?.getBoundingClientRect().left ?? 0);
};

test.for(GAMES)('on a telephone an online table of %s ends where the screen does', async (game, { open, faults }) => {
  const host = await open(TELEPHONE);
  const guest = await open(TELEPHONE);
  await Promise.all([host, guest].map(atOnce));
  await makeTable(host, { game, players: 2, name: 'Aline' });
  await sitDown(guest, await linkTo(host, 1), 'Bastien');
  await host.locator('[data-act="start"]').click();
  for (const page of [host, guest]) {
    await page.locator('[data-step]').waitFor();
    // Who sits here is said above the table, and takes of its height.
    await page.locator('section.notes').waitFor();
    const tooHigh = () => page.evaluate(() => Math.max(0, document.documentElement.scrollHeight - innerHeight));
    await expect.poll(tooHigh).toBe(0);
    await expect.poll(() => page.evaluate(nameOver)).toBeLessThanOrEqual(0);
  }
  expect(faults).toEqual([]);
});
