import { expect } from 'vitest';
import type { Level } from '#bots/levels.ts';
import { cardValue } from '#games/musketiere/cards.ts';
import type { View } from '#games/musketiere/view.ts';
import { test } from './support/browser.ts';
import { matchAt } from './support/match-at.ts';
import { atOnce } from './support/online.ts';
import { hiddenByControls } from './support/replay.ts';
import { bring } from './support/shelf.ts';
import { FIVE_SIZES } from './support/sizes.ts';
import type { Tools } from './wander/page/in-page.ts';
import { bringTools } from './wander/page/tools.ts';

const level = (): Level => 'greedy';

/** The first hand of so many cards with a ten in it, which is the widest. */
const handOf = (cards: number) =>
  matchAt<View>({
    game: 'musketiere',
    players: 4,
    seat: 0,
    level,
    is: ({ hand }, question) =>
      question !== undefined && hand.length === cards && hand.some(card => cardValue(card) === 10),
  });

/** What of a card is not seen of the hand as it lies. */
const coveredCards = () => {
  const hidden: string[] = [];
  for (const card of document.querySelectorAll<HTMLElement>('[data-hand] [data-card]')) {
    const marks = [...card.querySelectorAll('[data-value], [data-sword]')];
    if (marks.length < 2) hidden.push(`${card.ariaLabel}: nothing to see`);
    for (const mark of marks) {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      // Its middle, and what would be covered first by the card beside it.
      for (const x of [(left + right) / 2, right - (right - left) * 0.12]) {
        const seen = document.elementFromPoint(x, (top + bottom) / 2);
        if (!card.contains(seen)) hidden.push(`${card.ariaLabel}: ${mark.textContent || 'a sword'}`);
      }
      if (bottom - top < 1 || right - left < 6) hidden.push(`${card.ariaLabel}: too small`);
    }
  }
  return hidden;
};

test.for([12, 9, 4])('of %i cards in the hand value and swords are seen at every size', async (cards, { open }) => {
  const match = handOf(cards);
  const page = await open({ reducedMotion: 'reduce' });
  await atOnce(page);
  await page.goto(await bring(page, match));
  await page.locator('[data-asked]').waitFor();
  expect(await page.locator('[data-hand] [data-card]').count()).toBe(cards);
  for (const viewport of FIVE_SIZES) {
    await page.setViewportSize(viewport);
    // Until everything lies at rest.
    await expect.poll(() => page.evaluate(coveredCards), { message: `${viewport.width}` }).toEqual([]);
    // By keys from card to card: the one that is pointed at takes nothing from the others.
    await page.locator('[data-hand] [data-card]').first().focus();
    for (let at = 1; at < cards; at++) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.evaluate(coveredCards), { message: `${viewport.width}, card ${at}` }).toEqual([]);
    }
  }
});

/** Cards lie open on the cloth, and what is won is to be laid. */
const settling = () =>
  matchAt<View>({
    game: 'musketiere',
    players: 4,
    seat: 1,
    level,
    is: ({ phase }, mine) => mine !== undefined && phase === 'spoils',
  });

test.for([
  { what: 'of musketeers', names: ['Porthos', 'Athos', "D'Artagnan", 'Aramis'] },
  { what: 'of twenty letters', names: ['Charles de Batz 1615', 'Anne', 'Wolfeschlegelstein12', "D'Artagnan-Batz"] },
])('names $what find room at every size', async ({ names }, { open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await bringTools(page);
  await atOnce(page);
  const record = settling();
  await page.goto(
    await bring(page, { ...record, seats: record.seats.map((seat, at) => ({ ...seat, name: names[at] })) }),
  );
  await page.locator('[data-asked]').waitFor();
  const amiss = () => page.evaluate(() => (window as unknown as Tools).wander.layout());
  for (const viewport of FIVE_SIZES) {
    await page.setViewportSize(viewport);
    // Until everything lies at rest.
    await expect.poll(amiss, { message: `${viewport.width}` }).toEqual([]);
  }
});

const OVER = [
  { game: 'musketiere', is: (view: unknown) => (view as View).phase === 'over', options: { length: 'round' }, level },
  { game: 'trois', is: (view: unknown) => (view as { winner: unknown }).winner !== null },
  { game: 'roy', is: (view: unknown) => (view as { over: unknown }).over !== null },
] as const;

test.for(OVER)('the controls of a replay of $game cover nothing', async (over, { open, faults }) => {
  const match = matchAt<unknown>({ players: 4, seat: 0, ...over });
  const page = await open({ reducedMotion: 'reduce' });
  await atOnce(page);
  await page.goto((await bring(page, match)).replace('/play/', '/replay/').concat('?at=20'));
  await page.locator('[data-step]').waitFor();
  const eyes = page.locator('[data-act="eyes"]');
  await eyes.selectOption({ index: (await eyes.locator('option').count()) - 1 });
  for (const viewport of FIVE_SIZES) {
    await page.setViewportSize(viewport);
    // Turned to another size the table is laid anew, and not at once.
    await expect
      .poll(async () => ({ viewport, hidden: await hiddenByControls(page) }))
      .toEqual({ viewport, hidden: [] });
  }
  expect(faults).toEqual([]);
});
