import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import { SIZES } from './support/axe.ts';
import { test } from './support/browser.ts';
import { MOMENTS, type Moment, matchAt } from './support/moments.ts';
import { bring } from './support/roy.ts';

const DONE: Choice = { kind: 'done' };
const END: Choice = { kind: 'end' };

/** The last musketeer of the round can end his turn: what follows is the siege. */
const BEFORE_THE_SIEGE: Moment = {
  players: 4,
  seat: 1,
  is: (view, question) =>
    view.todo.at(-1)?.kind === 'spell' &&
    view.men.every(man => man.turn === (man.seat === 1 ? 'acting' : 'done')) &&
    (question?.choices.some(choice => (choice as Choice).kind === 'end') ?? false),
};

const sitDownAt = async (page: Page, moment: Moment, speed: string): Promise<void> => {
  await page.addInitScript(given => localStorage.setItem('panache.speed', given), speed);
  await page.goto(await bring(page, matchAt(moment)));
  await page.locator('[data-asked]').waitFor();
  await page.waitForLoadState('networkidle');
};

/** Without a pointer: what the browser forgives after an input must not be forgiven here. */
const choose = (page: Page, choice: Choice): Promise<void> =>
  page.evaluate(
    wanted => document.querySelector<HTMLElement>(`[data-question] [data-choice='${wanted}']`)?.click(),
    JSON.stringify(choice),
  );

/** From now on notes what moves by itself while a scene is played out. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { shifts: seen });
    const name = (node: Node | null | undefined): string =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.classList[0] ?? ''}` : (node?.nodeName ?? '');
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node?: Node }[];
        };
        if (shift.hadRecentInput || shift.value === 0) continue;
        seen.push(`${shift.value.toFixed(4)} ${shift.sources.map(({ node }) => name(node)).join(' ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });

const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

const ROLLS = [
  { name: 'a duel', scene: 'duel', moment: MOMENTS.duel, choice: DONE },
  { name: 'the siege', scene: 'siege', moment: BEFORE_THE_SIEGE, choice: END },
] as const;

test.for(SIZES.flatMap(viewport => ROLLS.map(roll => ({ ...roll, ...viewport }))))(
  'nothing shifts while the dice of $name roll, at $width × $height',
  async ({ scene, moment, choice, width, height }, { open }) => {
    const page = await open({ viewport: { width, height }, locale: 'en', reducedMotion: 'no-preference' });
    await sitDownAt(page, moment, 'calm');
    await watchShifts(page);
    await choose(page, choice);
    await page.locator(`[data-scene="${scene}"]`).waitFor();
    await page.locator(`[data-scene="${scene}"]`).waitFor({ state: 'detached', timeout: 60_000 });
    expect(await shiftsOf(page)).toEqual([]);
  },
);
