import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings, SIZES } from './support/axe.ts';
import { test } from './support/browser.ts';
import { matchAt } from './support/match-at.ts';
import { arrive, layOut } from './support/shelf.ts';
import { MOMENTS } from './support/trois-moments.ts';

const NEXT = '[data-act="example-next"]';

/** The games, each in one language; both sizes are seen. */
const LOOKS = [
  { game: 'roy', locale: 'fr', viewport: SIZES[1], examples: 14 },
  { game: 'musketiere', locale: 'it', viewport: SIZES[0], examples: 5 },
  { game: 'trois', locale: 'en', viewport: SIZES[1], examples: 6 },
] as const;

const openRules = async (page: Page, game: string): Promise<Locator> => {
  await page.goto(`/rules/${game}`);
  const examples = page.locator('[data-example]');
  await examples.first().waitFor();
  return examples;
};

/** What of the board that is seen lies outside its frame. */
const outside = (example: Locator): Promise<number> =>
  example.evaluate(frame => {
    const edge = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('.now .board *')].filter(part => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 0 && (left < edge.left - 1 || right > edge.right + 1);
    }).length;
  });

/** Presses through one example: every sentence is seen once, nothing moves, and the last press begins anew. */
const pressThrough = async (example: Locator): Promise<void> => {
  const steps = (await example.locator('[data-frame]').count()) - 1;
  const button = example.locator(NEXT);
  const top = async () => (await button.boundingBox())?.y;
  await button.focus();
  const before = await top();
  const read = new Set<string>();
  for (let step = 0; step <= steps; step++) {
    expect(await example.getAttribute('data-at')).toBe(`${step}`);
    const sentence = example.locator('.now > p');
    expect(await sentence.count()).toBe(1);
    read.add(await sentence.innerText());
    expect(await outside(example)).toBe(0);
    await button.press('Enter');
    expect(await top()).toBe(before);
  }
  expect(read.size).toBe(steps + 1);
  expect(await example.getAttribute('data-at')).toBe('0');
};

test.for(LOOKS)(
  'every worked example of $game can be pressed through, and axe finds no fault ($locale)',
  async ({ game, locale, viewport, examples: many }, { open, faults }) => {
    const page = await open({ locale, viewport, reducedMotion: 'reduce', bypassCSP: true });
    const examples = await openRules(page, game);
    await expect.poll(() => examples.count()).toBe(many);
    for (let nth = 0; nth < many; nth++) await pressThrough(examples.nth(nth));
    const { found, check } = findings();
    await check(page, 'begun');
    for (let nth = 0; nth < many; nth++) await examples.nth(nth).locator(NEXT).click();
    await check(page, 'one step on');
    expect(found).toEqual({});
    expect(faults).toEqual([]);
  },
);

test('what has happened is spoken once, and a step can be taken back', async ({ open, faults }) => {
  const page = await open({ locale: 'en', viewport: SIZES[0], reducedMotion: 'reduce' });
  await openRules(page, 'roy');
  const draws = page.locator('[data-example="draws"]');
  const spoken = page.locator('[aria-live="polite"]').first();
  await draws.locator(NEXT).press('Enter');
  await expect.poll(() => spoken.textContent()).toContain('A draw: each side takes a die away.');
  expect(await draws.locator(NEXT).evaluate(button => button === document.activeElement)).toBe(true);
  await draws.locator('[data-act="example-back"]').press('Enter');
  await expect.poll(() => spoken.textContent()).toContain('three blue dice against two red ones');
  expect(await draws.getAttribute('data-at')).toBe('0');
  // The way back has gone with the last step; who pressed it by keyboard has not lost his place.
  expect(await draws.locator(NEXT).evaluate(button => button === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
});

test('on paper every step is seen, one after the other, and no button', async ({ open }) => {
  const page = await open({ locale: 'en', viewport: SIZES[0] });
  await openRules(page, 'roy');
  await page.emulateMedia({ media: 'print' });
  const draws = page.locator('[data-example="draws"]');
  const boxes = await draws.locator('[data-frame]').evaluateAll(frames =>
    frames.map(frame => {
      const { x, y } = frame.getBoundingClientRect();
      return frame.checkVisibility({ visibilityProperty: true }) ? `${Math.round(x)} ${Math.round(y)}` : 'hidden';
    }),
  );
  expect(boxes).not.toContain('hidden');
  expect(new Set(boxes).size).toBe(4);
  expect(await draws.locator('button').filter({ visible: true }).count()).toBe(0);
});

/** The scripts and styles of examples that a page has fetched, by the names the builder gives them. */
const examplesFetched = (fetched: readonly string[]): string[] =>
  fetched.filter(path => path.startsWith('/assets/') && /example/i.test(path));

test('examples whose script did not come are asked for again', async ({ open }) => {
  const page = await open({ locale: 'en', viewport: SIZES[0], reducedMotion: 'reduce' });
  const broken: string[] = [];
  page.on('pageerror', error => broken.push(String(error)));
  let refused = 0;
  await page.route(/\/assets\/examples?-[^/]*\.js$/i, route => (refused++ === 0 ? route.abort() : route.continue()));
  await openRules(page, 'musketiere');
  expect(refused).toBeGreaterThan(1);
  expect(broken).toEqual([]);
});

test('a book whose examples never come is whole without them, and nothing breaks', async ({ open }) => {
  const page = await open({ locale: 'en', viewport: SIZES[0], reducedMotion: 'reduce' });
  const broken: string[] = [];
  page.on('pageerror', error => broken.push(String(error)));
  let refused = 0;
  await page.route(/\/assets\/examples?-[^/]*\.js/i, route => {
    refused++;
    return route.abort();
  });
  await page.clock.install();
  await page.goto('/rules/musketiere');
  await page.locator('[data-coming="examples"]').waitFor({ state: 'attached' });
  // It is asked for again and again, ever less often, and given up in the end.
  while ((await page.locator('[data-coming="examples"]').count()) > 0) await page.clock.runFor(15_000);
  expect(refused).toBeGreaterThan(2);
  await page.locator('.rule').first().waitFor();
  expect(await page.locator('[data-example]').count()).toBe(0);
  expect(broken).toEqual([]);
});

test('examples are fetched with the page of the rules, and neither with the first page nor with a table', async ({
  open,
}) => {
  const page = await arrive(await open({ locale: 'en', viewport: SIZES[0], reducedMotion: 'reduce' }));
  const fetched: string[] = [];
  page.on('request', request => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.locator('main').waitFor();
  await page.goto(await layOut(page, matchAt(MOMENTS['first-turn'])));
  await page.locator('[data-step][data-running="false"]').waitFor();
  expect(fetched.length).toBeGreaterThan(0);
  expect(examplesFetched(fetched)).toEqual([]);
  await openRules(page, 'roy');
  expect(examplesFetched(fetched)).not.toEqual([]);
});
