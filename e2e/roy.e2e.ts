import { expect } from 'vitest';
import { RULES } from '#games/index.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { test } from './support/browser.ts';
import { savedMatches } from './support/musketiere.ts';
import { atOnce } from './support/online.ts';
import { answerInWords, whims } from './support/words.ts';

const PATIENCE = 150_000;

test.for(['fr', 'en', 'it'])(
  'Mousquetaires du Roy is played alone against bots to its end, in %s',
  { timeout: PATIENCE + 30_000 },
  async (locale, { open, faults }) => {
    const page = await open({ locale, reducedMotion: 'reduce' });
    await atOnce(page);
    await page.goto('/new/roy');
    await page.locator('[data-act="sit-down"]').click();
    const answer = answerInWords(whims());
    const until = Date.now() + PATIENCE;
    while ((await page.locator('[data-testid="end"]').count()) === 0) {
      if (!(await answer(page))) await page.waitForTimeout(20);
      expect(Date.now()).toBeLessThan(until);
    }
    const [{ record }] = await savedMatches(page);
    expect(verify(RULES, record as MatchRecord).problem).toBeNull();
    expect(faults).toEqual([]);
  },
);
