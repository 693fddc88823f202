import type { Page } from 'playwright-core';
import { standing } from './walk.ts';

/** Milliseconds of the page's own clock, which stands still unless it is wound. */
const STEP = 200;
/** Nobody has to wait longer. */
export const LONGEST_WAIT = 4000;
/** After so much of it a lesson is given up. */
const HANGS = 60_000;

export interface Waited {
  /** In milliseconds, between two moments at which the pupil can go on. */
  readonly longest: number;
  /** The page after which it came. */
  readonly after: string;
  readonly presses: number;
}

/** Opens a lesson at the calmest pace, leaves everything to the guide, and measures how long one waits for him. */
export const waitThrough = async (page: Page, address: string): Promise<Waited> => {
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'calm'));
  await page.clock.install({ time: 0 });
  await page.goto(address);
  await page.locator('[data-standing]').waitFor();
  await page.clock.pauseAt(3_600_000);
  let [waited, longest, presses] = [0, 0, 0];
  let [last, after] = ['', ''];
  for (let now = await standing(page); now !== 'over'; now = await standing(page)) {
    if (waited > HANGS) throw new Error(`the lesson stands still after ${last}`);
    if (now === 'says' || now === 'asks' || now === 'free') {
      if (waited > longest) [longest, after] = [waited, last];
      waited = 0;
      presses++;
      last = await page.evaluate(() => {
        const guide = document.querySelector<HTMLElement>('[data-guide]');
        guide?.querySelector<HTMLElement>('[data-act="guide-on"], [data-act="guide-does"]')?.click();
        return guide?.dataset.guide ?? '';
      });
      // What thinks beside the page has a clock of its own.
      if (now === 'free') await page.waitForTimeout(20);
    } else if (now === 'others') await page.waitForTimeout(20);
    else waited += STEP;
    await page.clock.runFor(STEP);
  }
  return { longest, after, presses };
};
