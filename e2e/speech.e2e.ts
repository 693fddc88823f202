import { expect } from 'vitest';
import type { View as Musketiere } from '#games/musketiere/view.ts';
import type { View as Trois } from '#games/trois/view.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { test } from './support/browser.ts';
import { matchAt } from './support/match-at.ts';
import { atOnce } from './support/online.ts';
import { bring } from './support/shelf.ts';
import { FIVE_SIZES } from './support/sizes.ts';

const withBots = (record: MatchRecord, bot: string): MatchRecord => ({
  ...record,
  seats: record.seats.map(seat => ({ ...seat, bot: seat.bot && bot })),
});

/** Somebody else has just put a marker of his own, and said why. */
const spoken = () =>
  withBots(
    matchAt<Musketiere>({
      game: 'musketiere',
      players: 4,
      seat: 1,
      level: () => 'greedy',
      is: ({ duels, markers }, mine) =>
        mine?.prompt === 'fight' &&
        duels.length > 2 &&
        duels.at(-1)?.seat !== 1 &&
        markers.some(each => each.includes('prison')),
    }),
    'greedy',
  );
/** The others have ridden since his last turn. */
const ridden = () =>
  withBots(
    matchAt<Trois>({
      game: 'trois',
      players: 4,
      seat: 1,
      is: ({ round }, mine) => mine?.prompt === 'start' && round >= 3,
    }),
    'steady',
  );

/** The words that can be read, and what of them lies on something to be pressed in the panel of the question. */
const wordsSeen = () => {
  const bubbles = [...document.querySelectorAll<HTMLElement>('[data-says]')].filter(
    each => each.checkVisibility() && each.textContent !== '',
  );
  const covered = bubbles.flatMap(bubble => {
    const box = bubble.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>(':is([data-question], [data-action]) button')].filter(button => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
  });
  const outside = bubbles.filter(bubble => {
    const { left, right } = bubble.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  });
  return { some: bubbles.length > 0, covered: covered.length, outside: outside.length };
};

test.for([
  { game: 'musketiere', match: spoken },
  { game: 'trois', match: ridden },
])('in $game a bot’s words are read beside its face at every size', async ({ match }, { open }) => {
  const record = match();
  for (const viewport of FIVE_SIZES) {
    const page = await open({ viewport, reducedMotion: 'reduce', locale: 'fr' });
    await atOnce(page);
    await page.goto(await bring(page, record));
    await expect
      .poll(() => page.evaluate(wordsSeen), { message: `${viewport.width}` })
      .toEqual({ some: true, covered: 0, outside: 0 });
  }
});
