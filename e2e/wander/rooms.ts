import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bringTools } from './page/tools.ts';
import { viewportOf, type Walk } from './walk.ts';

/** Narrower screens are touched with a finger. */
const FINGERS = 900;
/** So many walks share what the browser has fetched and understood already; the next one comes to an empty one. */
const WALKS = 6;

/** A browser for one person at one walk: nothing is left in it of the walks before but what was fetched. */
export interface Room {
  readonly page: Page;
  readonly touch: boolean;
  /** Gives it back. */
  readonly leave: () => Promise<void>;
}

/** Where walks take their browsers from. */
export interface Rooms {
  readonly url: string;
  readonly enter: (walk: Walk) => Promise<Room>;
  readonly close: () => Promise<void>;
}

interface Used {
  readonly context: BrowserContext;
  times: number;
}

/** Closes the page and forgets what it kept. */
const tidied = async ({ context }: Used, page: Page, url: string): Promise<void> => {
  await context.setOffline(false);
  const line = await context.newCDPSession(page);
  await page.goto('about:blank');
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers';
  await line.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
  await page.close();
};

/** Opening a browser and fetching everything again takes longer than many a step: it is shared by some walks. */
export const roomsIn = (browser: Browser, url: string): Rooms => {
  const free = new Map<string, Used[]>();
  const enter = async (walk: Walk): Promise<Room> => {
    const viewport = viewportOf(walk.size);
    const touch = Math.min(viewport.width, viewport.height) < 600 && viewport.width < FINGERS;
    const key = `${walk.language} ${touch}`;
    const used: Used = free.get(key)?.pop() ?? {
      context: await browser.newContext({
        baseURL: url,
        viewport,
        locale: walk.language,
        hasTouch: touch,
        isMobile: touch,
      }),
      times: 0,
    };
    const page = await used.context.newPage();
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: walk.still ? 'reduce' : 'no-preference' });
    await bringTools(page);
    return {
      page,
      touch,
      leave: async () => {
        try {
          if (++used.times >= WALKS) return await used.context.close();
          await tidied(used, page, url);
          free.set(key, [...(free.get(key) ?? []), used]);
        } catch {
          // What does not let itself be tidied is not used again.
          await used.context.close().catch(() => {});
        }
      },
    };
  };
  return {
    url,
    enter,
    close: async () => {
      for (const { context } of [...free.values()].flat()) await context.close();
      free.clear();
    },
  };
};
