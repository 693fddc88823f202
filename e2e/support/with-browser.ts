import { type Browser, chromium } from 'playwright-core';
import { buildWhenStale } from '../../scripts/build.mjs';
import { findChromium } from './chromium.ts';
import { startServer } from './server.ts';

/** For a command: the page built, the real server up and a browser open, for as long as the work takes. */
export const withBrowser = async <T>(work: (browser: Browser, url: string) => Promise<T>): Promise<T> => {
  await buildWhenStale(process.execPath);
  const server = await startServer();
  const browser = await chromium.launch(await findChromium());
  try {
    return await work(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
};
