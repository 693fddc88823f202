import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { standing, walkLesson } from './lessons/walk.ts';
import { findings } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atOnce } from './support/online.ts';

const PATIENCE = 900_000;
const TELEPHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };

/** How many choices have been made when Planchet comes to a page. */
const before = async (page: string): Promise<string> => {
  const { lesson } = await import('#web/games/roy/learn/lessons/musketeers.ts');
  return String(lesson.lines.findIndex(({ pages }) => pages?.includes(page)));
};

/** Opens Planchet's lesson where a pupil has come near its end. */
const openNearEnd = async (page: Page): Promise<void> => {
  await atOnce(page);
  const at = await before('m-louvre');
  await page.addInitScript(noted => localStorage.setItem('panache.lesson.roy.musketeers', noted), at);
  await page.goto('/learn/roy/musketeers');
  await page.locator('[data-standing]').waitFor();
};

test('a pupil who tries something else is told kindly, may leave, and goes on where he was', {
  timeout: PATIENCE,
}, async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await atOnce(page);
  await page.goto('/learn/roy/musketeers');
  await page.locator('[data-standing]').waitFor();
  const asksFor = (kind: string) => async () =>
    (await page.locator('[data-guide]').getAttribute('data-guide')) === kind && (await standing(page)) === 'asks';
  await walkLesson(page, 'ring', { done: asksFor('m-challenge') });
  const draw = page.locator(`[data-choice='{"kind":"draw"}']`).first();
  await draw.click();
  await page.locator('[data-stray]').waitFor();
  await page.locator('[data-act="lesson-leave"]').click();
  await page.locator('[data-act="lesson-musketeers"]').click();
  await page.locator('[data-standing]').waitFor();
  expect(await page.locator('[data-guide]').getAttribute('data-guide')).toBe('m-won');
  await walkLesson(page, 'ring', { done: asksFor('m-challenge') });
  await draw.click();
  await page.locator('[data-act="guide-does"]').click();
  await walkLesson(page, 'ring', { done: asksFor('m-add') });
  expect(faults).toEqual([]);
});

test('nobody has to wait for what the others do in a lesson', { timeout: PATIENCE }, async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  // At the slowest pace, where Athos and Aramis have their turns before them.
  await page.addInitScript(
    at => {
      localStorage.setItem('panache.speed', 'calm');
      localStorage.setItem('panache.lesson.roy.musketeers', at);
    },
    await before('m-athos'),
  );
  await page.goto('/learn/roy/musketeers');
  await page.locator('[data-guide="m-athos"]').waitFor();
  await page.locator('[data-act="guide-on"]').click();
  const step = async () => Number(await page.locator('[data-step]').getAttribute('data-step'));
  const shown = await step();
  await page.locator('[data-act="guide-skip"]').click();
  await page.locator('[data-guide="m-saved"]').waitFor();
  // Of all that Athos has done, not each step was shown.
  expect((await step()) - shown).toBeLessThan(4);
  expect(faults).toEqual([]);
});

test('a turn of the pupil’s own is played as he likes, and the guide says what he thinks of it', {
  timeout: PATIENCE,
}, async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await openNearEnd(page);
  await walkLesson(page, 'ring', { done: now => now === 'free' });
  await page.locator(`[data-choice='{"kind":"draw"}']`).first().click();
  await page.locator('[data-feedback]', { hasText: 'I ' }).waitFor();
  await walkLesson(page, 'ring', { done: now => now === 'over' });
  expect(faults).toEqual([]);
});

test('after the lesson the match can be played on against bots', { timeout: PATIENCE }, async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await openNearEnd(page);
  await walkLesson(page, 'ring');
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
    await walkLesson(page, 'ring', { done: now => now === 'asks' });
    await check(page, 'asks');
    expect(found).toEqual({});
  },
);
