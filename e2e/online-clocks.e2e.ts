import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import { readRecord, verify } from '#kernel/match-file.ts';
import { en as time } from '#web/online/time/text/en.ts';
import { test } from './support/browser.ts';
import { type HouseByHand, openHouseByHand } from './support/house-by-hand.ts';
import { type Look, look } from './support/look.ts';
import { answerByMouse, untilMyTurn } from './support/musketiere.ts';
import { atOnce, linkTo, makeTable, sitDown } from './support/online.ts';

const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);
const told = (page: Page, name: string) => page.locator(`[data-testid="${name}"]`);
const noted = (page: Page, text: string) => told(page, 'chronicle').getByText(text);
const clockOf = (page: Page, name: string) => page.getByRole('timer', { name: time.clock.label(name) });

const CARDS = { game: 'musketiere', options: ['length-round'] } as const;
const NAMES = ['Aline', 'Bastien', 'Camille'] as const;
/** As short as a clock may be. */
const SHORT = { choice: 1, bank: 5 };

interface Wanted {
  readonly players: 2 | 3;
  /** Musketiere, unless another game is named. */
  readonly game?: 'roy' | 'trois';
  readonly clock?: typeof SHORT;
}

type Open = (options: { baseURL: string; locale: string }) => Promise<Page>;

/** People at a table whose cards are dealt. */
const dealt = async (
  open: Open,
  { players, game, clock }: Wanted,
): Promise<HouseByHand & { people: Page[]; table: string }> => {
  const house = await openHouseByHand();
  const people = await Promise.all(NAMES.slice(0, players).map(() => open({ baseURL: house.here, locale: 'en' })));
  for (const page of people) await atOnce(page);
  const [host, ...friends] = people;
  const table = await makeTable(host, {
    ...(game === undefined ? CARDS : { game }),
    name: 'Aline',
    players,
    ...(clock && { clock }),
  });
  for (const [at, friend] of friends.entries()) await sitDown(friend, await linkTo(host, at + 1), NAMES[at + 1]);
  await act(host, 'start').click();
  for (const page of people) await page.locator('[data-step]').waitFor();
  return { ...house, people, table };
};

const isAsked = ({ asked, moving }: Look): boolean => asked !== null && !moving;

/** Answers where there is something to answer. */
const answered = async (page: Page): Promise<boolean> => {
  const seen = await look(page);
  if (!isAsked(seen)) return false;
  await answerByMouse(page, seen);
  return true;
};

const answer = async (page: Page): Promise<void> => answerByMouse(page, await untilMyTurn(page));

test('a clock runs out, a bot plays on, and its owner comes back and plays', async ({ open, faults }) => {
  const { time, people } = await dealt(open, { players: 2, clock: SHORT });
  const [aline, bastien] = people;
  for (const page of people) await expect.poll(() => page.locator('[data-clock="runs"]').count()).toBe(2);
  await answer(aline);
  await aline.locator('[data-clock="stands"]').waitFor();
  await clockOf(aline, 'Bastien').waitFor();

  await time.pass(7000);
  await told(bastien, 'handed').waitFor();
  await noted(aline, 'Bastien has run out of time: a bot plays on.').waitFor();
  await aline.locator('[data-presence="1:bot"]').waitFor();
  // A bot thinks in a thread of its own: time passes a little until it has laid his rewards.
  await expect
    .poll(async () => {
      await time.pass(10);
      return isAsked(await look(aline));
    })
    .toBe(true);
  await act(bastien, 'return').click();
  await noted(aline, 'Bastien plays again.').waitFor();
  await aline.locator('[data-presence="1:here"]').waitFor();
  // Whoever is asked answers, until it was he.
  await expect
    .poll(async () => {
      if (await answered(bastien)) return 'Bastien';
      return (await answered(aline)) ? 'Aline' : null;
    })
    .toBe('Bastien');
  expect(faults).toEqual([]);
});

test('somebody who is waited for is nudged, asks for a moment, and gives up', async ({ open, faults }) => {
  const { time, people, table } = await dealt(open, { players: 2, clock: { choice: 30, bank: 600 } });
  const [aline, bastien] = people;
  await answer(aline);
  await act(aline, 'nudge-1').click();
  await bastien.getByText('Aline reminds Bastien that the table is waiting.').first().waitFor();
  await act(aline, 'nudge-1').waitFor({ state: 'detached' });

  await act(bastien, 'match').click();
  await act(bastien, 'moment').click();
  await noted(aline, 'Bastien needs a moment.').waitFor();
  await expect.poll(() => clockOf(aline, 'Bastien').textContent()).toMatch(/2:[23]\d/);

  await act(bastien, 'resign').click();
  await act(bastien, 'resign-no').click();
  await act(bastien, 'resign').click();
  await act(bastien, 'resign-yes').click();
  for (const page of people) {
    await told(page, 'end').getByText('Bastien gave up, so the match ended there.').waitFor();
    await told(page, 'winners').getByText('Aline wins.').waitFor();
  }
  await time.pass(1);
  const file = await aline.request.get(`/api/tables/${table}/match`);
  const { record } = readRecord(await file.text());
  expect(record?.ended).toEqual({ why: 'resigned', seats: [1] });
  expect(record && verify(RULES, record).problem).toBeNull();

  await aline.goto(`/m/${table}`);
  await told(aline, 'match-head').getByText('Bastien gave up, so the match ended there.').waitFor();
  await told(aline, 'match-head').getByText('Aline won.').waitFor();
  expect(faults).toEqual([]);
});

test('all agree to end a match, and nobody has won it', async ({ open, faults }) => {
  const { people } = await dealt(open, { players: 3 });
  const [aline, bastien, camille] = people;
  expect(await aline.locator('[data-clock]').count()).toBe(0);
  await act(aline, 'match').click();
  await act(aline, 'end').click();
  await told(camille, 'motion').filter({ hasText: 'Aline asks' }).waitFor();
  await act(camille, 'vote-no').click();
  await noted(bastien, 'Camille would rather play on.').waitFor();
  await act(aline, 'end').click();
  await told(bastien, 'motion').waitFor();
  await act(bastien, 'vote-yes').click();
  await act(camille, 'vote-yes').click();
  for (const page of people) {
    await told(page, 'end').getByText('All agreed to end the match here. Nobody won.').waitFor();
    // Whoever was asked before, the panel says of nobody that he chooses.
    await expect.poll(() => page.locator('[data-action]').innerText()).not.toMatch(/choosing|Waiting|Your turn/);
    expect(await page.locator('[data-action] h2').textContent()).toBe('The match is over');
  }
  expect(faults).toEqual([]);
});

test.for([
  // Nothing is left to choose, so there is no panel.
  { game: 'roy', says: [] },
  { game: 'trois', says: ['The match is over'] },
] as const)(
  'at $game, too, no panel says whose turn it is once somebody has given up',
  async ({ game, says }, { open, faults }) => {
    const { people } = await dealt(open, { players: 2, game });
    const [aline, bastien] = people;
    for (const page of people) await page.locator('[data-question] h2').first().waitFor({ state: 'attached' });
    await act(bastien, 'match').click();
    await act(bastien, 'resign').click();
    await act(bastien, 'resign-yes').click();
    for (const page of [aline, bastien]) {
      await told(page, 'end').getByText('Bastien gave up, so the match ended there.').waitFor();
      await expect.poll(() => page.locator('[data-question] h2').allTextContents()).toEqual(says);
    }
    expect(faults).toEqual([]);
  },
);
