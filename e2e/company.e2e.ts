import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import { type MatchRecord, replay, stateOf } from '#kernel/journal.ts';
import { answered, make, pressAny, whims } from './support/answers.ts';
import { test } from './support/browser.ts';
import { look } from './support/look.ts';
import { freshMatch, matchAt as momentOf } from './support/match-at.ts';
import { atOnce } from './support/online.ts';
import { MOMENTS, matchAt } from './support/roy-moments.ts';
import { bring, journalOf } from './support/shelf.ts';

const ME = 1;
const game = RULES.roy;

/** Choices of bots about a matter that the person was asked about at that moment. */
const overHisHead = (record: MatchRecord): readonly unknown[] =>
  record.entries.filter(([seat, choice], at) => {
    const matter = choice === null ? null : (game.matter?.(choice) ?? null);
    if (seat === ME || matter === null) return false;
    const before = stateOf(replay(game, { ...record, entries: record.entries.slice(0, at) }).course);
    const mine = game.decisions(before).find(each => each.seat === ME);
    return mine?.choices.some(each => game.matter?.(each) === matter) ?? false;
  });

/** Bots are asked about a matter of mine: sooner or later each of them has a suggestion. */
const haveSuggestions = (record: MatchRecord): boolean => {
  const decisions = game.decisions(stateOf(replay(game, record).course));
  const mattersOf = (seat: number) =>
    decisions.find(each => each.seat === seat)?.choices.map(each => game.matter?.(each));
  const mine = mattersOf(ME)?.filter(matter => matter === 'start' || matter === 'man') ?? [];
  return decisions.some(({ seat }) => seat > ME && mattersOf(seat)?.some(matter => mine.some(each => each === matter)));
};

const turnOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-turn]').first().getAttribute('data-turn'));

test('with one person and four bots no decision of the team is taken over his head', { timeout: 900_000 }, async ({
  open,
  faults,
}) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await atOnce(page);
  await page.goto(await bring(page, freshMatch({ game: 'roy', players: 5, people: [ME] }, 4)));
  const whim = whims();
  let suggestions = 0;
  for (;;) {
    const { over, asked: prompt } = await look(page);
    if (over || (await turnOf(page)) >= 4) break;
    if ((prompt === 'select' || prompt === 'cast') && haveSuggestions(await journalOf(page))) {
      await page.locator('[data-suggestions] [data-agree]').first().waitFor({ state: 'visible' });
      suggestions++;
    }
    const decline = page.locator('[data-decline]').first();
    if ((await decline.count()) > 0) await decline.click({ timeout: 2000 }).catch(() => {});
    else if (prompt === null || !(await answered(page, () => pressAny(page, whim)))) await page.waitForTimeout(20);
  }
  const record = await journalOf(page);
  expect(record.entries.filter(([seat]) => seat > ME).length).toBeGreaterThan(10);
  expect(suggestions).toBeGreaterThan(3);
  expect(overHisHead(record)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a suggestion is carried out by whoever made it, once it is agreed to', async ({ open, faults }) => {
  const page = await open({ locale: 'fr', reducedMotion: 'reduce' });
  await atOnce(page);
  const record = matchAt(MOMENTS.select);
  await page.goto(await bring(page, record));
  const agree = page.locator('[data-suggestions] [data-agree]').first();
  await agree.waitFor({ state: 'visible' });
  const seat = Number(await agree.getAttribute('data-agree'));
  await agree.click();
  await expect.poll(async () => (await journalOf(page)).entries[record.entries.length]?.[0]).toBe(seat);
  expect((await journalOf(page)).entries[record.entries.length]?.[1]).toMatchObject({ kind: 'start' });
  expect(faults).toEqual([]);
});

/** Only a bot has to answer; what it wants to do is a matter of mine as well. */
const BESIDE = momentOf<{ readonly todo: readonly { readonly kind: string }[] }>({
  game: 'roy',
  players: 3,
  seat: ME,
  match: 8,
  is: ({ todo }, mine) =>
    mine?.optional === true &&
    todo.at(-1)?.kind === 'select' &&
    mine.choices.some(choice => game.matter?.(choice)?.startsWith('beggars') === true),
});

test('on a telephone a suggestion the match waits for is there to be answered, whatever was open', async ({
  open,
  faults,
}) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await atOnce(page);
  // Bots wait until somebody sees the page.
  await page.addInitScript(() => {
    let seen: DocumentVisibilityState = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => seen });
    Object.assign(window, {
      show: () => {
        seen = 'visible';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  await page.goto(await bring(page, BESIDE));
  await page.locator('[data-tab="people"]').click();
  await page.evaluate(() => (window as unknown as { show: () => void }).show());
  await page.locator('[data-agree]').first().waitFor({ state: 'visible' });
  expect(faults).toEqual([]);
});

/** A bot's musketeer has his turn at the Quest. */
const AT_QUEST = matchAt({
  players: 3,
  seat: 0,
  is: view =>
    view.todo.at(-1)?.kind === 'man-turn' &&
    view.actions > 1 &&
    view.men.some(man => man.place === 'quest' && man.turn === 'acting'),
});

test('what a bot says at the Quest stands beside its figure there, on the map and on the open board', async ({
  open,
  faults,
}) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'step'));
  await page.goto(await bring(page, AT_QUEST));
  const said = page.locator('[data-place="quest"] [data-says]');
  await said.waitFor({ state: 'visible' });
  await page.locator('[data-act="quest"]').click();
  const beside = page.locator('[data-quest-board] [data-says]');
  await beside.waitFor({ state: 'visible' });
  expect(await beside.textContent()).toBe(await said.textContent());
  expect(faults).toEqual([]);
});

/** The question as it reads, with everything that can be chosen. */
const asked = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-question] :is(h2, [data-choice], [data-opens])').allInnerTexts();

test('a card added to a duel is taken back, and the question is the one of before', async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await atOnce(page);
  await page.goto(await bring(page, matchAt(MOMENTS.duel)));
  const card = page.locator('[data-question] [data-choice*=\'"commit"\']').first();
  await card.waitFor({ state: 'visible' });
  const before = await asked(page);
  await make(page, JSON.parse((await card.getAttribute('data-choice')) ?? ''));
  await page.locator('[data-act="take-back"]').first().click();
  await expect.poll(() => asked(page)).toEqual(before);
  expect(faults).toEqual([]);
});

test('around one screen a turn begun is taken back by who began it', async ({ open, faults }) => {
  const page = await open({ locale: 'it', reducedMotion: 'reduce' });
  await atOnce(page);
  const found = matchAt(MOMENTS.select);
  const seats = found.seats.map((seat, at) => ({ ...seat, bot: at === 0 ? seat.bot : null }));
  await page.goto(await bring(page, { ...found, seats }));
  await page.locator('dialog[open] [data-act="i-am"]').click();
  const before = await asked(page);
  await page.locator('[data-question] [data-choice*=\'"start"\']').first().click();
  await page.locator('[data-act="take-back"]').first().click();
  await expect.poll(() => asked(page)).toEqual(before);
  expect(faults).toEqual([]);
});

test('step by step every choice of the others waits for a press, and the table says so', async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'step'));
  await page.goto(await bring(page, freshMatch({ game: 'roy', players: 4, people: [ME] }, 2)));
  const entries = async () => (await journalOf(page)).entries.length;
  const awaited = page.locator('[data-act="go-on"].awaited');
  const goOn = [() => page.keyboard.press('s'), () => awaited.click()];
  for (const [passed, press] of goOn.entries()) {
    await awaited.waitFor();
    expect(await entries()).toBe(passed + 1);
    await press();
    await expect.poll(entries).toBe(passed + 2);
  }
  expect(faults).toEqual([]);
});
