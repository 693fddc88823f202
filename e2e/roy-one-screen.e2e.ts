import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import { MILADY, type State } from '#games/roy/state.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { answerAnyhow, playToTheEnd, whims } from './support/answers.ts';
import { test } from './support/browser.ts';
import { freshMatch } from './support/match-at.ts';
import { countEntries, type Moment, statesOf, type Watched } from './support/one-screen.ts';
import { bring, journalOf } from './support/shelf.ts';
import { forWholeMatch } from './support/whole-match.ts';

const PATIENCE = 900_000;

/** What the page held at one moment. */
interface Seen extends Moment {
  /** The kinds of cards that lie in an open hand. */
  readonly cards: readonly string[];
  /** Something of what is behind Milady's screen. */
  readonly screen: boolean;
}

/** Notes what is in the page after every change of it, however short-lived. */
const watchThePage = (page: Page) =>
  page.addInitScript(() => {
    const moments: Seen[] = [];
    Object.assign(window, { moments });
    let called: number | null = null;
    let last = '';
    const note = () => {
      const curtain = document.querySelector<HTMLElement>('dialog[open][data-testid="curtain"]');
      if (curtain?.dataset.seat !== undefined) called = Number(curtain.dataset.seat);
      const seen = {
        cards: [...document.querySelectorAll<HTMLElement>('[data-card]')].map(each => each.dataset.card ?? ''),
        screen: document.querySelector('[data-screen]') !== null,
        curtain: curtain !== null,
        called,
        entries: (window as unknown as Watched).entriesKept(),
      };
      const text = JSON.stringify(seen);
      if (text !== last) moments.push(seen);
      last = text;
    };
    // Whatever is read here: nothing else of the page can tell more.
    const attributeFilter = ['data-card', 'data-screen', 'data-seat', 'data-testid', 'open'];
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter });
  });

const handsAfter = (record: MatchRecord): readonly (readonly string[])[][] =>
  statesOf(RULES.roy, record).map(state => (state as State).hands.map(hand => [...new Set(hand)].sort()));

/** The page may still show a moment a few choices ago. */
const LAG = 6;

test('three people play a whole match around one screen, and nobody ever sees what is another’s', {
  timeout: PATIENCE + 60_000,
}, async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await forWholeMatch(page);
  await countEntries(page);
  await watchThePage(page);
  await page.goto(await bring(page, freshMatch({ game: 'roy', players: 3, people: [0, 1, 2] }, 5)));
  await playToTheEnd(page, answerAnyhow(whims()), PATIENCE);

  const record = await journalOf(page);
  expect(verify(RULES, record).problem).toBeNull();
  const hands = handsAfter(record);
  const moments = await page.evaluate(() => (window as unknown as { moments: Seen[] }).moments);
  const looked = new Set<number>();
  for (const { cards, screen, curtain, called, entries } of moments) {
    const what = `after ${entries} choices, seat ${called} at the screen`;
    if (curtain) expect({ cards, screen }, `behind the curtain ${what}`).toEqual({ cards: [], screen: false });
    if (screen) expect(called, `Milady’s screen ${what}`).toBe(MILADY);
    if (cards.length === 0) continue;
    const recent = hands.slice(Math.max(0, entries - LAG), entries + 1).map(each => each[called ?? MILADY]);
    expect(recent, `the hand ${what}`).toContainEqual([...new Set(cards)].sort());
    looked.add(called ?? MILADY);
  }
  expect([...looked].sort()).toEqual([1, 2]);
  expect(moments.filter(moment => moment.screen).length).toBeGreaterThan(5);
  expect(moments.filter(moment => moment.curtain).length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});
