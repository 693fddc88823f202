import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '#web/pages/text/en.ts';
import { test } from './support/browser.ts';
import { openHome } from './support/home.ts';
import { look } from './support/look.ts';
import { answerByMouse, playOn, untilMyTurn } from './support/musketiere.ts';
import { savedMatches } from './support/shelf.ts';

const quick = { locale: 'en', reducedMotion: 'reduce' } as const;
const atOnce = (page: Page) => page.addInitScript(() => localStorage.setItem('panache.speed', 'at-once'));

/** Sits down at a table of three for one round. */
const sitDown = async (page: Page): Promise<void> => {
  await atOnce(page);
  await page.goto('/new/musketiere');
  await page.locator('[data-act="length-round"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await untilMyTurn(page);
};

const playSome = async (page: Page, answers: number): Promise<void> => {
  for (let i = 0; i < answers; i++) await answerByMouse(page, await untilMyTurn(page));
  await untilMyTurn(page);
};

/** Plays on until this screen is asked for a card of the hand, whatever a duel may bring before. */
const playUntilFight = async (page: Page): Promise<void> => {
  for (let seen = await untilMyTurn(page); seen.reckoning || seen.asked !== 'fight'; seen = await untilMyTurn(page)) {
    expect(seen.over).toBe(false);
    await answerByMouse(page, seen);
  }
};

const handShown = (page: Page): Promise<string[]> =>
  page.locator('[data-card]').evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset.card ?? ''));

/** Nothing sticks out to the side. */
const expectNoSideways = async (page: Page) => {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window);
};

test('a match survives a reload and is resumed from home', async ({ open, faults }) => {
  const page = await open(quick);
  await sitDown(page);
  await playSome(page, 3);
  const before = await handShown(page);
  await page.reload();
  await untilMyTurn(page);
  expect(await handShown(page)).toEqual(before);

  await openHome(page);
  await page.locator('a[href^="/play/"]').first().click();
  await untilMyTurn(page);
  expect(await handShown(page)).toEqual(before);
  await playOn(page, answerByMouse);
  expect(faults).toEqual([]);
});

test('the language changes in the middle of a match and nothing is lost', async ({ open, faults }) => {
  const page = await open(quick);
  await sitDown(page);
  await playSome(page, 2);
  await playUntilFight(page);
  await page
    .locator('[data-card]')
    .nth(2)
    .click({ position: { x: 12, y: 30 } });
  const [before, question] = [await handShown(page), await page.locator('[data-action]').innerText()];
  for (const language of ['fr', 'it', 'en']) {
    await page.locator(`button[lang="${language}"]`).first().click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    expect(await handShown(page)).toEqual(before);
    expect(await page.locator('[data-card][aria-pressed="true"]').count()).toBe(1);
    if (language !== 'en') expect(await page.locator('[data-action]').innerText()).not.toBe(question);
  }
  expect(await page.locator('[data-action]').innerText()).toBe(question);
  expect(faults).toEqual([]);
});

test('what cannot be done says why, with a rule that leads into the book beside the table', async ({
  open,
  faults,
}) => {
  const page = await open(quick);
  await sitDown(page);
  await playSome(page, 1);
  const own = page.locator('[data-target="reward:0:0"]').first();
  await own.focus();
  const slip = page.getByRole('note').or(page.getByRole('tooltip')).filter({ hasText: 'MUS.6', visible: true });
  await expect.poll(() => slip.count()).toBeGreaterThan(0);
  await slip.first().getByRole('link').click();
  const book = page.locator('dialog[open]');
  await expect.poll(() => book.innerText()).toMatch(/MUS\.6/);
  expect(new URL(page.url()).pathname).toMatch('/play/');
  expect(faults).toEqual([]);
});

test('a choice can be taken back while nobody else has acted', async ({ open, faults }) => {
  const page = await open(quick);
  await atOnce(page);
  await page.goto('/new/musketiere');
  await page.locator('[data-act="players-2"]').check({ force: true });
  await page.locator('[data-act="seat-1-person"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await playSome(page, 2);
  expect((await look(page)).curtain).toBe(true);
  await page.locator('[data-act="take-back"]').click();
  const [{ record }] = await savedMatches(page);
  expect((record as { entries: unknown[] }).entries.at(-1)).toEqual([0, null]);
  expect(faults).toEqual([]);
});

test('a match file goes out and comes in again, and a broken one is refused in a sentence', async ({
  open,
  faults,
}) => {
  const page = await open({ ...quick, acceptDownloads: true });
  await sitDown(page);
  await playOn(page, answerByMouse);
  const downloading = page.waitForEvent('download');
  await page.locator('[data-testid="end"] [data-act="download"]').click();
  const text = await readFile(await (await downloading).path(), 'utf8');

  const other = await open(quick);
  await openHome(other);
  const input = other.locator('input[type="file"]');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"no": "match"}') });
  const alert = other.getByRole('alert');
  await expect.poll(() => alert.allInnerTexts()).toContain(en.problem({ kind: 'not-a-match' }));
  expect(await savedMatches(other)).toEqual([]);

  const forged = text.replace(/"seed": ?"(.)/, (_, digit) => `"seed":"${digit === '0' ? '1' : '0'}`);
  await input.setInputFiles({ name: 'y.json', mimeType: 'application/json', buffer: Buffer.from(forged) });
  await expect.poll(() => alert.allInnerTexts()).toContain(en.problem({ kind: 'commitment' }));
  expect(await savedMatches(other)).toEqual([]);

  await input.setInputFiles({ name: 'z.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect.poll(() => new URL(other.url()).pathname).toMatch(/^\/replay\//);
  await other.locator('[data-act="scrub"]').waitFor();
  expect(faults).toEqual([]);
});

test('a replay is scrubbed by keys, seen through every seat, and shows the truth at the end', async ({
  open,
  faults,
}) => {
  const page = await open(quick);
  await sitDown(page);
  await playOn(page, answerByMouse);
  await page.locator('[data-testid="end"] [data-act="replay"]').click();
  const scrubber = page.locator('[data-act="scrub"]');
  await scrubber.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('[data-step]').getAttribute('data-phase')).toBe('rewards');
  const hands: string[] = [];
  for (const eyes of await page
    .locator('[data-act="eyes"] option')
    .evaluateAll(all => all.map(each => (each as HTMLOptionElement).value))) {
    await page.locator('[data-act="eyes"]').selectOption(eyes);
    hands.push(await page.locator('[data-step]').innerText());
  }
  expect(hands.length).toBeGreaterThanOrEqual(5);
  expect(new Set(hands).size).toBe(hands.length);
  await scrubber.focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('[data-step]').getAttribute('data-phase')).toBe('over');
  expect(faults).toEqual([]);
});

test('a button does not tremble under a pointer at its edge, and a press there counts', async ({ open, faults }) => {
  const page = await open(quick);
  await page.goto('/new/musketiere');
  const sit = page.locator('[data-act="sit-down"]');
  await sit.waitFor();
  await sit.scrollIntoViewIfNeeded();
  const box = await sit.boundingBox();
  if (box === null) throw new Error('there is no seal to press');
  const middle = box.x + box.width / 2;
  const topWith = async (x: number, y: number): Promise<number | undefined> => {
    await page.mouse.move(x, y);
    return (await sit.boundingBox())?.y;
  };
  const risen = await topWith(middle, box.y + box.height / 2);
  expect(risen).toBeLessThan(box.y);
  // A pointer is never quite still, and each of its movements makes the browser look what lies below.
  for (let i = 0; i < 8; i++) expect(await topWith(middle + (i % 2), box.y + box.height - 1)).toBe(risen);
  await page.mouse.move(middle, box.y + 1);
  await page.mouse.down();
  await page.mouse.up();
  await untilMyTurn(page);
  expect(faults).toEqual([]);
});

test('a rule has its own address', async ({ open, faults }) => {
  const page = await open(quick);
  await page.goto('/rules/musketiere#MUS.12');
  const rule = page.locator('[id="MUS.12"]');
  await rule.waitFor();
  await expect
    .poll(() =>
      rule.evaluate(each => each.getBoundingClientRect().top >= 0 && each.getBoundingClientRect().top < innerHeight),
    )
    .toBe(true);
  expect(faults).toEqual([]);
});

test('when the browser refuses to save, the page says so and the match goes on', async ({ open }) => {
  const page = await open(quick);
  await sitDown(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await playSome(page, 1);
  await page.locator('[data-testid="storage-trouble"]').waitFor();
  await playOn(page, answerByMouse);
});

test('on a telephone every page keeps within the screen, and a round is played to its end', async ({
  open,
  faults,
}) => {
  const page = await open({ ...quick, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await atOnce(page);
  for (const path of ['/', '/new/musketiere', '/rules/musketiere', '/credits']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await expectNoSideways(page);
  }
  await sitDown(page);
  await expectNoSideways(page);
  await playSome(page, 4);
  await expectNoSideways(page);
  await playOn(page, answerByMouse);
  await expectNoSideways(page);
  expect(faults).toEqual([]);
});
