import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import { BOTTE_IDS, type BotteId } from '#games/trois/cards/bottes.ts';
import type { Event } from '#games/trois/events.ts';
import type { State } from '#games/trois/state.ts';
import { words } from '#games/trois/text/en/words.ts';
import type { Seat } from '#kernel/game.ts';
import { type MatchRecord, replay } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { playToTheEnd, whims } from './support/answers.ts';
import { test } from './support/browser.ts';
import { freshMatch } from './support/match-at.ts';
import { countEntries, type Moment, type Watched } from './support/one-screen.ts';
import { bring, journalOf } from './support/shelf.ts';
import { answerBoldly } from './support/trois.ts';
import { forWholeMatch } from './support/whole-match.ts';

const PATIENCE = 900_000;

/** What the page held at one moment. */
interface Seen extends Moment {
  /** Bottes that lie in an open hand, by id. */
  readonly hand: readonly string[];
  /** Bottes that a choice or a card before everybody's eyes names, by id. */
  readonly named: readonly string[];
  /** How many lines of the chronicle, and of what has just happened, name each Botte by its title. */
  readonly chronicle: readonly number[];
  readonly justNow: readonly number[];
  /** The titles that stand anywhere in the page, spoken words and closed dialogs too. */
  readonly anywhere: readonly boolean[];
}

/** Notes what is in the page after every change of it, however short-lived. */
const watchThePage = (page: Page) =>
  page.addInitScript(
    (titles: readonly string[]) => {
      const moments: Seen[] = [];
      Object.assign(window, { moments });
      let called: number | null = null;
      let last = '';
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      // The same lines come again at every change, and a chronicle has hundreds.
      const known = new Map<string, readonly boolean[]>();
      const titlesIn = (line: string) => {
        const found = known.get(line) ?? titles.map(title => line.includes(title));
        known.set(line, found);
        return found;
      };
      const linesWith = (selector: string) => {
        const lines = all(selector).map(each => titlesIn(each.textContent ?? ''));
        return titles.map((_, at) => lines.filter(found => found[at]).length);
      };
      const note = () => {
        const curtain = document.querySelector<HTMLElement>('dialog[open][data-testid="curtain"]');
        if (curtain?.dataset.seat !== undefined) called = Number(curtain.dataset.seat);
        const spoken = all('[aria-label], [title]').map(each => `${each.ariaLabel} ${each.title}`);
        const text = `${document.body?.textContent} ${spoken}`;
        const seen: Seen = {
          hand: all('[data-botte]').map(each => each.dataset.botte ?? ''),
          named: all('[data-choice], [data-touch], [data-card]').flatMap(
            ({ dataset }) => `${dataset.choice} ${dataset.touch} ${dataset.card}`.match(/BS\d\d/g) ?? [],
          ),
          chronicle: linesWith('[data-testid="chronicle"] li'),
          justNow: linesWith('[data-question] li'),
          anywhere: titles.map(title => text.includes(title)),
          curtain: curtain !== null,
          called,
          entries: (window as unknown as Watched).entriesKept(),
        };
        const now = JSON.stringify(seen);
        if (now !== last) moments.push(seen);
        last = now;
      };
      // Whatever is read here: nothing else of the page can tell more.
      const attributeFilter = ['data-botte', 'data-choice', 'data-touch', 'data-card', 'data-seat'];
      attributeFilter.push('aria-label', 'title', 'open');
      new MutationObserver(note).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter,
      });
    },
    BOTTE_IDS.map(id => words.bottes[id].title),
  );

/** How often a seat, or null for somebody who only watches, has been told of a Botte so far. */
type Tellings = (seat: Seat | null, botte: BotteId) => number;

const tellingsOf =
  (events: readonly Event[]): Tellings =>
  (seat, botte) =>
    events.filter(event => {
      if (event.kind === 'played') return event.botte === botte;
      const secret = 'secret' in event ? event.secret : undefined;
      return secret?.botte === botte && seat !== null && secret.to.includes(seat);
    }).length;

interface Truth {
  readonly hands: readonly (readonly string[])[];
  readonly tellings: Tellings;
}

/** The whole truth after each number of choices. */
const truthOf = (record: MatchRecord): readonly Truth[] => {
  const { course } = replay(RULES.trois, record);
  const steps = [course.opening, ...course.played];
  return steps.map(({ state }, at) => ({
    hands: (state as State).musketeers.map(({ bottes }) => bottes.map(({ card }) => card).sort()),
    tellings: tellingsOf(steps.slice(0, at + 1).flatMap(({ events }) => events as readonly Event[])),
  }));
};

/** A match in which Bottes are drawn and read at once, played, and given up. */
const MATCH = 52;

/** The page may still show a moment a few choices ago. */
const LAG = 3;

test('three people play a whole match around one screen, and nobody ever sees a Botte of another', {
  timeout: PATIENCE + 30_000,
}, async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 1200, height: 640 } });
  await forWholeMatch(page);
  await countEntries(page);
  await watchThePage(page);
  await page.goto(await bring(page, freshMatch({ game: 'trois', players: 3, people: [0, 1, 2] }, MATCH)));
  await playToTheEnd(page, answerBoldly(whims()), PATIENCE);

  const record = await journalOf(page);
  expect(verify(RULES, record).problem).toBeNull();
  const truth = truthOf(record);
  const moments = await page.evaluate(() => (window as unknown as { moments: Seen[] }).moments);
  const looked = new Set<Seat | null>();
  for (const { hand, named, chronicle, justNow, anywhere, curtain, called, entries } of moments) {
    const what = `after ${entries} choices, seat ${called} at the screen${curtain ? ', behind the curtain' : ''}`;
    const reader = curtain ? null : called;
    const { tellings } = truth[entries];
    const told = BOTTE_IDS.map(botte => tellings(reader, botte));
    for (const [at, botte] of BOTTE_IDS.entries()) {
      expect(chronicle[at], `${botte} in the chronicle ${what}`).toBeLessThanOrEqual(told[at]);
      expect(justNow[at], `${botte} in the last lines ${what}`).toBeLessThanOrEqual(told[at]);
      if (anywhere[at] || named.includes(botte)) expect(told[at], `${botte} in the page ${what}`).toBeGreaterThan(0);
    }
    if (reader === null) expect(hand, what).toEqual([]);
    if (reader === null || hand.length === 0) continue;
    const recent = truth.slice(Math.max(0, entries - LAG), entries + 1).map(({ hands }) => hands[reader]);
    expect(recent, `the hand ${what}`).toContainEqual(hand.toSorted());
    looked.add(reader);
  }
  expect([...looked].sort()).toEqual([0, 1, 2]);
  expect(moments.filter(({ curtain }) => curtain).length).toBeGreaterThan(20);
  expect(moments.filter(({ chronicle }) => chronicle.some(lines => lines > 0)).length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
