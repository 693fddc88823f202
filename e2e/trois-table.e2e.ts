import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choice } from '#games/trois/choices.ts';
import { make, whims } from './support/answers.ts';
import { test } from './support/browser.ts';
import { matchAt } from './support/match-at.ts';
import { atOnce } from './support/online.ts';
import { bring, journalOf } from './support/shelf.ts';
import { answerBoldly } from './support/trois.ts';
import { MOMENTS } from './support/trois-moments.ts';

const quick = { locale: 'en', reducedMotion: 'reduce' } as const;

const ROLL: Choice = { kind: 'roll' };
const RIDE: Choice = { kind: 'ride' };

const sitDownAt = async (page: Page, moment: keyof typeof MOMENTS): Promise<void> => {
  await page.goto(await bring(page, matchAt(MOMENTS[moment])));
  await page.locator('[data-asked]').waitFor();
};

/** The book of rules lies open beside the table, at that rule. */
const expectTheRule = async (page: Page, rule: string): Promise<void> => {
  const book = page.locator('dialog[open]').filter({ hasText: rule });
  await expect.poll(() => book.count()).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toMatch('/play/');
};

test('a greyed choice says why when it is pressed, and its rule opens the book', async ({ open, faults }) => {
  const page = await open(quick);
  await atOnce(page);
  await sitDownAt(page, 'first-turn');
  // Greyed as it is, it can be pressed.
  await page.locator('[data-question]').getByRole('button', { name: 'Ride one square' }).click({ force: true });
  const slip = page.locator('[data-question]').getByRole('note').filter({ hasText: 'TRO.16', visible: true });
  await expect.poll(() => slip.innerText()).toMatch(/\p{L}{3}/u);
  await slip.getByRole('link').click();
  await expectTheRule(page, 'TRO.16');
  expect(faults).toEqual([]);
});

test('a greyed choice goes away with the focus on it, and nothing breaks', async ({ open, faults }) => {
  const page = await open(quick);
  await atOnce(page);
  await sitDownAt(page, 'first-turn');
  const greyed = page.locator('[data-question]').getByRole('button', { name: 'Ride one square' });
  await greyed.focus();
  // Not by a click, which would take the focus along.
  await page.locator(`[data-choice='${JSON.stringify(ROLL)}']`).dispatchEvent('click');
  await expect.poll(() => greyed.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a Botte whose moment has not come says when it will, with its rule', async ({ open, faults }) => {
  const page = await open(quick);
  await atOnce(page);
  await sitDownAt(page, 'first-turn');
  const entries = (await journalOf(page)).entries.length;
  await page.locator('[data-botte]').first().click();
  const card = page.locator('dialog[open]');
  await expect.poll(() => card.innerText()).toMatch(/TRO\.15|TRO\.RULING\.35/);
  await card.locator('[data-act="close"]').click();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect((await journalOf(page)).entries).toHaveLength(entries);
  expect(faults).toEqual([]);
});

test.for([
  [1366, 768],
  [1280, 720],
] as const)(
  'on a laptop of %i by %i the board, the chronicle and the question have room, and no card breaks off',
  async ([width, height], { open, faults }) => {
    const page = await open({ ...quick, viewport: { width, height } });
    await atOnce(page);
    await sitDownAt(page, 'turn');
    const heightOf = (selector: string) => page.locator(selector).evaluate(each => each.clientHeight);
    await expect.poll(() => heightOf('.table > .board')).toBeGreaterThan(400);
    expect(await heightOf('.table > .aside')).toBeGreaterThanOrEqual(90);
    // Nothing in the column lies on what stands above it.
    const ends = await page.evaluate(() =>
      ['[data-gazette]', '[data-question]'].map(selector => {
        const part = document.querySelector(selector);
        return (part?.scrollHeight ?? 0) - (part?.parentElement?.clientHeight ?? 0);
      }),
    );
    for (const over of ends) expect(over).toBeLessThanOrEqual(2);
    const brokenOff = () =>
      page.locator('[data-botte] .help').evaluateAll(helps =>
        helps
          .filter(each => each.checkVisibility({ visibilityProperty: true }))
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(each => each.textContent),
      );
    await expect.poll(brokenOff).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test('a ride that showed nothing hidden is taken back, a roll is not', async ({ open, faults }) => {
  const page = await open(quick);
  await atOnce(page);
  await sitDownAt(page, 'way-choice');
  const before = (await journalOf(page)).entries;
  expect(before.at(-1)).toEqual([1, RIDE]);
  await page.locator('[data-act="take-back"]').click();
  await page.locator('[data-asked="rolled"]').waitFor();
  expect((await journalOf(page)).entries).toEqual([...before, [1, null]]);
  expect(await page.locator('[data-act="take-back"]').count()).toBe(0);
  await make(page, RIDE);
  await page.locator('[data-asked="way"]').waitFor();
  expect(faults).toEqual([]);
});

test('around one screen a musketeer can be given back before the next one looks', async ({ open, faults }) => {
  const page = await open(quick);
  await atOnce(page);
  await page.goto('/new/trois');
  await page.locator('[data-act="players-2"]').check({ force: true });
  await page.locator('[data-act="seat-1-person"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  const curtain = page.locator('dialog[open][data-testid="curtain"]');
  await curtain.locator('[data-act="i-am"]').click();
  await make(page, { kind: 'take', rider: 'porthos' } satisfies Choice);
  await curtain.locator('[data-act="take-back"]').click();
  await expect.poll(async () => (await journalOf(page)).entries.at(-1)).toEqual([0, null]);
  if ((await curtain.count()) > 0) await curtain.locator('[data-act="i-am"]').click();
  await make(page, { kind: 'take', rider: 'athos' } satisfies Choice);
  await expect.poll(async () => (await journalOf(page)).entries.at(-1)).toEqual([0, { kind: 'take', rider: 'athos' }]);
  expect(faults).toEqual([]);
});

/** All that a player needs to go on. */
const tableAsSeen = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(each => each.innerText.replace(/\s+/g, ' '));
    const named = (name: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)].map(each => each.dataset[name]);
    const { asked, round } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
    return {
      asked,
      round,
      riders: texts('.riders .chip'),
      gazette: texts('.gazette'),
      bottes: named('botte'),
      choices: named('choice'),
      chronicle: texts('[data-testid="chronicle"] li'),
    };
  });

test('a reload in the middle keeps everything', async ({ open, faults }) => {
  const page = await open(quick);
  await atOnce(page);
  await sitDownAt(page, 'first-turn');
  const answer = answerBoldly(whims());
  for (let nth = 0; nth < 8; nth++) {
    await answer(page);
    await page.locator('[data-asked]').waitFor();
  }
  const [seen, { entries }] = [await tableAsSeen(page), await journalOf(page)];
  await page.reload();
  await page.locator('[data-asked]').waitFor();
  expect(await tableAsSeen(page)).toEqual(seen);
  expect((await journalOf(page)).entries).toEqual(entries);
  expect(seen.riders).toHaveLength(4);
  expect(seen.chronicle.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('a click hurries what is being shown', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'calm'));
  await sitDownAt(page, 'first-turn');
  const table = page.locator('[data-step]');
  // Left alone, the dice alone would lie there for minutes.
  await table.evaluate(element => element.style.setProperty('--pace', '200'));
  await make(page, ROLL);
  await page.locator('[data-step][data-running="true"]').waitFor();
  const step = await table.getAttribute('data-step');
  const shown = async () =>
    (await table.getAttribute('data-running')) === 'false' || (await table.getAttribute('data-step')) !== step;
  expect(await shown()).toBe(false);
  const hurried = async () => {
    await page.locator('.riders').click({ position: { x: 3, y: 3 } });
    return shown();
  };
  await expect.poll(hurried, { timeout: 300_000 }).toBe(true);
});

test('the race is silent until somebody turns its sounds on', async ({ open }) => {
  const page = await open(quick);
  await atOnce(page);
  await page.addInitScript(() => {
    const Real = window.AudioContext;
    Object.assign(window, { heard: 0 });
    window.AudioContext = class extends Real {
      override createGain(): GainNode {
        (window as unknown as { heard: number }).heard += 1;
        return super.createGain();
      }
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);
  await sitDownAt(page, 'first-turn');
  await make(page, ROLL);
  await page.locator('[data-asked="rolled"]').waitFor();
  expect(await heard()).toBe(0);
  // The switch is heard itself, and then the ride.
  await page.locator('[data-act="sound"]').click();
  await expect.poll(heard).toBeGreaterThan(0);
  const before = await heard();
  await make(page, RIDE);
  await expect.poll(heard).toBeGreaterThan(before);
});

test('a space chosen on the map vanishes together with the card that tells of it', async ({ open, faults }) => {
  const page = await open(quick);
  await atOnce(page);
  await sitDownAt(page, 'way-choice');
  // To stop here is shown at once: the table changes while the space that has the focus vanishes.
  await page.locator('.map [data-choice*="stop"]').focus();
  await page.locator('[data-about]').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-about]').count()).toBe(0);
  await expect.poll(() => page.locator('[data-asked]').count()).toBe(1);
  expect(faults).toEqual([]);
});
