import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import { MILADY } from '#games/roy/state.ts';
import { verify } from '#kernel/match-file.ts';
import { answerAnyhow, answerByKeys, playToTheEnd, whims } from './support/answers.ts';
import { test } from './support/browser.ts';
import { freshMatch } from './support/match-at.ts';
import { bring, journalOf } from './support/shelf.ts';
import { forWholeMatch } from './support/whole-match.ts';

const PATIENCE = 900_000;
const LOCALES = ['fr', 'en', 'it'];

/** Few and many players, and both sides. */
const MATCHES = [2, 3, 6].map(players =>
  players % 2 === 0 ? { players, side: 'musketeers', seat: 1 } : { players, side: 'Milady', seat: MILADY },
);

test.for(MATCHES)(
  'a whole match of $players players is played through the page as $side, bots on the other seats',
  { timeout: PATIENCE },
  async ({ players, seat }, { open, faults }) => {
    const page = await open({ locale: LOCALES[(players + seat) % 3], reducedMotion: 'reduce' });
    await forWholeMatch(page);
    await page.goto(await bring(page, freshMatch({ game: 'roy', players, people: [seat] }, players)));
    await playToTheEnd(page, answerAnyhow(whims()), PATIENCE - 10_000);
    expect(verify(RULES, await journalOf(page)).problem).toBeNull();
    expect(faults).toEqual([]);
  },
);

test('a whole match is played with the keyboard alone', { timeout: PATIENCE }, async ({ open, faults }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await forWholeMatch(page);
  await page.goto(await bring(page, freshMatch({ game: 'roy', players: 4, people: [1] }, 3)));
  await playToTheEnd(page, answerByKeys(whims()), PATIENCE - 10_000);
  expect(verify(RULES, await journalOf(page)).problem).toBeNull();
  expect(faults).toEqual([]);
});
