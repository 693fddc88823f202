import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import type { View } from '#games/musketiere/view.ts';
import { type MatchRecord, stateOf } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import { tabTo } from './support/answers.ts';
import { test } from './support/browser.ts';
import { openHome } from './support/home.ts';
import { matchAt } from './support/match-at.ts';
import { answerByKeys, answerByMouse, playOn, untilMyTurn } from './support/musketiere.ts';
import { atOnce } from './support/online.ts';
import { bring, savedMatches } from './support/shelf.ts';
import { forWholeMatch } from './support/whole-match.ts';

/** Words only this language has, to be found on the page of the match. */
const WORDS: Readonly<Record<Language, RegExp>> = { en: /Rules/, fr: /Règles/, it: /Regole/ };

/** As quick as the page can be: what is tested here is that a whole match can be played, not how it moves. */
const quick = { reducedMotion: 'reduce' } as const;

/** How the only match in this browser ended, by the rules and its saved journal alone. */
const outcomeOf = async (page: Page) => {
  const matches = await savedMatches(page);
  expect(matches).toHaveLength(1);
  const { course, problem } = verify(RULES, matches[0].record as MatchRecord);
  const outcome = course === null ? null : RULES.musketiere.outcome(stateOf(course));
  if (outcome === null) throw new Error(`the match is not over: ${JSON.stringify(problem)}`);
  return outcome;
};

/** The totals on the last page, in order of rank. */
const totalsShown = async (page: Page): Promise<number[]> =>
  (await page.locator('[data-finale] tbody td:last-child').allInnerTexts()).map(Number);

/** The page tells the end as the journal has it. */
const expectTheEnd = async (page: Page, players: number) => {
  const { scores } = await outcomeOf(page);
  expect(scores).toHaveLength(players);
  expect(await totalsShown(page)).toEqual(scores.toSorted((a, b) => b - a));
};

test.for(LANGUAGES)('a whole match of a single round by mouse, in %s', async (language, { open, faults }) => {
  const page = await open({ locale: language, ...quick });
  await forWholeMatch(page);
  await openHome(page);
  await page.locator('a[href="/new/musketiere"]').first().click();
  await page.locator('[data-act="players-2"]').check({ force: true });
  await page.locator('[data-act="length-round"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await untilMyTurn(page);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('body').innerText()).toMatch(WORDS[language]);

  await playOn(page, answerByMouse);

  await expectTheEnd(page, 2);
  await page.locator('[data-act="verify"]').click();
  await expect.poll(() => page.locator('[data-testid="verdict"]').count()).toBe(1);
  expect(await page.locator('[data-testid="verdict"].wrong').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a match to a hundred ducats ends with the round in which somebody has them', async ({ open, faults }) => {
  const page = await open({ locale: 'en', ...quick });
  await forWholeMatch(page);
  const late = matchAt<View>({
    game: 'musketiere',
    players: 2,
    seat: 0,
    options: { length: 'hundred' },
    level: () => 'greedy',
    is: ({ totals }, question) => question !== undefined && Math.max(...totals) >= 80,
  });
  await page.goto(await bring(page, late));
  await playOn(page, answerByMouse);
  await expectTheEnd(page, 2);
  expect((await totalsShown(page))[0]).toBeGreaterThanOrEqual(100);
  expect(faults).toEqual([]);
});

test('a whole match with the keyboard alone', async ({ open, faults }) => {
  const page = await open({ locale: 'fr', ...quick });
  await forWholeMatch(page);
  await openHome(page);
  await page.locator('h1').waitFor();
  await tabTo(page, 'a[href="/new/musketiere"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-act="sit-down"]').waitFor();
  // A single round is a match as well: the arrow moves on to the second length.
  await tabTo(page, 'input[data-act^="length-"]');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, '[data-act="sit-down"]');
  await page.keyboard.press('Enter');

  await playOn(page, answerByKeys);

  await expectTheEnd(page, 3);
  expect(faults).toEqual([]);
});

test('with full motion a round of two plays to its end', async ({ open, faults }) => {
  const page = await open({ locale: 'en' });
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'brisk'));
  const late = matchAt<View>({
    game: 'musketiere',
    players: 2,
    seat: 0,
    options: { length: 'round' },
    level: () => 'greedy',
    is: ({ hand }, question) => question?.prompt === 'fight' && hand.length < 6,
  });
  const seats = late.seats.map(seat => ({ ...seat, bot: seat.bot && 'greedy' }));
  await page.goto(await bring(page, { ...late, seats }));
  await playOn(page, answerByMouse);
  await expectTheEnd(page, 2);
  expect(faults).toEqual([]);
});

test('any click finishes what is moving', async ({ open }) => {
  const page = await open({ locale: 'en' });
  await atOnce(page);
  await page.goto('/new/musketiere');
  await page.locator('[data-act="players-2"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await answerByMouse(page, await untilMyTurn(page));
  await untilMyTurn(page);
  // From here on everything takes a hundred times as long: only a click can end it in time.
  await page.locator('[data-act="match"]').click();
  await page.locator('[data-act="speed-calm"]').check({ force: true });
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.documentElement.style.setProperty('--pace', '100'));
  const table = page.locator('[data-step]');
  await page
    .locator('[data-card]')
    .first()
    .click({ position: { x: 12, y: 30 } });
  await page.locator('[data-act="confirm"]').click();
  await expect.poll(() => table.getAttribute('data-running')).toBe('true');
  const step = await table.getAttribute('data-step');
  await page.waitForTimeout(3000);
  expect(await table.getAttribute('data-running')).toBe('true');
  expect(await table.getAttribute('data-step')).toBe(step);
  await page.locator('h1').first().click();
  const done = async () =>
    (await table.getAttribute('data-running')) === 'false' || (await table.getAttribute('data-step')) !== step;
  await expect.poll(done).toBe(true);
});

test('a table of bots alone plays itself', async ({ open, faults }) => {
  const page = await open({ locale: 'en', ...quick });
  await forWholeMatch(page);
  await page.goto('/new/musketiere');
  await page.locator('[data-act="seat-0-bot"]').check({ force: true });
  await page.locator('[data-act="length-round"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await playOn(page, answerByMouse);
  expect(faults).toEqual([]);
});
