import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser.ts';
import { MOMENTS, matchAt } from './support/roy-moments.ts';
import { bring } from './support/shelf.ts';

/** The parts of a scene that lie on each other, or that reach out of it; what stands in the tray is meant to. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scene = document.querySelector('[data-scene]');
    const within = scene?.getBoundingClientRect();
    if (!scene || !within) return ['no scene'];
    const parts = [...scene.querySelectorAll('[data-part], header, [data-balance]')]
      .filter(each => each.checkVisibility() && each.clientHeight > 0)
      .map(each => ({
        each,
        name: each.getAttribute('data-part') ?? (each.localName === 'header' ? 'head' : 'verdict'),
        box: each.getBoundingClientRect(),
      }));
    const out = parts.filter(
      ({ box }) =>
        box.top < within.top - 1 ||
        box.bottom > within.bottom + 1 ||
        box.left < within.left - 1 ||
        box.right > within.right + 1,
    );
    const pairs = parts.flatMap((one, nth) => parts.slice(nth + 1).map(other => [one, other] as const));
    const meet = pairs.filter(
      ([{ each: one, box: a }, { each: other, box: b }]) =>
        !one.contains(other) &&
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
    );
    return [...out.map(({ name }) => `${name} leaves the scene`), ...meet.map(([a, b]) => `${a.name} on ${b.name}`)];
  });

const SMALL = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test.for(
  SMALL.flatMap(viewport => (['duel', 'challenge', 'sacrifice'] as const).map(moment => ({ ...viewport, moment }))),
)('at $width × $height nothing of a scene covers anything else of it: $moment', async (given, { open }) => {
  const { width, height, moment } = given;
  const page = await open({
    viewport: { width, height },
    locale: 'fr',
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await page.goto(await bring(page, matchAt(MOMENTS[moment])));
  await page.locator('[data-scene] [data-balance]').waitFor();
  expect(await overlaps(page)).toEqual([]);
  const { tall, wide } = await page.evaluate(() => ({
    tall: document.documentElement.scrollHeight - innerHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
  }));
  expect({ tall, wide }).toEqual({ tall: 0, wide: 0 });
  // What is asked and its first answer are in sight.
  const answer = await page.locator('[data-question] [data-choice]').first().boundingBox();
  expect(answer && answer.y + answer.height <= height).toBe(true);
});

/** How much of the map its box cuts off, in pixels. */
const cutOff = (page: Page): Promise<number> =>
  page.locator('[data-map]').evaluate(box => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
    return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight);
  });

test.for([
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
])('at $width × $height the whole map lies open, on the table and in a replay', async (viewport, { open }) => {
  const page = await open({ viewport, locale: 'en', reducedMotion: 'reduce' });
  const address = await bring(page, matchAt(MOMENTS.turn));
  for (const at of [address, `${address.replace('/play/', '/replay/')}?at=20`]) {
    await page.goto(at);
    await page.locator('[data-step]').waitFor();
    await expect.poll(() => cutOff(page)).toBeLessThanOrEqual(1);
  }
});
