import { errors, type Locator, type Page } from 'playwright-core';
import type { Choice } from '#games/roy/choices.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { look, savedMatches } from './musketiere.ts';

/** Lays a match on this browser's shelf before any page is opened, and answers where it is played. */
export const bring = async (page: Page, record: MatchRecord): Promise<string> => {
  await page.addInitScript(given => {
    const key = `panache.match.${given.table}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ record: given, meta: {} }));
  }, record);
  return `/play/${record.table}`;
};

/** Lays a match on this browser's shelf while a page of ours is open, in place of any other of that name. */
export const layOut = async (page: Page, record: MatchRecord): Promise<string> => {
  await page.evaluate(
    given => localStorage.setItem(`panache.match.${given.table}`, JSON.stringify({ record: given, meta: {} })),
    record,
  );
  return `/play/${record.table}`;
};

const selectorOf = (choice: Choice): string => `[data-choice='${JSON.stringify(choice)}']`;

/** Makes a choice as a person would: where it lies open by a click on it, else behind one of the things that open. */
export const make = async (page: Page, choice: Choice): Promise<void> => {
  const button = page.locator(selectorOf(choice)).filter({ visible: true });
  if ((await button.count()) === 0) {
    const doors = page.locator('[data-opens]').filter({ visible: true });
    for (let at = 0; at < (await doors.count()) && (await button.count()) === 0; at++) {
      await doors.nth(at).click();
      await page.waitForTimeout(50);
      if ((await button.count()) === 0) await page.keyboard.press('Escape');
    }
  }
  await button.first().click({ timeout: 5000 });
};

/** What the only match in this browser has come to. */
export const journalOf = async (page: Page): Promise<MatchRecord> => {
  const [{ record }] = await savedMatches(page);
  return record as MatchRecord;
};

type Answer = (page: Page) => Promise<boolean>;

/** Plays until the last page lies on the table; behind a curtain whoever is called looks. */
export const playToTheEnd = async (page: Page, answer: Answer, patience: number): Promise<void> => {
  const until = Date.now() + patience;
  while ((await page.locator('[data-testid="end"]').count()) === 0) {
    const curtain = page.locator('dialog[open] [data-act="i-am"]');
    if ((await curtain.count()) > 0) await curtain.click();
    else if (!(await answer(page))) await page.waitForTimeout(20);
    if (Date.now() > until) throw new Error(`the match does not end: ${JSON.stringify(await look(page))}`);
  }
};

/** Something is waited for at this screen, and can be answered now. */
const isAsked = async (page: Page): Promise<boolean> => {
  const { over, asked, moving, curtain } = await look(page);
  return !over && !curtain && asked !== null && !moving;
};

const stepOf = (page: Page): Promise<string | null> =>
  page.locator('[data-step]').getAttribute('data-step', { timeout: 5000 });

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

/** Any of the choices, by whim: one that lies open, or one behind a verb that has several. */
export const answerAnyhow =
  (whim: () => number): Answer =>
  async page => {
    if (!(await isAsked(page))) return false;
    const before = await stepOf(page);
    return unlessOutrun(async () => {
      const pick = async (selector: string): Promise<Locator> => {
        const found = page.locator(selector).filter({ visible: true });
        return found.nth(Math.floor(whim() * (await found.count())));
      };
      const picked = await pick('[data-question] :is([data-choice], [data-opens])');
      const opens = (await picked.getAttribute('data-opens', { timeout: 2000 })) !== null;
      await picked.click({ timeout: 2000 });
      if (opens) await (await pick('[data-menu] [data-choice]')).click({ timeout: 2000 });
      await untilNextStep(page, before);
    });
  };

/** Any of the choices, with keys alone: arrows go through them, Enter presses one, and again in the menu it opens. */
export const answerByKeys =
  (whim: () => number): Answer =>
  async page => {
    if (!(await isAsked(page))) return false;
    const before = await stepOf(page);
    const walk = async () => {
      const steps = 1 + Math.floor(whim() * 8);
      for (let at = 0; at < steps; at++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };
    return unlessOutrun(async () => {
      await page.locator('[data-question]').focus({ timeout: 2000 });
      await walk();
      if ((await page.locator('[data-menu]').count()) > 0) await walk();
      await untilNextStep(page, before);
    });
  };
