import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atOnce } from './support/online.ts';

const PATIENCE = 900_000;
const TELEPHONE = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };
const LAPTOP = { width: 1440, height: 900 };
/** The smallest telephone. */
const SMALL = { width: 360, height: 640 };

const LESSONS = [
  { side: 'musketeers', locale: 'fr', viewport: LAPTOP },
  { side: 'musketeers', locale: 'it', viewport: SMALL },
  { side: 'milady', locale: 'en', viewport: LANDSCAPE },
];

/** How many choices have been made when Planchet speaks of Athos. */
const beforeAthos = async (): Promise<string> => {
  const { lesson } = await import('#web/games/roy/learn/lessons/musketeers.ts');
  return String(lesson.lines.findIndex(({ pages }) => pages?.some(each => each === 'm-athos')));
};

const standing = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    if (document.querySelector('[data-testid="lesson-over"]')) return 'over';
    return document.querySelector<HTMLElement>('[data-standing]')?.dataset.standing ?? null;
  });

/** What is wrong with how the guide lies there; null where he is wholly on the screen and leaves free what he rings. */
const misplaced = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const guide = document.querySelector<HTMLElement>('[data-standing]');
    const { left = 0, top = 0, right = 0, bottom = 0 } = guide?.getBoundingClientRect() ?? {};
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'the guide is not on the screen';
    // Only the map's own box can be scrolled back by hand.
    const within = [...document.querySelectorAll('[data-map] > *, [data-map] > * > *')];
    if (within.some(each => each.scrollTop !== 0 || each.scrollLeft !== 0)) return 'the map is cut off for good';
    const ring = document.querySelector('[data-ring]')?.getBoundingClientRect();
    if (ring === undefined) return guide?.dataset.standing === 'asks' ? 'nothing is ringed' : null;
    // The ring stands a little around what it rings.
    const EDGE = 6;
    if (ring.left < -EDGE || ring.top < -EDGE || ring.right > innerWidth + EDGE || ring.bottom > innerHeight + EDGE)
      return 'what is ringed is not on the screen';
    const beside = ring.right - EDGE <= left || ring.left + EDGE >= right;
    return beside || ring.bottom - EDGE <= top || ring.top + EDGE >= bottom ? null : 'the guide covers what he rings';
  });

/** Looks at each page once, when it has come to rest. */
const looker = (page: Page) => {
  const faults: string[] = [];
  let last = '';
  return {
    faults,
    look: async () => {
      const id = (await page.locator('[data-guide]').getAttribute('data-guide')) ?? '';
      if (id === last) return;
      last = id;
      let fault = await misplaced(page);
      for (let patience = 20; fault !== null && patience > 0; patience--) {
        await page.waitForTimeout(100);
        fault = await misplaced(page);
      }
      if (fault !== null) faults.push(`${id}: ${fault}`);
    },
  };
};

/** A click where the guide points, and nowhere else. */
const followRing = async (page: Page): Promise<void> => {
  const ring = await page
    .locator('[data-ring]')
    .boundingBox({ timeout: 2000 })
    .catch(() => null);
  // The ring may have gone on to what the next page is about.
  if (ring !== null && (await standing(page)) === 'asks')
    await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
  await page.waitForTimeout(150);
};

/** Does as the guide says until `done`. */
const follow = async (
  page: Page,
  done: (now: string | null) => boolean | Promise<boolean>,
  look: () => Promise<void> = async () => {},
): Promise<void> => {
  const until = Date.now() + PATIENCE - 15_000;
  for (let now = await standing(page); !(await done(now)); now = await standing(page)) {
    if (Date.now() > until) throw new Error(`the lesson stands still: ${now}`);
    if (now === 'says' || now === 'asks') await look();
    // A click that came late has opened the card of a thing.
    if (now === 'says' && (await page.locator('[data-info-card]').count()) > 0) await page.keyboard.press('Escape');
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
    const { faults: askew, look } = looker(page);
    await follow(page, now => now === 'over', look);
    expect(await page.locator('[data-act="other-lesson"]').isVisible()).toBe(true);
    expect(askew).toEqual([]);
    // It leads into a first game on the same side.
    await page.locator('[data-act="own-game"]').click();
    await page.locator('[data-act="preset-first"][aria-pressed="true"]').waitFor();
    const seat = side === 'milady' ? 0 : 1;
    expect(await page.locator(`[data-act="seat-${seat}-person"]`).isChecked()).toBe(true);
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

test('nobody has to wait for what the others do in a lesson', { timeout: PATIENCE }, async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  // At the slowest pace, where Athos and Aramis have their turns before them.
  await page.addInitScript(
    at => {
      localStorage.setItem('panache.speed', 'calm');
      localStorage.setItem('panache.lesson.roy.musketeers', at);
    },
    await beforeAthos(),
  );
  await page.goto('/learn/roy/musketeers');
  await page.locator('[data-guide="m-athos"]').waitFor();
  await page.locator('[data-act="guide-on"]').click();
  const step = async () => Number(await page.locator('[data-step]').getAttribute('data-step'));
  const before = await step();
  await page.locator('[data-act="guide-skip"]').click();
  await page.locator('[data-guide="m-saved"]').waitFor();
  // Of all that Athos has done, not each step was shown.
  expect((await step()) - before).toBeLessThan(4);
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
