import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { LANGUAGES } from '#kernel/text.ts';
import { buildWhenStale } from '../../scripts/build.mjs';
import { findChromium } from '../support/chromium.ts';
import { startServer } from '../support/server.ts';
import { bring } from '../support/shelf.ts';
import { FIVE_SIZES } from '../support/sizes.ts';
import type { Amiss } from '../wander/page/layout.ts';
import { bringTools, type Tools } from '../wander/page/tools.ts';
import { SCREENS, type Screen } from './screens.ts';
import { type Picture, sheetOf } from './sheet.ts';

// `npm run screens`: pictures of the moments that matter, to be looked at after every change of the table, and what the
// laws of the page have to say about each.

const HELP = `npm run screens [-- options]
  --lang L     the language of the pictures: ${LANGUAGES.join(', ')} (en)
  --only S     only those whose name holds S: ${SCREENS.map(({ name }) => name).join(', ')}
  --large      every size in a file of its own, as large as it is
  --to FOLDER  where they are put (docs/screens)
`;
const ROOT = path.resolve(import.meta.dirname, '../..');
/** Milliseconds after which a page that still moves is taken as it is. */
const PATIENCE = 60_000;

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    only: { type: 'string', default: '' },
    large: { type: 'boolean', default: false },
    to: { type: 'string', default: path.join(ROOT, 'docs/screens') },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

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
  const file = (name: string) => path.join(values.to, name);
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
  if (values.help || wanted.length === 0 || !(LANGUAGES as readonly string[]).includes(values.lang)) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  await buildWhenStale(process.execPath);
  mkdirSync(values.to, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch(await findChromium());
  try {
    let faults = 0;
    for (const screen of wanted) faults += await take(browser, server.url, screen);
    console.log(`${wanted.length} moments at ${FIVE_SIZES.length} sizes, ${faults} faults`);
    return faults === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
  }
};

process.exitCode = await main();
