import { expect } from 'vitest';
import type { View } from '#games/trois/view.ts';
import { findings, SIZES } from './support/axe.ts';
import { test } from './support/browser.ts';
import { matchAt } from './support/match-at.ts';
import { playedByBots } from './support/played-by-bots.ts';
import { hiddenByControls } from './support/replay.ts';
import { bring } from './support/shelf.ts';

const GAMES = [
  { game: 'musketiere', levels: ['greedy', 'random', 'greedy'], options: { length: 'round' } },
  { game: 'roy', levels: ['steady', 'steady', 'steady'], options: {} },
];

test.for(GAMES)(
  'anybody can look at a finished match of $game again, verify it and see its luck',
  async (match, { open, faults }) => {
    const { id } = await playedByBots(match.game, match.levels, match.options as Record<string, string>);
    for (const viewport of SIZES) {
      const page = await open({ viewport, locale: 'fr', reducedMotion: 'reduce', bypassCSP: true });
      const { found, check } = findings();
      await page.goto(`/m/${id}`);
      await page.locator('[data-act="scrub"]').waitFor();
      await check(page, 'match');
      expect(await hiddenByControls(page)).toEqual([]);
      await page.locator('[data-act="verify"]').first().click();
      const verdict = page.locator('[data-testid="verdict"]');
      await verdict.waitFor();
      expect(await verdict.getAttribute('class')).not.toContain('wrong');
      await page.keyboard.press('Escape');
      await page.locator('[data-act="luck"]').first().click();
      await page.locator('[data-luck]').first().waitFor();
      await check(page, 'luck');
      expect(found).toEqual({});
    }
    expect(faults).toEqual([]);
  },
);

test('a match in which two rounds begin with one choice can be looked at again', async ({ open, faults }) => {
  let before = 0;
  const record = matchAt<View>({
    game: 'trois',
    players: 2,
    seat: 0,
    is: ({ round }) => {
      const both = round > before + 1 && before > 0;
      before = round;
      return both;
    },
  });
  const page = await open({ reducedMotion: 'reduce' });
  const address = await bring(page, record);
  await page.goto(address.replace('/play/', '/replay/'));
  await page.locator('[data-act="scrub"]').waitFor();
  expect(faults).toEqual([]);
});
