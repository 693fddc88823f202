import { errors, type Page } from 'playwright-core';

/** What a person sees of the table at one moment. */
export interface Look {
  /** Another one whenever something has happened. */
  readonly step: string | null;
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
      step: table?.dataset.step ?? null,
      asked: table?.dataset.asked ?? null,
      moving: table?.dataset.running === 'true' || document.querySelector('[data-coming]') !== null,
      round: Number(table?.dataset.round ?? 0),
      reckoning: document.querySelector('dialog[open] [data-act="go-on"]') !== null,
      curtain: document.querySelector('dialog[open][data-testid="curtain"]') !== null,
      over: document.querySelector('[data-testid="end"]') !== null && document.querySelector('[data-coming]') === null,
    };
  });

/** Waits in the page itself until somebody at this screen has something to do, for so many milliseconds at most. */
export const untilAsked = (page: Page, most: number): Promise<unknown> =>
  page
    .waitForFunction(
      () => {
        const table = document.querySelector<HTMLElement>('[data-step]');
        if (document.querySelector('[data-coming]') !== null) return false;
        if (table?.dataset.asked !== undefined && table.dataset.running !== 'true') return true;
        return (
          document.querySelector(
            '[data-testid="end"], dialog[open] [data-act="go-on"], dialog[open][data-testid="curtain"]',
          ) !== null
        );
      },
      null,
      { timeout: most },
    )
    .catch(unlessInTime);

const unlessInTime = (error: unknown): void => {
  if (!(error instanceof errors.TimeoutError)) throw error;
};

/** Waits for the parts of the page that come when they are wanted. */
export const untilWhole = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[data-coming]') === null);
