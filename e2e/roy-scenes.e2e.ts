import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import { TOKENS } from '#games/roy/cards/tokens.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { openTable } from '#table/table.ts';
import { make } from './support/answers.ts';
import { test } from './support/browser.ts';
import { MOMENTS, type Moment, matchAt } from './support/roy-moments.ts';
import { bring, journalOf } from './support/shelf.ts';

const DONE: Choice = { kind: 'done' };
const WHOLE = matchAt(MOMENTS.finale);
const ABDUCTED: Moment = { players: 4, seat: 1, is: view => view.paris?.card === 'abduction' && view.constance > 0 };

interface Told {
  readonly at: number;
  readonly event: Event;
}
const storyOf = (record: MatchRecord): readonly Told[] => {
  const { table } = openTable(RULES.roy, record);
  return (table?.story(1) ?? []) as unknown as readonly Told[];
};

/** Notes every scene that is open or opens and every die that is thrown, from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { opened: document.querySelectorAll('[data-scene]').length, thrown: 0, gone: 0 };
    Object.assign(window, { seen });
    const within = (nodes: NodeList, selector: string) =>
      [...nodes]
        .flatMap(node => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
        .filter(each => each.matches(selector)).length;
    new MutationObserver(changes => {
      for (const { addedNodes, removedNodes, target, oldValue } of changes) {
        seen.opened += within(addedNodes, '[data-scene]');
        seen.gone += within(removedNodes, '[data-scene]');
        seen.thrown += within(addedNodes, '.tumbles');
        // One that lay there is thrown, too.
        const before = (oldValue ?? 'tumbles').split(' ').includes('tumbles');
        if (!before && (target as Element).classList.contains('tumbles')) seen.thrown += 1;
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'], attributeOldValue: true });
  });

interface Seen {
  readonly opened: number;
  readonly thrown: number;
  readonly gone: number;
}
const seenOf = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

const countOf = (roll: object): number => Object.values(roll).reduce((sum: number, each: number) => sum + each, 0);

/** The dice somebody threw; those a token has printed lie there at once. */
const diceOf = (events: readonly Event[]): number => {
  let printed = false;
  return events.reduce((sum, event) => {
    switch (event.kind) {
      case 'duel':
        printed = event.token !== null && TOKENS[event.token].fighter.fixed !== null;
        return sum;
      case 'rolled':
        return sum + countOf(event.blue) + (printed ? 0 : countOf(event.red));
      case 'rerolled':
        return sum + 1;
      case 'siege':
        return sum + countOf(event.red) + countOf(event.blue);
      case 'siege-reroll':
        return sum + (event.face === null ? 0 : 1);
      case 'abduction':
        return sum + countOf(event.red);
      default:
        return sum;
    }
  }, 0);
};

const rest = (page: Page): Promise<void> =>
  page.locator('[data-step][data-running="false"]').waitFor({ timeout: 300_000 });
const sceneIsGone = (page: Page): Promise<void> =>
  page.locator('[data-scene]').waitFor({ state: 'detached', timeout: 300_000 });

test('a duel of my own is fought on one stage, and no die is thrown twice', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'brisk'));
  const record = matchAt(MOMENTS.duel);
  await page.goto(await bring(page, record));
  await page.locator('[data-scene="duel"] [data-balance]').waitFor();
  await watch(page);
  await make(page, DONE);
  for (const pass = page.locator(`[data-choice='{"kind":"pass"}']`); ; ) {
    await page.locator('[data-step][data-running="true"]').waitFor();
    await rest(page);
    if ((await pass.filter({ visible: true }).count()) === 0) break;
    await pass.filter({ visible: true }).first().click();
  }
  await sceneIsGone(page);
  const told = storyOf(await journalOf(page)).filter(({ at }) => at > record.entries.length);
  const over = told.findIndex(({ event }) => event.kind === 'duel-over');
  const fought = told.slice(0, over + 1).map(({ event }) => event);
  expect(await seenOf(page)).toEqual({ opened: 1, thrown: diceOf(fought), gone: 1 });
});

/** Two who stand at La Rochelle are asked in the siege, each by himself. */
const BOTH_ASKED: Moment = {
  players: 4,
  seat: 1,
  is: (view, question) =>
    question?.prompt === 'sacrifice' &&
    view.men.filter(({ place, life }) => place === 'la-rochelle' && life > 1).length > 1 &&
    view.todo.some(task => task.kind === 'siege' && task.answered.length === 0),
};

/** Runs in the page: notes how often a scene opened before somebody's eyes, frame by frame. */
const watchOpenings = () => {
  const seen = { opened: 0 };
  Object.assign(window, { openings: seen });
  let before: Element | null = null;
  const frame = () => {
    const scene = document.querySelector('[data-scene]');
    const moves = scene?.getAnimations().some(each => each.playState === 'running');
    if (scene !== null && scene !== before && moves) seen.opened++;
    before = scene;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

test('around one screen a scene under way stays where it is when others take a look', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'brisk'));
  // Everybody sits around the screen, and two of them are asked for a life point.
  const match = matchAt(BOTH_ASKED);
  await page.goto(await bring(page, { ...match, seats: match.seats.map(seat => ({ ...seat, bot: null })) }));
  await page.locator('[data-act="i-am"]').click();
  await page.locator('[data-scene="siege"] [data-part]').first().waitFor();
  await rest(page);
  await page.evaluate(watchOpenings);
  await page.locator('[data-question] [data-choice*="spare"]').click();
  await page.locator('[data-act="i-am"]').waitFor();
  const opened = await page.evaluate(() => (window as unknown as { openings: { opened: number } }).openings.opened);
  expect(opened).toBe(0);
});

/** What others do, seen again step by step: from the moment before the first event of a kind until the last of it. */
const SHOWN = [
  { name: 'a duel of somebody else', record: WHOLE, first: 'duel', last: 'duel-over' },
  { name: 'a challenge', record: WHOLE, first: 'added', last: 'challenged' },
  { name: 'the siege', record: WHOLE, first: 'siege', last: 'siege-moved' },
  { name: 'the Abduction', record: matchAt(ABDUCTED), first: 'abduction', last: 'abduction' },
] as const;

test.for(SHOWN)('$name is shown once', async ({ record, first, last }, { open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'no-preference' });
  const told = storyOf(record);
  const begin = told.findIndex(({ event }) => event.kind === first);
  const end = told.findIndex(({ event }, nth) => nth >= begin && event.kind === last);
  const [from, to] = [told[begin].at, told[end].at];
  await page.goto(`${(await bring(page, record)).replace('/play/', '/replay/')}?at=${from - 1}`);
  await page.locator('[data-step]').evaluate(table => (table as HTMLElement).style.setProperty('--pace', '0.15'));
  // Its pictures and its code are there before it is counted.
  await page.waitForLoadState('networkidle');
  await watch(page);
  for (let at = from; at <= to; at++) {
    const before = await page.locator('[data-step]').getAttribute('data-step');
    await page.locator('[data-act="forward"]').click();
    await page.locator(`[data-step]:not([data-step="${before}"])`).waitFor();
    await rest(page);
  }
  await sceneIsGone(page);
  const events = told.filter(({ at }) => at >= from && at <= to).map(({ event }) => event);
  expect(await seenOf(page)).toEqual({ opened: 1, thrown: diceOf(events), gone: 1 });
});

test('what could not be fetched while the server blinked comes a little later', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  const refused = new Set<string>();
  // Each picture, each sheet of icons and each part that is fetched late fails once.
  await page.route(/\/assets\/(?:[^/]+\.svg|scene-components-[^/]+\.(?:js|css))$/, route => {
    const address = route.request().url();
    if (refused.has(address)) return route.continue();
    refused.add(address);
    return route.abort();
  });
  await page.goto(await bring(page, matchAt(MOMENTS.duel)));
  await page.locator('[data-scene="duel"] [data-balance]').waitFor();
  const names = [...refused].map(address => new URL(address).pathname.replace(/.*\/([a-z-]+)-.*/, '$1'));
  expect(names).toEqual(expect.arrayContaining(['map', 'roy-icons', 'scene-components']));
  const missing = () =>
    page.evaluate(() => {
      const pictures = [...document.images].filter(each => !each.complete || each.naturalWidth === 0);
      const hidden = [...document.images].filter(each => getComputedStyle(each).visibility === 'hidden');
      const icons = [...document.querySelectorAll<SVGUseElement>('[data-step] svg > use')].filter(
        each => each.checkVisibility() && each.getBBox().width === 0,
      );
      return pictures.length + hidden.length + icons.length;
    });
  await expect.poll(missing).toBe(0);
});

test.for([
  { name: 'in motion', reducedMotion: 'no-preference' },
  { name: 'without motion', reducedMotion: 'reduce' },
] as const)('the way somebody else goes is drawn and what changes is counted, $name', async (given, { open }) => {
  const page = await open({ locale: 'en', reducedMotion: given.reducedMotion });
  const told = storyOf(WHOLE);
  const address = (await bring(page, WHOLE)).replace('/play/', '/replay/');
  const forwardTo = async (kind: Event['kind']): Promise<void> => {
    const [{ at }] = told.filter(({ event }) => event.kind === kind);
    await page.goto(`${address}?at=${at - 1}`);
    await page.locator('[data-step]').waitFor();
    await page.locator('[data-act="forward"]').click();
  };
  await forwardTo('moved');
  await page.locator('[data-way]').waitFor();
  await forwardTo('bought');
  expect(await page.locator('[data-map] [data-change]').first().getAttribute('data-change')).toMatch(/^-\d+$/);
  // Nothing of it stays when nothing has happened.
  await page.locator('[data-act="back"]').click();
  await page.locator('[data-change]').first().waitFor({ state: 'detached' });
});
