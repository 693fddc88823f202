import { errors, type Locator, type Page } from 'playwright-core';
import { type Look, look, untilAsked } from './look.ts';

const PATIENCE = 300_000;
/** Milliseconds after which somebody who waits looks again by himself. */
const A_WHILE = 1000;

const selectorOf = (choice: unknown): string => `[data-choice='${JSON.stringify(choice)}']`;

/** Looks behind each of the things that open, and leaves the one open that has it. */
const lookBehind = async (page: Page, wanted: Locator): Promise<void> => {
  const doors = page.locator('[data-opens]').filter({ visible: true });
  for (let at = 0; at < (await doors.count()) && (await wanted.count()) === 0; at++) {
    await doors.nth(at).click();
    await page.waitForTimeout(50);
    if ((await wanted.count()) === 0) await page.keyboard.press('Escape');
  }
};

/** Makes a choice as a person would: where it lies open by a click on it, else behind one of the things that open. */
export const make = async (page: Page, choice: unknown): Promise<void> => {
  const button = page.locator(selectorOf(choice)).filter({ visible: true });
  const until = Date.now() + PATIENCE;
  while ((await button.count()) === 0) {
    if (Date.now() > until) throw new Error(`nowhere on the page: ${JSON.stringify(choice)}`);
    await lookBehind(page, button);
    if ((await button.count()) === 0) await page.waitForTimeout(100);
  }
  await button.first().click();
};

export type Answer = (page: Page) => Promise<boolean>;

/** Where a page is and what it says. */
const whereItStands = async (page: Page): Promise<string> =>
  `${page.url()}: ${JSON.stringify(await look(page))} ${await page.locator('body').innerText()}`;

/** Plays until the last page lies on the table; behind a curtain whoever is called looks. */
export const playToTheEnd = async (page: Page, answer: Answer, patience: number): Promise<void> => {
  const until = Date.now() + patience;
  for (let seen = await look(page); !seen.over; seen = await look(page)) {
    if (seen.curtain) await page.locator('dialog[open] [data-act="i-am"]').click();
    else if (!(await answer(page))) await untilAsked(page, A_WHILE);
    if (Date.now() > until) throw new Error(`the match does not end at ${await whereItStands(page)}`);
  }
};

/** Something is waited for at this screen, and can be answered now. */
const isAsked = ({ over, asked, moving, curtain }: Look): boolean => !over && !curtain && asked !== null && !moving;

const untilNextStep = (page: Page, before: string | null): Promise<unknown> =>
  page.waitForFunction(known => document.querySelector('[data-step]')?.getAttribute('data-step') !== known, before, {
    timeout: 5000,
  });

/** Somebody else may have been quicker, and then the question is another one. */
const unlessOutrun = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
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

/** Acts on the question there is, and waits for the next; false where there is none, or somebody was quicker. */
export const answered = async (page: Page, act: () => Promise<void>): Promise<boolean> => {
  const seen = await look(page);
  if (!isAsked(seen)) return false;
  return unlessOutrun(async () => {
    await act();
    await untilNextStep(page, seen.step);
  });
};

/** Presses any of the choices, by whim: one that lies open, or one behind a verb that has several. */
export const pressAny = async (page: Page, whim: () => number): Promise<void> => {
  const pick = async (selector: string): Promise<Locator> => {
    const found = page.locator(selector).filter({ visible: true });
    return found.nth(Math.floor(whim() * (await found.count())));
  };
  const picked = await pick('[data-question] :is([data-choice], [data-opens])');
  const opens = (await picked.getAttribute('data-opens', { timeout: 2000 })) !== null;
  await picked.click({ timeout: 2000 });
  // A menu lies open, or the button asks whether one is sure.
  if (opens) await (await pick(':is([data-menu] [data-choice], [data-sure]):enabled')).click({ timeout: 2000 });
};

/** Any of the choices, by whim. */
export const answerAnyhow =
  (whim: () => number): Answer =>
  page =>
    answered(page, () => pressAny(page, whim));

/** Any of the choices, with keys alone: arrows go through them, Enter presses one, and again in the menu it opens. */
export const answerByKeys =
  (whim: () => number): Answer =>
  page => {
    const walk = async () => {
      const steps = 1 + Math.floor(whim() * 8);
      for (let at = 0; at < steps; at++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };
    return answered(page, async () => {
      await page.locator('[data-question]').focus({ timeout: 2000 });
      await walk();
      if ((await page.locator('[data-menu]').count()) > 0) await walk();
      if ((await page.locator('[data-sure]').count()) > 0) await page.keyboard.press('Enter');
    });
  };

/** Presses Tab until what has the focus fits; a person would do no other. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let i = 0; i < 150; i++) {
    const there = await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
};
