import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atOnce } from './support/online.ts';

const PATIENCE = 170_000;
const TELEPHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };

const LESSONS = [
  { side: 'musketeers', locale: 'fr', viewport: LAPTOP },
  { side: 'musketeers', locale: 'en', viewport: TELEPHONE },
  { side: 'musketeers', locale: 'it', viewport: LAPTOP },
  { side: 'milady', locale: 'fr', viewport: TELEPHONE },
  { side: 'milady', locale: 'en', viewport: LAPTOP },
  { side: 'milady', locale: 'it', viewport: TELEPHONE },
];

const standing = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    if (document.querySelector('[data-testid="lesson-over"]')) return 'over';
    return document.querySelector<HTMLElement>('[data-standing]')?.dataset.standing ?? null;
  });

/** A click where the guide points, and nowhere else. */
const followRing = async (page: Page): Promise<void> => {
  const ring = await page
    .locator('[data-ring]')
    .boundingBox({ timeout: 2000 })
    .catch(() => null);
  if (ring !== null) await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
  await page.waitForTimeout(150);
};

/** Does as the guide says until `done`. */
const follow = async (page: Page, done: (now: string | null) => boolean | Promise<boolean>): Promise<void> => {
  const until = Date.now() + PATIENCE - 15_000;
  for (let now = await standing(page); !(await done(now)); now = await standing(page)) {
    if (Date.now() > until) throw new Error(`the lesson stands still: ${now}`);
    if (now === 'says') await page.locator('[data-act="guide-on"]').click();
    else if (now === 'asks') await followRing(page);
    else await page.waitForTimeout(40);
  }
};

test.for(LESSONS)(
  'the lesson for $side reaches its end in $locale by doing what the guide points at',
  { timeout: PATIENCE },
  async ({ side, locale, viewport }, { open, faults }) => {
    const page = await open({ locale, viewport, reducedMotion: 'reduce' });
    await atOnce(page);
    await page.goto(`/learn/roy/${side}`);
    await page.locator('[data-standing]').waitFor();
    await follow(page, now => now === 'over');
    expect(await page.locator('[data-act="other-lesson"]').isVisible()).toBe(true);
    expect(faults).toEqual([]);
  },
);

test('a pupil who tries something else is told kindly, may leave, and goes on where he was', {
  timeout: PATIENCE,
}, async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await atOnce(page);
  await page.goto('/learn/roy/musketeers');
  await page.locator('[data-standing]').waitFor();
  const asksFor = (kind: string) => async () =>
    (await page.locator('[data-guide]').getAttribute('data-guide')) === kind && (await standing(page)) === 'asks';
  await follow(page, asksFor('m-challenge'));
  const draw = page.locator(`[data-choice='{"kind":"draw"}']`).first();
  await draw.click();
  await page.locator('[data-stray]').waitFor();
  await page.locator('[data-act="lesson-leave"]').click();
  await page.locator('[data-act="lesson-musketeers"]').click();
  await page.locator('[data-standing]').waitFor();
  expect(await page.locator('[data-guide]').getAttribute('data-guide')).toBe('m-won');
  await follow(page, asksFor('m-challenge'));
  await draw.click();
  await page.locator('[data-act="guide-does"]').click();
  await follow(page, asksFor('m-add'));
  expect(faults).toEqual([]);
});

test('after the lesson the match can be played on against bots', { timeout: PATIENCE }, async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await atOnce(page);
  // Near the end: what came before is checked above.
  await page.addInitScript(() => localStorage.setItem('panache.lesson.roy.musketeers', '95'));
  await page.goto('/learn/roy/musketeers');
  await page.locator('[data-standing]').waitFor();
  await follow(page, now => now === 'over');
  await page.locator('[data-act="play-on"]').click();
  await page.waitForURL(/\/play\//);
  await page.locator('[data-step]').waitFor();
  expect(faults).toEqual([]);
});

test.for([LAPTOP, TELEPHONE])(
  'neither the help page nor a lesson has a fault that axe knows of, at $width × $height',
  { timeout: PATIENCE },
  async (viewport, { open }) => {
    const page = await open({ viewport, locale: 'en', reducedMotion: 'reduce', bypassCSP: true });
    await atOnce(page);
    const { found, check } = findings();
    await page.goto('/learn/roy', { waitUntil: 'networkidle' });
    for (const details of await page.locator('summary').all()) await details.click();
    await check(page, 'help');
    await page.goto('/learn/roy/milady');
    await page.locator('[data-standing]').waitFor();
    await check(page, 'says');
    await follow(page, now => now === 'asks');
    await check(page, 'asks');
    expect(found).toEqual({});
  },
);
