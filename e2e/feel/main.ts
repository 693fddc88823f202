import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { MatchRecord } from '#kernel/journal.ts';
import { buildWhenStale } from '../../scripts/build.mjs';
import { findChromium } from '../support/chromium.ts';
import { startServer } from '../support/server.ts';
import { bring } from '../support/shelf.ts';
import { PRESSED, type Pressed } from './pressed.ts';

// `npm run feel`: how long after a click the table shows that it was heard, on the busiest positions there are.

const HELP = `npm run feel [-- options]
  --times N  how often each of them is pressed (5)
  --only S   only those whose name holds S
Milliseconds from a click to the next paint. Ends with 1 when one of them takes more than 100.
`;
const MOST = 100;
/** How long a finger stays on a button. */
const HELD = 80;
/** The browser rounds to eight and tells nothing below sixteen. */
const UNTOLD = 16;

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** From now on notes the interactions: the longest of the events that belong to each. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told = new Map<number, number>();
    Object.assign(window, { told });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0)
          told.set(entry.interactionId, Math.max(told.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

const longest = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { told: Map<number, number> }).told.values()));

const press = async (
  browser: Browser,
  url: string,
  record: MatchRecord,
  { before = [], button }: Pressed,
): Promise<number> => {
  const context = await browser.newContext({ baseURL: url, locale: 'en', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(await bring(page, record));
  await page.locator('[data-asked]').waitFor();
  await page.waitForLoadState('networkidle');
  for (const selector of before) await page.locator(selector).filter({ visible: true }).first().click();
  const target = page.locator(button).filter({ visible: true }).first();
  await target.hover();
  await page.waitForTimeout(600);
  await listen(page);
  // As a hand does it, and not by the driver's own click, which tries what lies under the pointer in the same event.
  await page.mouse.down();
  await page.waitForTimeout(HELD);
  await page.mouse.up();
  await page.waitForTimeout(600);
  const time = await longest(page);
  await context.close();
  return time;
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1];
const written = (time: number): string => (time === 0 ? `<${UNTOLD}` : String(time)).padStart(7);

const main = async (): Promise<number> => {
  const times = Number(values.times);
  const wanted = PRESSED.filter(({ name }) => name.includes(values.only));
  if (values.help || !Number.isInteger(times) || times < 1 || wanted.length === 0) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  await buildWhenStale(process.execPath);
  const server = await startServer();
  const browser = await chromium.launch(await findChromium());
  let worst = 0;
  try {
    console.log(`${'what is pressed'.padEnd(52)} median  worst`);
    for (const pressed of wanted) {
      const record = pressed.match();
      const found: number[] = [];
      for (let nth = 0; nth < times; nth++) found.push(await press(browser, server.url, record, pressed));
      worst = Math.max(worst, ...found);
      console.log(`${pressed.name.padEnd(51)}${written(median(found))}${written(Math.max(...found))}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(worst > MOST ? `Over ${MOST} ms.` : `All within ${MOST} ms.`);
  return worst > MOST ? 1 : 0;
};

process.exitCode = await main();
