import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answered, pressAny, whims } from './support/answers.ts';
import { findings } from './support/axe.ts';
import { test } from './support/browser.ts';
import { openHome } from './support/home.ts';
import { look } from './support/look.ts';
import { atOnce, makeTable } from './support/online.ts';
import { journalOf } from './support/shelf.ts';

const quick = { locale: 'en', reducedMotion: 'reduce' } as const;
const PATIENCE = 900_000;

const press = (page: Page, act: string): Promise<void> => page.locator(`[data-act="${act}"]`).first().click();

/** It lies within the window, and nothing lies over it. */
const isInView = (page: Page, act: string): Promise<boolean> =>
  page
    .locator(`[data-act="${act}"]`)
    .first()
    .evaluate(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return inside && hit !== null && element.contains(hit);
    });

/** Musketeers who do nothing lose soon: each turn ends where it can, and every offer passes by. */
const doNothing = async (page: Page, whim: () => number): Promise<void> => {
  // Who gives up actions is asked whether he means it.
  const end = page.locator('[data-question] [data-opens="end"]').filter({ visible: true });
  if ((await end.count()) > 0) await end.click({ timeout: 2000 });
  for (const kind of ['end', 'pass']) {
    const choice = page.locator(`[data-question] [data-choice='{"kind":"${kind}"}']`).filter({ visible: true });
    if ((await choice.count()) > 0) return choice.first().click({ timeout: 2000 });
  }
  return pressAny(page, whim);
};

test.for([
  ['now-roy', 1],
  ['quick-porthos', 1],
  ['quick-solo', 1],
  ['quick-milady', 0],
  ['now-musketiere', 0],
  ['now-trois', 0],
] as const)('one press leads from home to a question: %s', async ([act, me], { open, faults }) => {
  const page = await open(quick);
  await openHome(page);
  await press(page, act);
  await page.locator('[data-asked]').waitFor();
  const { seats } = await journalOf(page);
  expect(seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))).toEqual([me]);
  expect((await look(page)).curtain).toBe(false);
  expect(faults).toEqual([]);
});

test('the musketeer pressed on the cover is mine, and nothing hidden has to be watched being laid', async ({
  open,
  faults,
}) => {
  const page = await open(quick);
  await openHome(page);
  await press(page, 'quick-aramis');
  await page.locator('[data-asked]').waitFor();
  const { entries } = await journalOf(page);
  expect(entries).toContainEqual([1, { kind: 'man', who: 'aramis' }]);
  // Milady's bot has laid her tokens, and the first round has begun.
  expect(entries.filter(([seat]) => seat === 0).length).toBeGreaterThan(10);
  expect((await look(page)).asked).not.toBe('cast');
  expect(faults).toEqual([]);
});

test('the whole cover is pressed like its seal, and its links lead elsewhere', async ({ open, faults }) => {
  const page = await open(quick);
  await openHome(page);
  await page.locator('article').nth(1).locator('h3').click({ force: true });
  await page.waitForURL(/\/play\//);
  await openHome(page);
  await page.locator('article').nth(1).locator('a[href="/new/musketiere"]').click();
  await page.locator('[data-act="sit-down"]').waitFor();
  expect(faults).toEqual([]);
});

test('the last table is laid again, as it was', async ({ open, faults }) => {
  const page = await open(quick);
  await openHome(page);
  expect(await page.locator('[data-act="again-musketiere"]').count()).toBe(0);
  await press(page, 'quick-against-3');
  await page.waitForURL(/\/play\//);
  const before = await journalOf(page);
  await openHome(page);
  await press(page, 'again-musketiere');
  await page.waitForURL(address => address.pathname.startsWith('/play/') && !address.pathname.includes(before.table));
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const after = await page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? ''), `panache.match.${id}`);
  expect(after.record).toMatchObject({ game: 'musketiere', options: before.options, seats: before.seats });
  expect(after.record.seed).not.toBe(before.seed);
  expect(faults).toEqual([]);
});

test('a newcomer finds the first game set, as a musketeer, until he sets something else', async ({ open, faults }) => {
  const page = await open(quick);
  await page.goto('/new/roy');
  await page.locator('[data-act="preset-first"][aria-pressed="true"]').waitFor();
  expect(await page.locator('[data-act="players-4"]').isChecked()).toBe(true);
  expect(await page.locator('[data-act="seat-1-person"]').isChecked()).toBe(true);
  expect(await page.locator('[data-act="seat-0-bot"]').isChecked()).toBe(true);
  await press(page, 'preset-expert');
  await press(page, 'sit-down');
  await page.waitForURL(/\/play\//);
  await page.goto('/new/roy');
  await page.locator('[data-act="preset-expert"][aria-pressed="true"]').waitFor();
  expect(faults).toEqual([]);
});

test.for([
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [390, 844],
  [360, 640],
  [844, 390],
] as const)(
  'the button that sits down is in view at %d×%d, however long the form',
  async ([width, height], { open, faults }) => {
    const page = await open({ ...quick, locale: 'fr', viewport: { width, height } });
    await page.goto('/new/roy');
    const sit = page.locator('[data-act="sit-down"]');
    await sit.waitFor();
    expect(await isInView(page, 'sit-down')).toBe(true);
    await press(page, 'options-readings');
    expect(await isInView(page, 'sit-down')).toBe(true);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await isInView(page, 'sit-down')).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await isInView(page, 'sit-down')).toBe(true);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(window);
    await page.locator('[data-act="place-online"]').check({ force: true });
    await page.locator('[data-act="make-table"]').waitFor();
    expect(await isInView(page, 'make-table')).toBe(true);
    await page.locator('[data-act="place-here"]').check({ force: true });
    await sit.click();
    await page.waitForURL(/\/play\//);
    expect(faults).toEqual([]);
  },
);

test('one person alone plays solo to the end without a curtain, and the match is counted', {
  timeout: PATIENCE,
}, async ({ open, faults }) => {
  const page = await open({ ...quick, acceptDownloads: true });
  await atOnce(page);
  await page.goto('/new/roy');
  await page.locator('[data-act="players-1"]').check({ force: true });
  expect(await page.locator('[data-act="preset-solo"]').getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('[data-act^="seat-0"]').count()).toBe(0);
  await press(page, 'sit-down');
  await page.locator('[data-asked]').waitFor();
  const { seats, options } = await journalOf(page);
  expect([seats.map(({ bot }) => bot === null), options.automa]).toEqual([[false, true], 'on']);
  const [whim, until] = [whims(), Date.now() + PATIENCE - 20_000];
  let idle = true;
  for (let seen = await look(page); !seen.over; seen = await look(page)) {
    expect(seen.curtain).toBe(false);
    idle = await answered(page, () => (idle ? doNothing(page, whim) : pressAny(page, whim)));
    if (!idle) await page.waitForTimeout(20);
    if (Date.now() > until) throw new Error('the match does not end');
  }
  // Every choice was this person's.
  expect((await journalOf(page)).entries.every(([seat]) => seat === 1)).toBe(true);

  const { found, check } = findings();
  await openHome(page);
  await page.getByRole('button', { name: 'Remove the match' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.locator('footer a[href="/matches"]').click();
  const history = page.locator('[data-testid="history"] li');
  await history.first().waitFor();
  expect(await history.count()).toBe(1);
  expect(await page.locator('[data-tally="roy"]').innerText()).toMatch(/of 1 won[\s\S]*Musketeer[\s\S]*1 player/);
  await check(page, 'matches');
  const downloading = page.waitForEvent('download');
  await press(page, 'export');
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file.lines).toMatchObject([{ game: 'roy', players: 1, people: 1, side: 'musketeers', level: null }]);
  await press(page, 'delete');
  await press(page, 'delete-sure');
  await expect.poll(() => history.count()).toBe(0);
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await history.count()).toBe(0);
  expect(found).toEqual({});
  expect(faults).toEqual([]);
});

test('two people share the musketeers without Milady, and the curtain falls between them', async ({ open, faults }) => {
  const page = await open(quick);
  await atOnce(page);
  await page.goto('/new/roy');
  await page.locator('[data-act="preset-solo"]').click();
  await page.locator('[data-act="players-2"]').check({ force: true });
  await page.locator('[data-act="seat-2-person"]').check({ force: true });
  await press(page, 'sit-down');
  await page.locator('dialog[open] [data-act="i-am"]').click();
  await page.locator('[data-asked]').waitFor();
  expect((await journalOf(page)).seats.map(({ bot }) => bot === null)).toEqual([false, true, true]);
  expect(faults).toEqual([]);
});

test('where nothing can be kept the first page says so, and one can play all the same', async ({ open, faults }) => {
  const page = await open(quick);
  await page.addInitScript(() => {
    const refused = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: refused, sessionStorage: refused });
  });
  await openHome(page);
  await page.locator('[data-testid="storage-trouble"]').waitFor();
  await press(page, 'now-musketiere');
  await page.locator('[data-asked]').waitFor();
  await page.locator('[data-testid="storage-trouble"]').waitFor();
  expect(faults).toEqual([]);
});

test('where people gather, words of one’s own are folded until somebody wants to add them', async ({
  open,
  faults,
}) => {
  const page = await open(quick);
  await makeTable(page, { game: 'trois', players: 3, name: 'Aline' });
  const words = page.getByRole('textbox', { name: 'Words for the shuffle' });
  await page.locator('[data-act="own-words"]').waitFor();
  expect(await words.count()).toBe(0);
  await press(page, 'own-words');
  await words.fill('one for all');
  await press(page, 'mix');
  await page.getByText('Your words go into the mix when the match begins.').waitFor();
  expect(faults).toEqual([]);
});
