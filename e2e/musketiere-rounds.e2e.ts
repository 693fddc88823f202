import { expect, inject } from 'vitest';
import type { View } from '#games/musketiere/view.ts';
import { test } from './support/browser.ts';
import { matchAt } from './support/match-at.ts';
import { atOnce } from './support/online.ts';
import { bring } from './support/shelf.ts';
import { roomsIn } from './wander/rooms.ts';
import type { Step, Walk } from './wander/walk.ts';
import { wander } from './wander/wanderer.ts';

const level = () => 'greedy' as const;

/** The last card of a round is in the hand: once it lies there the round is paid, and the next one begins. */
const lastCard = () => {
  const record = matchAt<View>({
    game: 'musketiere',
    players: 3,
    seat: 0,
    level,
    is: ({ hand }, mine) => mine?.prompt === 'fight' && hand.length === 1,
  });
  return { ...record, seats: record.seats.map(seat => ({ ...seat, bot: seat.bot && 'greedy' })) };
};

const steps = (...acts: string[]): Step[] => acts.map(act => ({ act, pick: 0 }));

test('after a round its reckoning is read, and then the next one asks', async ({ browser }) => {
  const walk: Walk = {
    seed: 1,
    game: 'musketiere',
    mode: 'alone',
    size: '844x390',
    language: 'en',
    speed: 'at-once',
    still: true,
    record: lastCard(),
  };
  const rounds: (string | undefined)[] = [];
  const rooms = roomsIn(browser, inject('url'));
  const { found } = await wander(walk, {
    rooms,
    // What the duel leaves to be settled comes between.
    steps: steps('lay', 'choose', 'choose', 'look', 'go-on', 'look'),
    most: 6,
    until: Number.POSITIVE_INFINITY,
    patience: 15_000,
    prepare: async ({ page }) => {
      await page.exposeFunction('noteRound', (round: string) => rounds.push(round));
      await page.evaluate(() => {
        const table = document.querySelector<HTMLElement>('[data-round]');
        if (table === null) return;
        const note = () =>
          (window as unknown as { noteRound: (round: string) => void }).noteRound(
            `${table.dataset.round} ${table.dataset.asked}`,
          );
        new MutationObserver(note).observe(table, { attributes: true });
      });
    },
  });
  await rooms.close();
  expect(found.map(({ law, what }) => `${law}: ${what}`)).toEqual([]);
  expect(rounds.at(-1)).toBe('2 rewards');
});

test.for([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('a reckoning that does not come is asked for again where it would lie, $width wide', async (viewport, { open }) => {
  const page = await open({ viewport, reducedMotion: 'reduce' });
  await atOnce(page);
  await page.route(/\/Sheets-[\w-]+\.js/, route => route.abort());
  // Nor does the house answer: else a fresh page would fetch it.
  await page.route(
    url => url.pathname === '/',
    route => route.abort(),
  );
  await page.goto(await bring(page, lastCard()));
  await page.locator('[data-asked="fight"]').waitFor();
  await page.locator('[data-hand] [data-card]').click();
  await page.locator('[data-act="confirm"]').click();
  const again = page.locator('[data-act="fetch-part"]');
  const spoils = page.locator('[data-action] [data-choice]');
  for (;;) {
    await again.or(spoils).first().waitFor();
    if (await again.isVisible()) break;
    await spoils.first().click();
  }
  const isInSight = await again.evaluate(button => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isInSight).toBe(true);
  await page.unrouteAll();
  // It comes, or a fresh page does, which stands where the match is.
  const goOn = page.locator('dialog[open] [data-act="go-on"]');
  await goOn.or(page.locator('[data-asked="rewards"]')).first().waitFor();
  if (await goOn.isVisible()) await goOn.click();
  await page.locator('[data-asked="rewards"]').waitFor();
});
