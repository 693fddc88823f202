import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import type { View as RaceView } from '#games/trois/view.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { LOOKS, lookAt } from './support/axe.ts';
import { test } from './support/browser.ts';
import { matchAt as anyMatchAt } from './support/match-at.ts';
import { linkTo, makeTable, sitDown as sitDownOnline } from './support/online.ts';
import { MOMENTS, matchAt } from './support/roy-moments.ts';
import { arrive, layOut } from './support/shelf.ts';
import { answerBoldly } from './support/trois.ts';

const CARD = '[data-first]:visible';
/** Where a card is laid, once what explains has come. */
const PLACE = '[data-firsts]';

/** This reader knows none of the games. */
const forget = (page: Page) =>
  page.evaluate(games => {
    for (const game of games) localStorage.setItem(`panache.hints.${game}`, '{}');
  }, GAME_IDS);

/** What explains has come, and had its chance: whatever there is to be explained lies there by now. */
const noCard = async (page: Page): Promise<void> => {
  await page.locator(PLACE).first().waitFor({ state: 'attached' });
  expect(await page.locator(CARD).count()).toBe(0);
};
/** Who knows the game is not even sent what explains it. */
const nothingSent = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  expect(await page.locator(PLACE).count()).toBe(0);
};

const sitDown = async (page: Page, record: MatchRecord): Promise<void> => {
  await page.goto(await layOut(page, record));
  await page.locator('[data-asked][data-running="false"]').waitFor();
};

/** A match in which the stairs can be taken; the same number gives the same one. */
const stairs = (match = 0) =>
  anyMatchAt<RaceView>({
    game: 'trois',
    players: 3,
    seat: 0,
    match,
    is: (_, question) => question?.choices.some(each => JSON.stringify(each).includes('stairs')) ?? false,
  });

test('something new is explained once, is shown, and does not come back', async ({ open }) => {
  const page = await arrive(await open({ locale: 'en', reducedMotion: 'reduce' }));
  await forget(page);
  await sitDown(page, matchAt(MOMENTS.treachery));
  await page.locator('[data-first="her-treachery"]:visible').waitFor();
  expect(await page.locator('[role="status"]', { has: page.locator(CARD) }).innerText()).toContain('never both');
  await page.locator('[data-act="first-show"]:visible').click();
  await page.locator('[data-ring]:visible').waitFor();
  await page.locator('[data-act="first-show"]:visible').click();
  await page.locator('[data-ring]').waitFor({ state: 'detached' });

  await page.reload();
  await page.locator('[data-asked][data-running="false"]').waitFor();
  await noCard(page);
});

test('who knows the game is told nothing more, until the sheet of the match says otherwise', async ({ open }) => {
  const page = await arrive(await open({ locale: 'en', reducedMotion: 'reduce' }));
  await forget(page);
  await sitDown(page, stairs());
  await page.locator('[data-first="stairs"]:visible').waitFor();
  await page.locator('[data-act="first-know"]:visible').click();
  await expect.poll(() => page.locator(CARD).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('panache.hints.trois'))).toContain('"off":true');

  await page.locator('[data-act="match"]').click();
  await page.locator('input[data-act="firsts-on"]').check({ force: true });
  expect(await page.evaluate(() => localStorage.getItem('panache.hints.trois'))).toContain('"off":false');
  await page.reload();
  await page.locator('[data-first="stairs"]:visible').waitFor();
});

test('what was explained in one match is not explained in the next, and other games go on explaining', async ({
  open,
}) => {
  const page = await arrive(await open({ locale: 'it', reducedMotion: 'reduce' }));
  await forget(page);
  const [first, next] = [stairs(), stairs(100)];
  expect(next.table).not.toBe(first.table);
  await sitDown(page, first);
  await page.locator('[data-first="stairs"]:visible').waitFor();
  await sitDown(page, next);
  await page.locator(PLACE).first().waitFor({ state: 'attached' });
  expect(await page.locator('[data-first="stairs"]').count()).toBe(0);

  await forget(page);
  await sitDown(page, next);
  await page.locator('[data-act="first-know"]:visible').click();
  await expect.poll(() => page.locator(CARD).count()).toBe(0);
  await sitDown(page, first);
  await nothingSent(page);
  await sitDown(page, matchAt(MOMENTS.treachery));
  await page.locator('[data-first="her-treachery"]:visible').waitFor();
});

test('on a shared screen it is explained to whoever is asked first', async ({ open, faults }) => {
  const page = await arrive(await open({ locale: 'fr', reducedMotion: 'reduce' }));
  await forget(page);
  const record = stairs();
  const shared = { ...record, seats: record.seats.map(seat => ({ ...seat, bot: null })) };
  const look = async () => {
    await page.goto(await layOut(page, shared));
    await page.locator('dialog[open] [data-act="i-am"]').click();
    await page.locator('[data-asked][data-running="false"]').waitFor();
  };
  await look();
  await page.locator('[data-first="stairs"]:visible').waitFor();
  await look();
  await noCard(page);
  expect(faults).toEqual([]);
});

test('online each is told in his own browser what is new to him, and a reload does not tell it again', {
  timeout: 900_000,
}, async ({ open, faults }) => {
  const host = await arrive(await open({ locale: 'en', reducedMotion: 'reduce' }));
  const guest = await arrive(await open({ locale: 'en', reducedMotion: 'reduce' }));
  for (const page of [host, guest]) await forget(page);
  await makeTable(host, { game: 'trois', players: 2, name: 'Aline' });
  await sitDownOnline(guest, await linkTo(host, 1), 'Bastien');
  await host.locator('[data-act="start"]').click();
  /** What he has been shown. */
  const told = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('panache.hints.trois') ?? '{}').closed ?? []);
  const answer = answerBoldly(() => 0.5);
  while ((await told(guest)).length === 0)
    if (!(await answer(host)) && !(await answer(guest))) await host.waitForTimeout(50);
  const [met] = await told(guest);
  await guest.reload();
  await guest.locator('[data-step]').waitFor();
  await guest.waitForLoadState('networkidle');
  expect(await guest.locator(`[data-first="${met.replace('first:', '')}"]`).count()).toBe(0);
  expect(await told(guest)).toContain(met);
  expect(faults).toEqual([]);
});

test('what is new waits until the reader has put down what he reads', async ({ open }) => {
  const page = await arrive(
    await open({ locale: 'fr', reducedMotion: 'reduce', viewport: { width: 390, height: 844 } }),
  );
  await forget(page);
  let send = () => {};
  const held = new Promise<void>(resolve => (send = resolve));
  await page.route('**/assets/firsts-*.js', async route => {
    await held;
    await route.continue();
  });
  await sitDown(page, matchAt(MOMENTS.treachery));
  await page.locator('[data-act="chronicle"]').click();
  await page.locator('dialog[open] [data-act="close"]').waitFor();
  const arrived = page.waitForResponse(/firsts-.*\.js/);
  send();
  // Once it can be had again the table has had it; a frame later it is drawn.
  await page.evaluate(`import(${JSON.stringify((await arrived).url())}).then(() => undefined)`);
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.locator(CARD).count()).toBe(0);
  await page.locator('dialog[open] [data-act="close"]').click();
  await page.locator('[data-first="her-treachery"]:visible [data-act="first-know"]').click();
  await expect.poll(() => page.locator(CARD).count()).toBe(0);
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
];

test.for(SIZES)('the card lies beside what is asked at $width × $height', async (viewport, { open }) => {
  const page = await arrive(await open({ locale: 'fr', reducedMotion: 'reduce', viewport }));
  for (const record of [matchAt(MOMENTS.treachery), stairs()]) {
    await forget(page);
    await sitDown(page, record);
    const card = await page.locator(CARD).boundingBox();
    const asked = await page.locator('[data-question]').boundingBox();
    if (card === null || asked === null) throw new Error('not on the page');
    expect(card.y).toBeGreaterThanOrEqual(0);
    expect(card.x + card.width).toBeLessThanOrEqual(viewport.width);
    expect(card.y + card.height).toBeLessThanOrEqual(viewport.height);
    expect(asked.y + Math.min(asked.height, 60)).toBeLessThanOrEqual(viewport.height);
    const isApart =
      card.y + card.height <= asked.y + 1 ||
      card.x + card.width <= asked.x + 1 ||
      asked.x + asked.width <= card.x + 1 ||
      asked.y + asked.height <= card.y + 1;
    expect([record.game, card, asked, isApart]).toEqual([record.game, card, asked, true]);
  }
});

test.for(LOOKS)('axe finds no fault with a card at $width × $height ($locale)', async (look, { open }) => {
  const { page, found, check } = await lookAt(look, open);
  await forget(page);
  await sitDown(page, matchAt(MOMENTS.treachery));
  await page.locator(CARD).waitFor();
  await check(page, 'a card');
  expect(found).toEqual({});
});
