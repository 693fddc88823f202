import type { Page } from 'playwright-core';
import { tabTo } from './answers.ts';
import { type Look, look, untilAsked } from './look.ts';

const PATIENCE = 300_000;

/** Waits until somebody at this screen has something to do. */
export const untilMyTurn = async (page: Page): Promise<Look> => {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look(page);
    if (seen.over || seen.reckoning || seen.curtain || (seen.asked !== null && !seen.moving)) return seen;
    if (Date.now() > until) throw new Error(`nothing happens at the table: ${JSON.stringify(seen)}`);
    await untilAsked(page, 1000);
  }
};

/** After an answer: waits until the table is no longer as it was. */
const untilChanged = async (page: Page, before: string): Promise<void> => {
  const until = Date.now() + PATIENCE;
  while ((await tableText(page)) === before) {
    if (Date.now() > until) throw new Error(`the answer changed nothing: ${before}`);
    await page.waitForTimeout(15);
  }
};

const tableText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-step]');
    const dialog = document.querySelector('dialog[open]') !== null;
    return JSON.stringify([table?.dataset, dialog, document.querySelector('[data-testid="end"]') !== null]);
  });

/** Which cards of a hand, weakest first, somebody lays as rewards: good ones, but not the best. */
const rewardsOf = (count: number): number[] => [count - 2, count - 4, count - 6];

/** One answer by mouse; the hand overlaps, so a card is touched at its left edge, as one would. */
export const answerByMouse = async (page: Page, seen: Look): Promise<void> => {
  const before = await tableText(page);
  const cards = page.locator('[data-card]');
  const touch = (i: number) => cards.nth(i).click({ position: { x: 12, y: 30 } });
  if (seen.curtain) await page.locator('[data-act="i-am"]').click();
  else if (seen.reckoning) await page.locator('dialog[open] [data-act="go-on"]').click();
  else if (seen.asked === 'rewards') {
    for (const i of rewardsOf(await cards.count())) await touch(i);
    await page.locator('[data-act="confirm"]').click();
  } else if (seen.asked === 'fight' || seen.asked === 'discard') {
    await touch(Math.floor((await cards.count()) / 2));
    await page.locator('[data-act="confirm"]').click();
  } else await page.locator('[data-choice]').first().click();
  await untilChanged(page, before);
};

/** One answer with the keyboard and nothing else. */
export const answerByKeys = async (page: Page, seen: Look): Promise<void> => {
  const before = await tableText(page);
  const { keyboard } = page;
  const pickAt = async (places: readonly number[]) => {
    await tabTo(page, '[data-card]');
    for (const place of places) {
      await keyboard.press('Home');
      for (let i = 0; i < place; i++) await keyboard.press('ArrowRight');
      await keyboard.press('Space');
    }
    await tabTo(page, '[data-act="confirm"]');
    await keyboard.press('Enter');
  };
  if (seen.curtain) {
    await tabTo(page, '[data-act="i-am"]');
    await keyboard.press('Enter');
  } else if (seen.reckoning) {
    await tabTo(page, '[data-act="go-on"]');
    await keyboard.press('Enter');
  } else if (seen.asked === 'rewards') await pickAt(rewardsOf(await page.locator('[data-card]').count()));
  else if (seen.asked === 'fight' || seen.asked === 'discard')
    await pickAt([Math.floor((await page.locator('[data-card]').count()) / 2)]);
  else {
    await tabTo(page, '[data-choice]');
    await keyboard.press('Enter');
  }
  await untilChanged(page, before);
};

/** Plays on until the match is over. */
export const playOn = async (page: Page, answer: typeof answerByMouse): Promise<void> => {
  for (let seen = await untilMyTurn(page); !seen.over; seen = await untilMyTurn(page)) await answer(page, seen);
};
