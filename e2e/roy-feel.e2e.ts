import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import { answered, make } from './support/answers.ts';
import { SIZES } from './support/axe.ts';
import { test } from './support/browser.ts';
import { MOMENTS, type Moment, matchAt } from './support/roy-moments.ts';
import { bring } from './support/shelf.ts';

const DONE: Choice = { kind: 'done' };
const END: Choice = { kind: 'end' };

/** The last musketeer of the round can end his turn: what follows is the siege. */
const BEFORE_THE_SIEGE: Moment = {
  players: 4,
  seat: 3,
  is: (view, question) =>
    view.todo.at(-1)?.kind === 'man-turn' &&
    view.men.every(man => man.turn !== 'waiting') &&
    (question?.choices.some(choice => (choice as Choice).kind === 'end') ?? false),
};

const sitDownAt = async (page: Page, moment: Moment, speed = 'calm'): Promise<void> => {
  await page.addInitScript(given => localStorage.setItem('panache.speed', given), speed);
  await page.goto(await bring(page, matchAt(moment)));
  await page.locator('[data-asked]').waitFor();
  await page.waitForLoadState('networkidle');
};

const diceOf = (scene: string): string => `[data-scene="${scene}"] [role="img"]`;

/** Notes what moves without having been touched, from when the dice are there until the roll has been shown. */
const watchShifts = (page: Page, scene: string): Promise<void> =>
  page.evaluate(dice => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node?: Node }[];
    }
    const seen: string[] = [];
    let [begin, end] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    Object.assign(window, { shifts: seen, watching: true });
    const name = (node?: Node): string =>
      node instanceof Element ? `${node.localName}.${node.classList}` : (node?.textContent ?? '');
    new PerformanceObserver(list => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (value > 0 && !hadRecentInput && begin <= startTime && startTime < end)
          seen.push(`${value.toFixed(4)}: ${sources.map(({ node }) => name(node)).join(', ')}`);
    }).observe({ type: 'layout-shift' });
    const table = document.querySelector<HTMLElement>('[data-step]') as HTMLElement;
    const { phase } = table.dataset;
    new MutationObserver(() => {
      const running = table.dataset.running === 'true';
      if (running && document.querySelector(dice) !== null) begin = Math.min(begin, performance.now());
      const rolled = begin < Number.POSITIVE_INFINITY;
      if (!rolled || (running && table.dataset.phase === phase)) return;
      end = Math.min(end, performance.now());
      Object.assign(window, { watching: false });
    }).observe(table, { subtree: true, childList: true, attributeFilter: ['data-running', 'data-phase'] });
  }, diceOf(scene));

/** What moved until then. */
const shiftsOf = async (page: Page): Promise<string[]> => {
  await page.waitForFunction(() => !(window as unknown as { watching: boolean }).watching, null, { timeout: 300_000 });
  // An observer is told a little later than it happened.
  await page.waitForTimeout(200);
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
};

/** What was pressed is being shown; before, the dice of the last roll may still lie there. */
const underWay = (page: Page): Promise<void> => page.locator('[data-step][data-running="true"]').waitFor();

const rest = (page: Page): Promise<void> =>
  page.locator('[data-step][data-running="false"]').waitFor({ timeout: 300_000 });

/** Motions of the scene that are under way and come to an end. */
const motions = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const moving = document.querySelector('[data-scene]')?.getAnimations({ subtree: true }) ?? [];
    const ends = (each: Animation) => each.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    return moving.filter(each => each.playState === 'running' && ends(each)).length;
  });

const ROLLS = [
  { name: 'a duel', scene: 'duel', moment: MOMENTS.duel, choice: DONE },
  { name: 'the siege', scene: 'siege', moment: BEFORE_THE_SIEGE, choice: END },
] as const;

test.for(SIZES.flatMap(viewport => ROLLS.map(roll => ({ ...roll, ...viewport }))))(
  'nothing shifts while the dice of $name roll, at $width × $height',
  async ({ scene, moment, choice, width, height }, { open }) => {
    const page = await open({ viewport: { width, height }, locale: 'en', reducedMotion: 'no-preference' });
    await sitDownAt(page, moment, 'brisk');
    await watchShifts(page, scene);
    await make(page, choice);
    expect(await shiftsOf(page)).toEqual([]);
  },
);

/** Left alone, what is shown from now on would be shown for minutes: no slow machine outlasts it. */
const slowDown = (page: Page): Promise<void> =>
  page.locator('[data-step]').evaluate(table => (table as HTMLElement).style.setProperty('--pace', '200'));

test('with reduced motion dice lie in place as soon as they are there, long enough to be read', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await sitDownAt(page, MOMENTS.duel);
  await slowDown(page);
  await make(page, DONE);
  await underWay(page);
  const dice = page.locator(diceOf('duel'));
  await dice.first().waitFor();
  expect(await motions(page)).toBe(0);
  // Nothing moves, and still the step takes its time: what is told stands there until it can be read.
  await page.waitForTimeout(1000);
  expect(await page.locator('[data-step]').getAttribute('data-running')).toBe('true');
  const faces = await dice.evaluateAll(all => all.map(each => each.getAttribute('aria-label')));
  expect(faces.length).toBeGreaterThan(2);
  expect(faces.every(Boolean)).toBe(true);
  await expect.poll(() => page.locator('[data-balance]').textContent()).toMatch(/\w+/);
});

test('a click ends what is being shown', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'no-preference' });
  await sitDownAt(page, MOMENTS.duel);
  await slowDown(page);
  await make(page, DONE);
  await underWay(page);
  await page.locator(diceOf('duel')).first().waitFor();
  await page.locator('[data-scene="duel"] h2').click();
  await page.locator('[data-step][data-running="false"]').waitFor();
  expect(await motions(page)).toBe(0);
});

test('the table is silent until somebody turns its sounds on', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const Real = window.AudioContext;
    Object.assign(window, { heard: 0 });
    window.AudioContext = class extends Real {
      constructor() {
        super();
        (window as unknown as { heard: number }).heard += 1;
      }
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);
  await sitDownAt(page, MOMENTS.duel, 'at-once');
  expect(await answered(page, () => make(page, DONE))).toBe(true);
  await rest(page);
  expect(await heard()).toBe(0);
  await page.locator('[data-act="sound"]').click();
  await expect.poll(heard).toBeGreaterThan(0);
});
