import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LOOKS, lookAt, namesOfParts } from './support/axe.ts';
import { test } from './support/browser.ts';
import { answer, focused } from './support/keyboard.ts';
import { matchAt } from './support/match-at.ts';
import { arrive, layOut } from './support/shelf.ts';
import { MOMENTS } from './support/trois-moments.ts';

type Name = keyof typeof MOMENTS;

const GAZETTE = '[data-act="gazette"]';
const BOTTE = '[data-botte]';

/** Moments, and what is opened there, one after the other; what is not there at this size is passed over. */
const LOOKED_AT: readonly { readonly name: Name; readonly opened?: readonly string[] }[] = [
  { name: 'take' },
  { name: 'first-turn', opened: [BOTTE] },
  { name: 'turn', opened: [GAZETTE] },
  { name: 'way-choice' },
  { name: 'drawn-card' },
  { name: 'before-the-studs' },
  { name: 'finale', opened: ['[data-act="fold-finale"]'] },
];

const sitDownAt = async (page: Page, name: Name): Promise<void> => {
  await page.goto(await layOut(page, matchAt(MOMENTS[name])));
  await page.locator('[data-step][data-running="false"]').waitFor();
};

test.for(LOOKS)(
  'no moment of a match has a fault that axe knows of, at $width × $height ($locale)',
  async (look, { open }) => {
    const { page, found, check, checkOpened } = await lookAt(look, open);
    for (const { name, opened = [] } of LOOKED_AT) {
      await sitDownAt(page, name);
      await checkOpened(page, name, opened);
    }
    await page.goto(page.url().replace('/play/', '/replay/'));
    await page.locator('[data-act="scrub"]').waitFor();
    await check(page, 'replay');
    expect(found).toEqual({});
  },
);

test('on a telephone the Gazette unfolds by a touch, and everything keeps within the screen', async ({ open }) => {
  const viewport = { width: 390, height: 844 };
  const page = await arrive(await open({ viewport, locale: 'fr', reducedMotion: 'reduce', hasTouch: true }));
  await sitDownAt(page, 'turn');
  await page.locator(GAZETTE).tap();
  await expect.poll(() => page.locator('dialog[open]').innerText()).toMatch(/Mme Bonacieux.+Buckingham/s);
  await page.keyboard.press('Escape');
  for (const name of ['take', 'turn', 'way-choice', 'drawn-card', 'finale'] as const) {
    await sitDownAt(page, name);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content, name).toBeLessThanOrEqual(window);
  }
});

test('who plays by keyboard never loses the focus, and what happens is spoken', async ({ open }) => {
  const page = await arrive(await open({ locale: 'it', reducedMotion: 'reduce' }));
  await sitDownAt(page, 'first-turn');
  const voice = page.locator('[role="status"][aria-live="polite"]').first();
  expect(await voice.textContent()).toBe('');
  await page.locator('[data-question]').focus();
  for (let nth = 0; nth < 8; nth++) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('a choice');
    await answer(page);
    await expect.poll(() => focused(page)).toBe('the question');
  }
  await expect.poll(() => voice.textContent()).toMatch(/\S/);
});

/** The choices made in the match that lies open. */
const entriesHere = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const table = location.pathname.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`panache.match.${table}`) ?? '').record.entries;
  });

test('Enter on the question presses its big verb, a digit the choice of that number', async ({ open }) => {
  const page = await arrive(await open({ locale: 'en', reducedMotion: 'reduce' }));
  const [ride, digit] = ['before-the-studs', 'way-choice'] as const;
  await sitDownAt(page, ride);
  await page.locator('[data-question]').focus();
  await page.keyboard.press('Enter');
  const before = matchAt(MOMENTS[ride]).entries.length;
  await expect.poll(async () => (await entriesHere(page))[before]).toEqual([1, { kind: 'ride' }]);

  await sitDownAt(page, digit);
  const second = page.locator('[data-question] [data-choice]').nth(1);
  const choice = JSON.parse((await second.getAttribute('data-choice')) ?? '');
  await page.keyboard.press('2');
  const played = matchAt(MOMENTS[digit]).entries.length;
  await expect.poll(async () => (await entriesHere(page))[played]).toEqual([1, choice]);
});

test('every part of the table has a name of its own', async ({ open }) => {
  const page = await arrive(await open({ locale: 'it', reducedMotion: 'reduce' }));
  await sitDownAt(page, 'turn');
  const names = await namesOfParts(page);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter(name => name === '')).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.for(['fr', 'en', 'it'])(
  'on a telephone that lies on its side every choice of a turn is whole (%s)',
  async (locale, { open }) => {
    const viewport = { width: 844, height: 390 };
    const page = await arrive(await open({ viewport, locale, reducedMotion: 'reduce', hasTouch: true }));
    await sitDownAt(page, 'turn');
    const choices = page.locator('[data-question] [data-choice]');
    expect(await choices.count()).toBe(3);
    const cutBy = await choices.evaluateAll(all =>
      all.map(each => {
        const { bottom } = each.getBoundingClientRect();
        let seen = innerHeight;
        for (let at = each.parentElement; at !== null; at = at.parentElement)
          if (getComputedStyle(at).overflowY !== 'visible') seen = Math.min(seen, at.getBoundingClientRect().bottom);
        return Math.max(0, Math.round(bottom - seen));
      }),
    );
    expect(cutBy).toEqual([0, 0, 0]);
  },
);
