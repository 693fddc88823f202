import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import { test } from './support/browser.ts';
import { answerByKeys, answerByMouse, playOn, savedMatches, tabTo, untilMyTurn } from './support/musketiere.ts';

/** Words only this language has, to be found on the page of the match. */
const RULES: Readonly<Record<Language, RegExp>> = { en: /Rules/, fr: /Règles/, it: /Regole/ };

/** As quick as the page can be: what is tested here is that a whole match can be played, not how it moves. */
const quick = { reducedMotion: 'reduce' } as const;
const atOnce = (page: Page) => page.addInitScript(() => localStorage.setItem('panache.speed', 'at-once'));

/** The only match in this browser, as it was saved. */
const finished = async (page: Page) => {
  const [{ record }] = await savedMatches(page);
  return record as { entries: unknown[]; seats: { bot: string | null }[] };
};

test.for(LANGUAGES)('a whole match to a hundred ducats by mouse, in %s', async (language, { open, faults }) => {
  const page = await open({ locale: language, ...quick });
  await atOnce(page);
  await page.goto('/');
  await page.locator('a[href="/new/musketiere"]').first().click();
  await page.locator('[data-act="players-2"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await untilMyTurn(page);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('body').innerText()).toMatch(RULES[language]);

  await playOn(page, answerByMouse);

  const { entries, seats } = await finished(page);
  expect(seats).toHaveLength(2);
  expect(entries.length).toBeGreaterThan(30);
  expect(Math.max(...(await totalsShown(page)))).toBeGreaterThanOrEqual(100);
  await page.locator('[data-act="verify"]').click();
  await expect.poll(() => page.locator('[data-testid="verdict"]').count()).toBe(1);
  expect(await page.locator('[data-testid="verdict"].wrong').count()).toBe(0);
  expect(faults).toEqual([]);
});

/** All ducats written on the last page. */
const totalsShown = async (page: Page): Promise<number[]> => {
  const text = await page.locator('[data-step]').innerText();
  return (text.match(/\d+/g) ?? []).map(Number);
};

test.for(LANGUAGES)('a whole match with the keyboard alone, in %s', async (language, { open, faults }) => {
  const page = await open({ locale: language, ...quick });
  await atOnce(page);
  await page.goto('/');
  await page.locator('h1').waitFor();
  await tabTo(page, 'a[href="/new/musketiere"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-act="sit-down"]').waitFor();
  if (language !== 'en') {
    // A single round in two of the three: the arrow moves on to the second length.
    await tabTo(page, 'input[data-act^="length-"]');
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, '[data-act="sit-down"]');
  await page.keyboard.press('Enter');

  await playOn(page, answerByKeys);

  const { seats } = await finished(page);
  expect(seats).toHaveLength(3);
  expect(faults).toEqual([]);
});

test('with full motion a round of four plays to its end, and any click finishes the motion', async ({
  open,
  faults,
}) => {
  const page = await open({ locale: 'en' });
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'brisk'));
  await page.goto('/new/musketiere');
  await page.locator('[data-act="players-4"]').check({ force: true });
  await page.locator('[data-act="length-round"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await playOn(page, answerByMouse);
  expect(await page.locator('[data-testid="end"]').count()).toBe(1);
  expect(faults).toEqual([]);
});

test('a table of bots alone plays itself', async ({ open, faults }) => {
  const page = await open({ locale: 'en', ...quick });
  await atOnce(page);
  await page.goto('/new/musketiere');
  await page.locator('[data-act="seat-0-bot"]').check({ force: true });
  await page.locator('[data-act="length-round"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await playOn(page, answerByMouse);
  expect(faults).toEqual([]);
});
