import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en as seats } from '#web/online/seats/text/en.ts';
import { en as online } from '#web/online/text/en.ts';
import { test } from './support/browser.ts';
import { openHouseByHand } from './support/house-by-hand.ts';
import { atOnce, linkTo, makeTable, sitDown } from './support/online.ts';

const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);
const told = (page: Page, name: string) => page.locator(`[data-testid="${name}"]`);

const CARDS = { game: 'musketiere', name: 'Aline', options: ['length-round'] } as const;

test('a stranger who takes a seat and never begins is removed for good, and the table is called off', async ({
  open,
  faults,
}) => {
  const { here, elsewhere } = await openHouseByHand();
  const host = await open({ baseURL: here, locale: 'en' });
  const table = await makeTable(host, { ...CARDS, players: 3 });
  await act(host, 'plan-1').selectOption('open');
  await act(host, 'finding-listed').check({ force: true });

  const stranger = await open({ baseURL: elsewhere, locale: 'en' });
  await stranger.goto(`/t/${table}`);
  await act(stranger, 'my-name').fill('Rochefort');
  await act(stranger, 'take-seat').click();
  await host.locator('[data-seat="1"][data-taken="true"]').waitFor();
  await act(host, 'show-out-1').click();
  await act(host, 'out-for-good').click();
  await stranger.locator('[data-notice]').getByRole('heading', { name: online.door.titles.removed }).waitFor();
  await host.locator('[data-seat="1"][data-taken="false"]').waitFor();

  const freshCookie = await open({ baseURL: elsewhere, locale: 'en' });
  await freshCookie.goto(`/t/${table}`);
  await freshCookie.locator('[data-notice]').getByRole('heading', { name: online.door.titles.removed }).waitFor();

  await act(host, 'close-1').click();
  await expect.poll(() => host.locator('[data-seat]').count()).toBe(2);
  const friend = await open({ baseURL: elsewhere, locale: 'en' });
  await sitDown(friend, await linkTo(host, 1), 'Bastien');
  await host.locator('[data-seat="1"][data-taken="true"]').waitFor();
  await act(host, 'call-off').click();
  await act(host, 'call-off-yes').click();
  for (const page of [host, friend])
    await page.locator('[data-notice]').getByRole('heading', { name: seats.callOff.offTitle }).waitFor();
  expect(faults).toEqual([]);
});

test('somebody else plays on for a player who is away, who then takes the seat back', async ({ open, faults }) => {
  const { time, here, elsewhere } = await openHouseByHand();
  const people = await Promise.all(['Aline', 'Bastien', 'Camille'].map(() => open({ baseURL: here, locale: 'en' })));
  for (const page of people) await atOnce(page);
  const [aline, bastien, camille] = people;
  const table = await makeTable(aline, { ...CARDS, players: 3 });
  await sitDown(bastien, await linkTo(aline, 1), 'Bastien');
  await sitDown(camille, await linkTo(aline, 2), 'Camille');
  await act(aline, 'start').click();
  for (const page of people) await page.locator('[data-step]').waitFor();

  await camille.goto('/credits');
  await aline.locator('[data-presence="2:away"]').waitFor();
  await time.pass(6000);
  await told(aline, 'away-2')
    .filter({ hasText: /Camille is away\. A bot may play in (1:00|0:5\d)/ })
    .waitFor();
  await time.pass(90_000);
  await act(aline, 'hand-2').click();
  await act(aline, 'replace-2').click();
  await told(bastien, 'motion').filter({ hasText: 'Aline asks' }).waitFor();
  await told(aline, 'motion').filter({ hasText: 'Bastien' }).waitFor();
  await act(bastien, 'vote-yes').click();
  await act(aline, 'offered-2').click();
  const link = new URL(await aline.locator('dialog[open] input').first().inputValue()).pathname;

  const secondCookie = await open({ baseURL: here, locale: 'en' });
  await secondCookie.goto(link);
  await act(secondCookie, 'my-name').fill('Denis');
  await act(secondCookie, 'take-over').click();
  await secondCookie.getByText(online.why['same-device']).waitFor();

  const denis = await open({ baseURL: elsewhere, locale: 'en' });
  await atOnce(denis);
  await denis.goto(link);
  await act(denis, 'my-name').fill('Denis');
  await act(denis, 'take-over').click();
  await denis.locator('[data-presence="2:here"]').waitFor();
  await told(denis, 'spectator').waitFor({ state: 'detached' });

  await camille.goto(`/t/${table}`);
  await told(camille, 'owned')
    .filter({ hasText: seats.reclaim.text('Denis') })
    .waitFor();
  await act(camille, 'reclaim').click();
  await told(camille, 'owned').waitFor({ state: 'detached' });
  await told(denis, 'spectator').waitFor();
  await aline.locator('[data-presence="2:here"]').filter({ hasText: 'Camille' }).waitFor();
  expect(faults).toEqual([]);
});
