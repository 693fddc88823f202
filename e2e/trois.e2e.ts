import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import type { State } from '#games/trois/state.ts';
import { stateOf } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import type { Language } from '#kernel/text.ts';
import { answerByKeys, playToTheEnd, tabTo, whims } from './support/answers.ts';
import { test } from './support/browser.ts';
import { openHome } from './support/home.ts';
import { journalOf } from './support/shelf.ts';
import { answerBoldly } from './support/trois.ts';
import { forWholeMatch } from './support/whole-match.ts';

const PATIENCE = 900_000;
const quick = { reducedMotion: 'reduce' } as const;

/** Words only this language has, to be found at the table. */
const WORDS: Readonly<Record<Language, RegExp>> = {
  en: /Secret thrust/i,
  fr: /botte secrète/i,
  it: /stoccata segreta/i,
};

const MATCHES = [
  { language: 'fr', players: 2 },
  { language: 'it', players: 4 },
] as const;

/** How the only match in this browser ended, by the rules and its saved journal alone. */
const provedEnd = async (page: Page): Promise<State> => {
  const { course, problem } = verify(RULES, await journalOf(page));
  if (course === null) throw new Error(`the journal breaks the rules: ${JSON.stringify(problem)}`);
  const state = stateOf(course) as State;
  expect(state.phase).toBe('over');
  return state;
};

/** The last page tells the end as the journal has it. */
const expectTheEnd = async (page: Page, players: number): Promise<void> => {
  const { winner, round, musketeers } = await provedEnd(page);
  expect(musketeers).toHaveLength(players);
  const finale = page.locator('[data-finale]');
  expect(await finale.getAttribute('data-finale')).toBe(String(winner));
  expect(await finale.locator('dd').first().innerText()).toBe(String(round));
  expect(await finale.locator('ol li').count()).toBe(players);
};

test.for(MATCHES)(
  'a whole match of $players by mouse, in $language',
  async ({ language, players }, { open, faults }) => {
    const page = await open({ locale: language, ...quick });
    await forWholeMatch(page);
    await openHome(page);
    await page.locator('a[href="/new/trois"]').first().click();
    await page.locator(`[data-act="players-${players}"]`).check({ force: true });
    await page.locator('[data-act="sit-down"]').click();
    await page.locator('[data-asked="take"]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('[data-step]').innerHTML()).toMatch(WORDS[language]);

    await playToTheEnd(page, answerBoldly(whims()), PATIENCE);

    await expectTheEnd(page, players);
    await page.locator('[data-act="verify"]').click();
    await expect.poll(() => page.locator('[data-testid="verdict"]').count()).toBe(1);
    expect(await page.locator('[data-testid="verdict"].wrong').count()).toBe(0);
    expect(faults).toEqual([]);
  },
);

test('a whole match with the keyboard alone', async ({ open, faults }) => {
  const page = await open({ locale: 'en', ...quick });
  await forWholeMatch(page);
  await openHome(page);
  await page.locator('h1').waitFor();
  await tabTo(page, 'a[href="/new/trois"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-act="sit-down"]').waitFor();
  await tabTo(page, '[data-act="sit-down"]');
  await page.keyboard.press('Enter');
  await playToTheEnd(page, answerByKeys(whims()), PATIENCE);
  await provedEnd(page);
  expect(faults).toEqual([]);
});

test('a table of bots alone plays itself', async ({ open, faults }) => {
  const page = await open({ locale: 'en', ...quick });
  await forWholeMatch(page);
  await page.goto('/new/trois');
  await page.locator('[data-act="players-4"]').check({ force: true });
  await page.locator('[data-act="seat-0-bot"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  await page.locator('[data-finale]').waitFor({ timeout: PATIENCE });
  await expectTheEnd(page, 4);
  expect(faults).toEqual([]);
});
