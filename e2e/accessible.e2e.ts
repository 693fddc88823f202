import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser.ts';
import { answerByMouse, playOn, untilMyTurn } from './support/musketiere.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** A card is a picture: its figures stand on it twice, and its name says them once. */
const isPicture = (id: string, html: string): boolean =>
  id === 'label-content-name-mismatch' && html.includes(' data-card=');

/** What axe finds wrong with the page as it is now, in words. */
const faultsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(async tags => {
    const { axe: checker } = window as unknown as {
      axe: { run: (page: Document, options: unknown) => Promise<AxeResults> };
    };
    return checker.run(document, { runOnly: { type: 'tag', values: tags } });
  }, TAGS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ html }) => (isPicture(id, html) ? [] : [`${id}: ${html.slice(0, 160)}`])),
  );
};

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.for(SIZES)('no page has a fault that axe knows of, at $width × $height', async (viewport, { open }) => {
  // The policy of the page lets no foreign script run; axe is one.
  const page = await open({ viewport, locale: 'en', reducedMotion: 'reduce', bypassCSP: true });
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'at-once'));
  const found: Record<string, string[]> = {};
  const check = async (name: string) => {
    const faults = await faultsOf(page);
    if (faults.length > 0) found[name] = faults;
  };
  for (const path of ['/', '/rules/musketiere', '/credits', '/no/such/page', '/new/musketiere']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    await check(path);
  }
  await page.locator('[data-act="length-round"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  const checked = new Set<string>();
  for (let seen = await untilMyTurn(page); !seen.over; seen = await untilMyTurn(page)) {
    const moment = seen.reckoning ? 'reckoning' : (seen.asked ?? '');
    if (!checked.has(moment)) await check(moment);
    checked.add(moment);
    await answerByMouse(page, seen);
  }
  await playOn(page, answerByMouse);
  await check('end');
  await page.locator('[data-testid="end"] [data-act="replay"]').click();
  await page.locator('[data-act="scrub"]').waitFor();
  await check('replay');
  expect(found).toEqual({});
});
