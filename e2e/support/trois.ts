import { type Answer, answered, pressAny } from './answers.ts';

/** The big verb of the question, as most people would; now and then any of the choices. */
export const answerBoldly =
  (whim: () => number): Answer =>
  page =>
    answered(page, async () => {
      const big = page.locator('[data-question] [data-big]');
      if (whim() < 0.8 && (await big.count()) > 0) await big.click({ timeout: 2000 });
      else await pressAny(page, whim);
    });
