import type { Browser, Page } from 'playwright-core';
import type { MatchRecord } from '#kernel/journal.ts';
import { commandLine, EXIT, refuse } from '../../scripts/command-line.mjs';
import { bring } from '../support/shelf.ts';
import { withBrowser } from '../support/with-browser.ts';
import { FEEL } from './flags.ts';
import { PRESSED, type Pressed } from './pressed.ts';

// `npm run feel`: how long after a click the table shows that it was heard, on the busiest positions there are.

const MOST = 100;
/** How long a finger stays on a button. */
const HELD = 80;
/** The browser rounds to eight and tells nothing below sixteen. */
const UNTOLD = 16;

const { values } = commandLine(FEEL);

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
  const { times, only, json } = values;
  const wanted = PRESSED.filter(({ name }) => name.includes(only));
  if (wanted.length === 0) return refuse(FEEL, `Nothing that is pressed is called “${only}”`);
  const figures: { readonly name: string; readonly median: number; readonly worst: number }[] = [];
  await withBrowser(async (browser, url) => {
    console.log(`${'what is pressed'.padEnd(52)} median  worst`);
    for (const pressed of wanted) {
      const record = pressed.match();
      const found: number[] = [];
      for (let nth = 0; nth < times; nth++) found.push(await press(browser, url, record, pressed));
      const [middle, most] = [median(found), Math.max(...found)];
      figures.push({ name: pressed.name, median: middle, worst: most });
      console.log(`${pressed.name.padEnd(51)}${written(middle)}${written(most)}`);
    }
  });
  const slow = figures.some(({ worst }) => worst > MOST);
  console.log(slow ? `Over ${MOST} ms.` : `All within ${MOST} ms.`);
  if (json) console.log(JSON.stringify(figures));
  return slow ? EXIT.failed : EXIT.ok;
};

process.exitCode = await main();
