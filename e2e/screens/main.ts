import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { LANGUAGES } from '#kernel/text.ts';
import { findChromium } from '../support/chromium.ts';
import { startServer } from '../support/server.ts';
import { bring } from '../support/shelf.ts';
import { SCREENS, type Screen } from './screens.ts';

// `npm run screens`: pictures of the moments that matter, to be looked at after every change of the table.

const HELP = `npm run screens [-- options]
  --lang L     the language of the pictures: ${LANGUAGES.join(', ')} (en)
  --only S     only those whose name holds S: ${SCREENS.map(({ name }) => name).join(', ')}
  --to FOLDER  where they are put (docs/screens)
`;
const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;
const ROOT = path.resolve(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    only: { type: 'string', default: '' },
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

const take = async (browser: Browser, url: string, screen: Screen): Promise<void> => {
  for (const { name, width, height } of SIZES) {
    const small = width < 600;
    const context = await browser.newContext({
      baseURL: url,
      locale: values.lang,
      viewport: { width, height },
      hasTouch: small,
      isMobile: small,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await open(page, screen);
    await screen.prepare?.(page);
    await page.waitForTimeout(400);
    const file = path.join(values.to, `${screen.name}-${name}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
    console.log(path.relative(ROOT, file));
    await context.close();
  }
};

const main = async (): Promise<number> => {
  const wanted = SCREENS.filter(({ name }) => name.includes(values.only));
  if (values.help || wanted.length === 0 || !(LANGUAGES as readonly string[]).includes(values.lang)) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  mkdirSync(values.to, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] });
  try {
    for (const screen of wanted) await take(browser, server.url, screen);
    return 0;
  } finally {
    await browser.close();
    await server.stop();
  }
};

process.exitCode = await main();
