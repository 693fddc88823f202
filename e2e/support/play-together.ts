import type { Page } from 'playwright-core';
import type { Answer } from './answers.ts';
import { look, untilAsked } from './look.ts';
import { answerByMouse } from './musketiere.ts';

/** A match that takes longer than this, in milliseconds, does not go on at all. */
export const PATIENCE = 900_000;
/** Milliseconds after which those who wait look again by themselves. */
const A_WHILE = 300;

/**
 * Everybody answers whenever he is asked, until all see the end; `between` may disturb them, and `stuck` is told for how
 * long, in milliseconds, nobody could answer.
 */
export const playTogether = async (
  pages: Page[],
  answer: Answer,
  between: (answers: number) => Promise<void> = async () => {},
  stuck: (time: number) => Promise<void> = async () => {},
): Promise<void> => {
  const until = Date.now() + PATIENCE;
  let last = Date.now();
  let answers = 0;
  const over = async () =>
    (await Promise.all(pages.map(page => page.locator('[data-testid="end"]').count()))).every(Boolean);
  for (;;) {
    let acted = false;
    // By place: somebody may come back with another browser.
    for (const at of pages.keys()) {
      if (!(await answer(pages[at]))) continue;
      acted = true;
      last = Date.now();
      await between(++answers);
    }
    if (Date.now() > until) throw new Error(`the match does not go on after ${answers} answers`);
    // Where somebody could answer the match was not over.
    if (acted) continue;
    if (await over()) return;
    await stuck(Date.now() - last);
    await Promise.race(pages.map(page => untilAsked(page, A_WHILE).catch(() => {})));
  }
};

/** A choice at Musketiere, if this page is asked for one. */
export const answerCards = async (page: Page): Promise<boolean> => {
  const seen = await look(page);
  if (seen.over || !(seen.reckoning || (seen.asked !== null && !seen.moving))) return false;
  await answerByMouse(page, seen);
  return true;
};
