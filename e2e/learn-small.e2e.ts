import { expect } from 'vitest';
import type { Lesson } from '#web/learn/lesson.ts';
import { standing, walkLesson } from './lessons/walk.ts';
import { findings } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atOnce } from './support/online.ts';

const PATIENCE = 900_000;
const TELEPHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };

const LESSONS: Readonly<Record<string, () => Promise<{ readonly lesson: Lesson }>>> = {
  musketiere: () => import('#web/games/musketiere/learn/lessons/first.ts'),
  trois: () => import('#web/games/trois/learn/lessons/first.ts'),
};
/** As it is noted when a pupil leaves at that page. */
const noteAt = async (game: string, page: string): Promise<readonly [key: string, note: string]> => {
  const { lesson } = await LESSONS[game]();
  return [`panache.lesson.${game}.first`, String(lesson.lines.findIndex(({ pages }) => pages?.includes(page)))];
};

/** A choice of the pupil's own, which the guide would not have made: what is pressed for it, and the page after. */
const OWN = [
  {
    game: 'musketiere',
    page: 'free',
    locale: 'en',
    viewport: TELEPHONE,
    press: ['[data-choice*="free"]'],
    says: /would|good/,
    next: 'own',
  },
  {
    game: 'musketiere',
    page: 'own',
    locale: 'fr',
    viewport: LAPTOP,
    press: ['[data-card="44"] [data-index]', '[data-act="confirm"]'],
    says: /j’aurais|je pensais/i,
    next: 'kept',
  },
  {
    game: 'trois',
    page: 'one',
    locale: 'it',
    viewport: TELEPHONE,
    press: [`[data-question] [data-choice='{"kind":"one"}']`],
    says: /avrei|pensavo/,
    next: 'overtake',
  },
] as const;

test.for(OWN)(
  'in the lesson of $game the guide says what he thinks of the pupil’s own choice at “$page”',
  {
    timeout: PATIENCE,
  },
  async ({ game, page: at, locale, viewport, press, says, next }, { open, faults }) => {
    const page = await open({ locale, viewport, reducedMotion: 'reduce' });
    await atOnce(page);
    const note = await noteAt(game, at);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), note);
    await page.goto(`/learn/${game}/first`);
    await walkLesson(page, 'ring', {
      done: async now => (await page.locator('[data-own]').count()) > 0 && now === 'asks',
    });
    expect(await page.locator('[data-guide]').getAttribute('data-guide')).toBe(at);
    for (const each of press) await page.locator(each).first().click();
    await page.locator('[data-feedback]', { hasText: says }).waitFor();
    await page.locator('[data-act="guide-on"]').click();
    await page.locator(`[data-guide="${next}"]`).waitFor();
    expect(faults).toEqual([]);
  },
);

test.for(['musketiere', 'trois'])(
  'a pupil of %s may leave, and goes on where he was',
  {
    timeout: PATIENCE,
  },
  async (game, { open, faults }) => {
    const page = await open({ locale: 'en', reducedMotion: 'reduce' });
    await atOnce(page);
    // By the set-up page, as somebody comes who has never played it.
    await page.goto(`/new/${game}`);
    await page.locator(`a[href="/learn/${game}"]`).first().click();
    await page.locator('[data-progress="not begun"]').waitFor();
    await page.locator('[data-act="lesson-first"]').click();
    await page.locator('[data-standing]').waitFor();
    const third = { musketiere: 'jewel', trois: 'thrust' }[game];
    const isThere = async () => (await page.locator('[data-guide]').getAttribute('data-guide')) === third;
    await walkLesson(page, 'ring', { done: async now => now === 'asks' && (await isThere()) });
    await page.locator('[data-act="lesson-leave"]').click();
    await page.locator('[data-progress="begun"]').waitFor();
    await page.locator('[data-act="lesson-first"]').click();
    await page.locator(`[data-guide="${third}"]`).waitFor();
    expect(faults).toEqual([]);
  },
);

test('who turns the pages by keyboard stays with the guide, and is not put on what does his own part', {
  timeout: PATIENCE,
}, async ({ open, faults }) => {
  const page = await open({ locale: 'en', viewport: LAPTOP, reducedMotion: 'reduce' });
  await atOnce(page);
  await page.goto('/learn/trois/first');
  const heldBy = () => page.evaluate(() => ({ ...(document.activeElement as HTMLElement).dataset }));
  await page.locator('[data-act="guide-on"]').focus();
  await page.keyboard.press('Enter');
  for (const asked of ['roll', 'ride', 'thrust']) {
    await page.locator(`[data-guide="${asked}"][data-standing="asks"]`).waitFor();
    expect(await heldBy()).toHaveProperty('guide', asked);
    while ((await heldBy()).act !== 'guide-does') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await page.locator('[data-guide="gazette"][data-standing="says"]').waitFor();
  expect(await heldBy()).toHaveProperty('act', 'guide-on');
  expect(faults).toEqual([]);
});

test.for([
  { game: 'musketiere', own: 'own', viewport: LAPTOP },
  { game: 'musketiere', own: 'own', viewport: TELEPHONE },
  { game: 'trois', own: 'one', viewport: LAPTOP },
  { game: 'trois', own: 'one', viewport: TELEPHONE },
])(
  'the lesson of $game has no fault that axe knows of, at $viewport.width × $viewport.height',
  {
    timeout: PATIENCE,
  },
  async ({ game, own, viewport }, { open }) => {
    const page = await open({ viewport, locale: 'en', reducedMotion: 'reduce', bypassCSP: true });
    await atOnce(page);
    const { found, check } = findings();
    await page.goto(`/learn/${game}`, { waitUntil: 'networkidle' });
    await check(page, 'list');
    await page.goto(`/learn/${game}/first`);
    await page.locator('[data-standing]').waitFor();
    await check(page, 'says');
    await walkLesson(page, 'ring', { done: now => now === 'asks' });
    await check(page, 'asks');
    const [key, note] = await noteAt(game, own);
    await page.evaluate(([at, value]) => localStorage.setItem(at, value), [key, note] as const);
    await page.goto(`/learn/${game}/first`);
    await page.locator('[data-own]').waitFor();
    await check(page, 'own');
    await walkLesson(page, 'does');
    expect(await standing(page)).toBe('over');
    await check(page, 'over');
    expect(found).toEqual({});
  },
);
