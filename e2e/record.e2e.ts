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

type PlayedMatch = ReturnType<typeof playedByBots>;
/** Bots play a match of each game once for all who look at it. */
const matches = new Map<string, PlayedMatch>();
const matchOf = ({ game, levels, options }: (typeof GAMES)[number]): PlayedMatch => {
  const played = matches.get(game) ?? playedByBots(game, levels, options as Record<string, string>);
  matches.set(game, played);
  return played;
};

test.for(GAMES)(
  'whoever is given the link of a finished match of $game can look at it again, verify it and see its luck',
  async (match, { open, faults }) => {
    const { id, key } = await matchOf(match);
    for (const viewport of SIZES) {
      const page = await open({ viewport, locale: 'fr', reducedMotion: 'reduce', bypassCSP: true });
      const { found, check } = findings();
      await page.goto(`/m/${id}/${key}`);
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

test.for(GAMES)(
  'a finished match of $game whose rules are gone is told by the house, every step of it',
  async (match, { open, faults }) => {
    const { id, key } = await matchOf(match);
    for (const viewport of SIZES) {
      const page = await open({ viewport, locale: 'fr', reducedMotion: 'reduce', bypassCSP: true });
      // As a later Panache would answer, which plays other rules.
      await page.route(`**/api/tables/${id}/match`, async route => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), rules: 99 } });
      });
      const asked = () => page.request.get(`/api/tables/${id}/story`, { headers: { 'x-panache-key': key } });
      await expect.poll(async () => (await asked()).status()).toBe(200);
      const { found, check } = findings();
      await page.goto(`/m/${id}/${key}`);
      const scrub = page.locator('[data-act="scrub"]');
      await scrub.waitFor();
      await check(page, 'match');
      expect(await hiddenByControls(page)).toEqual([]);
      expect(await page.locator('[data-act="verify"], [data-act="luck"]').count()).toBe(0);
      const last = Number(await scrub.getAttribute('max'));
      expect(last).toBeGreaterThan(10);
      for (const at of [0, Math.floor(last / 2), last]) {
        await page.goto(`/m/${id}/${key}?at=${at}`);
        await scrub.waitFor();
        expect(await scrub.inputValue()).toBe(String(at));
      }
      expect(found).toEqual({});
    }
    expect(faults).toEqual([]);
  },
);
