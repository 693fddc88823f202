import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import type { State } from '#games/musketiere/state.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { en } from '#web/games/musketiere/text/en/index.ts';
import { test } from './support/browser.ts';
import { answerByMouse, playOn } from './support/musketiere.ts';
import { countEntries, statesOf, type Watched } from './support/one-screen.ts';
import { savedMatches } from './support/shelf.ts';

/** What the page held at one moment: every card name in it, and how far the match was. */
interface Moment {
  readonly names: readonly string[];
  readonly entries: number;
  readonly curtain: boolean;
}

const CARD_OF = new Map(Array.from({ length: 55 }, (_, card) => [en.card(card), card]));

/** Notes what is in the page after every change of it, however short-lived. */
const watchThePage = (page: Page) =>
  page.addInitScript(() => {
    const moments: { names: string[]; entries: number; curtain: boolean }[] = [];
    Object.assign(window, { moments });
    const name = /\b(?:10|\d) (?:without swords|with (?:one|two|three|four) swords?)\b/g;
    let last = '';
    const note = () => {
      const table = document.querySelector('[data-step]')?.outerHTML ?? '';
      const chronicle = document.querySelector('[data-testid="chronicle"]')?.outerHTML ?? '';
      const moment = {
        names: [...new Set((table + chronicle).match(name) ?? [])],
        entries: (window as unknown as Watched).entriesKept(),
        curtain: document.querySelector('dialog[open][data-testid="curtain"]') !== null,
      };
      const text = JSON.stringify(moment);
      if (text !== last) moments.push(moment);
      last = text;
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  });

/** The cards only this seat may know at that moment of the match. */
const secretsOf = (state: State, seat: number): number[] => [
  ...state.hands[seat],
  ...state.rewards[seat],
  ...state.discards[seat],
  ...(state.picks[seat] === null ? [] : [state.picks[seat]]),
];

test('on a shared screen no player ever has the cards of another in the page', async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'at-once'));
  await countEntries(page);
  await watchThePage(page);
  await page.goto('/new/musketiere');
  await page.locator('[data-act="seat-1-person"]').check({ force: true });
  await page.locator('[data-act="length-round"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await playOn(page, answerByMouse);

  const moments = await page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
  const record = (await savedMatches(page))[0].record as MatchRecord;
  const states = statesOf(RULES.musketiere, record) as readonly State[];

  const facing = new Set<number>();
  for (const { names, entries, curtain } of moments) {
    const state = states[entries];
    // After a tie a second round is dealt, from the very cards the reckoning of the first has shown to all.
    if (state.round > 1) continue;
    const shown = names.flatMap(name => CARD_OF.get(name) ?? []);
    const owners = [0, 1, 2].filter(seat => secretsOf(state, seat).some(card => shown.includes(card)));
    // The match may have gone on while the page still shows the moment before: then two moments of one seat overlap.
    expect(owners.length, `cards of seats ${owners} in the page after ${entries} choices`).toBeLessThanOrEqual(1);
    if (curtain) expect(owners, `cards behind the curtain after ${entries} choices`).toEqual([]);
    for (const seat of owners) facing.add(seat);
  }
  // Both persons looked at their own cards, and nobody ever at the bot's.
  expect([...facing].sort()).toEqual([0, 1]);
  expect(moments.filter(moment => moment.curtain).length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('the curtain does not open by the Escape key', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await page.goto('/new/musketiere');
  await page.locator('[data-act="seat-1-person"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await page.locator('[data-act="i-am"]').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog[open][data-testid="curtain"]').count()).toBe(1);
  expect(await page.locator('[data-card]').count()).toBe(0);
});

test('the sheet of the keys does not come to lie on the curtain', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await page.goto('/new/musketiere');
  await page.locator('[data-act="seat-1-person"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await page.locator('[data-act="i-am"]').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const fetched = page.waitForResponse(response => response.url().includes('KeyList'));
  await page.keyboard.press('?');
  await (await fetched).finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.locator('[data-act="i-am"]').click();
});
