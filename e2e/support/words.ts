import { errors, type Page } from 'playwright-core';
import { look } from './musketiere.ts';

/** Any of the choices. Somebody else may be quicker, and then the question is another one. */
export const answerInWords =
  (whim: () => number) =>
  async (page: Page): Promise<boolean> => {
    const seen = await look(page);
    if (seen.over || seen.asked === null || seen.moving) return false;
    const choices = page.locator('[data-choice]');
    const count = await choices.count();
    if (count === 0) return false;
    const step = page.locator('[data-step]');
    const before = await step.getAttribute('data-step');
    try {
      await choices.nth(Math.floor(whim() * count)).click({ timeout: 2000 });
      await page.waitForFunction(
        known => document.querySelector('[data-step]')?.getAttribute('data-step') !== known,
        before,
        { timeout: 5000 },
      );
      return true;
    } catch (error) {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    }
  };

/** The same whims in every run. */
export const whims = () => {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};
