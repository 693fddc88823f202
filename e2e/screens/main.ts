import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { commandLine, EXIT, refuse } from '../../scripts/command-line.mjs';
import { bring } from '../support/shelf.ts';
import { FIVE_SIZES } from '../support/sizes.ts';
import { withBrowser } from '../support/with-browser.ts';
import type { Tools } from '../wander/page/in-page.ts';
import type { Amiss } from '../wander/page/layout/glance.ts';
import { bringTools } from '../wander/page/tools.ts';
import { SCREENSHOTS } from './flags.ts';
import { SCREENS, type Screen } from './screens.ts';
import { type Picture, sheetOf } from './sheet.ts';

// `npm run screens`: pictures of the moments that matter, to be looked at after every change of the table, and what the
// laws of the page have to say about each.

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Milliseconds after which a page that still moves is taken as it is. */
const PATIENCE = 60_000;

const { values } = commandLine(SCREENSHOTS);
const folder = path.resolve(ROOT, values.to);

const open = async (page: Page, { at, match }: Screen): Promise<void> => {
  if (match === undefined) {
    await page.goto(at ?? '/');
    await page.locator('h1').first().waitFor();
  } else {
    await page.goto(await bring(page, match()));
    await page.locator('[data-step]').waitFor();
  }
  await page.waitForLoadState('networkidle');
};

interface Shown {
  readonly picture: Picture;
  readonly amiss: readonly Amiss[];
}

const show = async (browser: Browser, url: string, screen: Screen, size: (typeof FIVE_SIZES)[number]) => {
  const small = Math.min(size.width, size.height) < 600;
  const context = await browser.newContext({
    baseURL: url,
    locale: values.lang,
    viewport: size,
    hasTouch: small,
    isMobile: small,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await bringTools(page);
  page.setDefaultTimeout(PATIENCE);
  await open(page, screen);
  await screen.prepare?.(page);
  await page.waitForTimeout(400);
  await page.evaluate(patience => (window as unknown as Tools).wander.rest(patience), PATIENCE);
  const data = await page.screenshot();
  const amiss = await page.evaluate(() => (window as unknown as Tools).wander.layout());
  await context.close();
  return { picture: { ...size, data }, amiss } satisfies Shown;
};

/** Gives the number of faults. */
const take = async (browser: Browser, url: string, screen: Screen): Promise<number> => {
  const shown: Shown[] = [];
  for (const size of FIVE_SIZES) shown.push(await show(browser, url, screen, size));
  const file = (name: string) => path.join(folder, name);
  if (values.large)
    for (const { picture } of shown)
      writeFileSync(file(`${screen.name}-${picture.width}x${picture.height}.png`), picture.data);
  else
    writeFileSync(
      file(`${screen.name}.jpg`),
      await sheetOf(
        browser,
        shown.map(({ picture }) => picture),
      ),
    );
  const amiss = shown.flatMap(({ picture: { width, height }, amiss: all }) =>
    all.map(({ law, where, what }) => `  ${width}×${height} ${law}: ${what} at ${where}`),
  );
  console.log([`${amiss.length === 0 ? '✓' : '✗'} ${screen.name}`, ...amiss].join('\n'));
  return amiss.length;
};

const main = async (): Promise<number> => {
  const wanted = SCREENS.filter(({ name }) => name.includes(values.only));
  if (wanted.length === 0) return refuse(SCREENSHOTS, `No moment is called “${values.only}”`);
  mkdirSync(folder, { recursive: true });
  const found: Record<string, number> = {};
  await withBrowser(async (browser, url) => {
    for (const screen of wanted) found[screen.name] = await take(browser, url, screen);
  });
  const faults = Object.values(found).reduce((sum, each) => sum + each, 0);
  console.log(`${wanted.length} moments at ${FIVE_SIZES.length} sizes, ${faults} faults`);
  if (values.json) console.log(JSON.stringify({ sizes: FIVE_SIZES.length, faults: found }));
  return faults === 0 ? EXIT.ok : EXIT.failed;
};

process.exitCode = await main();
