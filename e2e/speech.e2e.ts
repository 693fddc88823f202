import { expect } from 'vitest';
import type { View as Musketiere } from '#games/musketiere/view.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { test } from './support/browser.ts';
import { freshMatch, matchAt } from './support/match-at.ts';
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
/** Once he has taken his musketeer, the others take theirs. */
const taking = () => withBots(freshMatch({ game: 'trois', players: 4, people: [0] }), 'steady');

/**
 * Runs in the page: as soon as a bot's words can be read, notes what of them lies on something to be pressed in the panel
 * of the question, and what outside the screen.
 */
const noteWords = () => {
  const overlaps = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
  const look = () => {
    const said = [...document.querySelectorAll<HTMLElement>('[data-says]')].filter(
      each => each.checkVisibility() && each.textContent !== '',
    );
    if (said.length === 0) {
      requestAnimationFrame(look);
      return;
    }
    const boxes = said.map(each => each.getBoundingClientRect());
    const buttons = [...document.querySelectorAll(':is([data-question], [data-action]) button')]
      .filter(each => each.checkVisibility({ visibilityProperty: true }))
      .map(each => each.getBoundingClientRect());
    document.documentElement.dataset.heard = JSON.stringify({
      covered: boxes.filter(box => buttons.some(button => overlaps(box, button))).length,
      outside: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
    });
  };
  look();
};

test.for([
  { game: 'musketiere', match: spoken },
  { game: 'trois', match: taking },
])('in $game a bot’s words are read beside its face at every size', async ({ game, match }, { open }) => {
  const record = match();
  for (const viewport of FIVE_SIZES) {
    const page = await open({ viewport, reducedMotion: 'reduce', locale: 'fr' });
    await atOnce(page);
    await page.addInitScript(noteWords);
    await page.goto(await bring(page, record));
    await page.locator('[data-asked]').waitFor();
    if (game === 'trois') await page.locator('[data-question] [data-choice]').first().click();
    await page.locator('html[data-heard]').waitFor();
    const heard = JSON.parse((await page.locator('html').getAttribute('data-heard')) ?? '{}');
    expect({ viewport, ...heard }).toEqual({ viewport, covered: 0, outside: 0 });
  }
});
