import type { Page } from 'playwright-core';

/** What a person sees of the table at one moment. */
export interface Look {
  /** The question this screen is asked, if any. */
  readonly asked: string | null;
  /** Something is being shown, or a part of the page is still on its way. */
  readonly moving: boolean;
  readonly round: number;
  readonly reckoning: boolean;
  readonly curtain: boolean;
  readonly over: boolean;
}

export const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-step]');
    return {
      asked: table?.dataset.asked ?? null,
      moving: table?.dataset.running === 'true' || document.querySelector('[data-coming]') !== null,
      round: Number(table?.dataset.round ?? 0),
      reckoning: document.querySelector('dialog[open] [data-act="go-on"]') !== null,
      curtain: document.querySelector('dialog[open][data-testid="curtain"]') !== null,
      over: document.querySelector('[data-testid="end"]') !== null && document.querySelector('[data-coming]') === null,
    };
  });

/** Waits for the parts of the page that come when they are wanted. */
export const untilWhole = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[data-coming]') === null);
