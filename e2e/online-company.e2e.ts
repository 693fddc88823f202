import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import type { Position, ToClient } from '#wire/to-client.ts';
import type { NewTable, ToServer } from '#wire/to-server.ts';
import { answered, pressAny, whims } from './support/answers.ts';
import { test } from './support/browser.ts';
import { HER_TABLE } from './support/her-table.ts';
import { look } from './support/look.ts';
import { atOnce } from './support/online.ts';

const ME = 1;
const game = RULES.roy;
const BOT = { kind: 'bot', level: 'steady' } as const;

/** One person among bots, and no hourglass: nobody may be hurried by a slow machine. */
const WANTED: NewTable = {
  ...HER_TABLE,
  game: 'roy',
  options: { noHourglass: 'on' },
  seats: [BOT, { kind: 'invited' }, BOT, BOT],
  mySeat: ME,
  title: '',
  language: 'en',
};

const layTable = async (page: Page): Promise<void> => {
  await page.goto('/');
  const table = await page.evaluate(async wanted => {
    await fetch('/api/me', { method: 'POST' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) });
    return ((await answer.json()) as { table: string }).table;
  }, WANTED);
  await page.goto(`/t/${table}`);
};

/** What went over the wire, both ways. */
const listenIn = (page: Page): readonly (ToClient | ToServer)[] => {
  const heard: (ToClient | ToServer)[] = [];
  const hear = ({ payload }: { payload: string | Buffer }) => void heard.push(JSON.parse(String(payload)));
  page.on('websocket', socket => {
    socket.on('framereceived', hear);
    socket.on('framesent', hear);
  });
  return heard;
};

const isTeams = (choice: unknown): boolean => ['man', 'start'].includes(game.matter?.(choice) ?? '');

/** I am asked about a matter of the team. */
const asksTeam = (position: Position | null): boolean =>
  position?.asked.some(({ seat, choices }) => seat === ME && choices.some(isTeams)) ?? false;

const isNod = (message: ToClient | ToServer): boolean => message.kind === 'act' && message.act.act === 'nod';

const isPosition = (message: ToClient | ToServer) => message.kind === 'step' || message.kind === 'welcome';

/** Steps that came while I was asked about a matter of the team, and had said nothing to it. */
const overMyHead = (heard: readonly (ToClient | ToServer)[]): number => {
  let [asked, steps] = [false, 0];
  for (const message of heard) {
    if (message.kind === 'choose' || isNod(message)) asked = false;
    if (!isPosition(message)) continue;
    if (message.kind === 'step' && asked) steps++;
    asked = asksTeam(message.position);
  }
  return steps;
};

const agreement = (page: Page) => page.locator('[data-agree]').first();
const remarks = (page: Page) => page.locator('[data-testid="chronicle"] .remark');

/** Agrees with what bots suggest, three times; then plays on until they have said something and the team is asked who goes. */
const agreeWithBots = async (page: Page, heard: readonly (ToClient | ToServer)[]): Promise<void> => {
  const whim = whims();
  const isAskedAsTeam = () => asksTeam(heard.findLast(isPosition)?.position ?? null);
  // Bots think before they suggest. Where none does, or another was quicker, anything will do.
  const nod = () =>
    agreement(page)
      .click({ timeout: 5000 })
      .catch(() => pressAny(page, whim));
  for (;;) {
    const { asked, moving, over } = await look(page);
    expect(over, 'the match is over before the bots have suggested enough').toBe(false);
    const isAgreed = heard.filter(isNod).length >= 3;
    if (isAgreed && asked === 'select' && (await remarks(page).count()) > 0) return;
    // Only what has been looked at is answered: else the question that is waited for could be answered unseen.
    if (asked === null || moving) await page.waitForTimeout(20);
    else await answered(page, () => (!isAgreed && isAskedAsTeam() ? nod() : pressAny(page, whim)));
  }
};

test('online too bots are company: they suggest and wait, say why, heed a wish and give advice', async ({
  open,
  faults,
}) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await atOnce(page);
  const heard = listenIn(page);
  await layTable(page);
  await page.locator('[data-act="advice-off"]').check({ force: true });
  await page.locator('[data-act="start"]').click();

  // The team's first question: what the others would say stands there, and waits, also through a reload.
  const agree = agreement(page);
  await agree.waitFor({ state: 'visible' });
  await page.reload();
  await agree.waitFor({ state: 'visible' });

  await agreeWithBots(page, heard);
  const said = await remarks(page).allInnerTexts();

  await page.locator('[data-act="company"]').click();
  await expect.poll(() => page.locator('[data-act="ask-advice"]').count()).toBe(0);
  const companion = page.locator('[data-companion]').first();
  if ((await companion.getAttribute('open')) === null) await companion.locator('summary').click();
  await companion.locator('[data-act="wish"]').first().click();
  await companion.locator('.answer').waitFor({ state: 'visible' });
  const answer = await companion.locator('.answer').innerText();
  await page.keyboard.press('Escape');

  await page.locator('[data-act="match"]').click();
  await page.locator('[data-act="advice-on"]').check({ force: true });
  await page.keyboard.press('Escape');
  await page.reload();
  // A bot may have found more words meanwhile.
  await expect.poll(() => remarks(page).allInnerTexts()).toEqual(expect.arrayContaining(said));
  await page.locator('[data-act="company"]').click();
  await expect.poll(() => companion.locator('.answer').innerText()).toBe(answer);
  await page.locator('[data-act="ask-advice"]').click();
  const advice = page.locator('[data-testid="advice"] li:has([data-act="follow-advice"])');
  await advice.first().waitFor({ state: 'visible' });
  const proposed = await advice.locator('b').allInnerTexts();
  const names = await advice.locator('[data-act="follow-advice"]').evaluateAll(all => all.map(each => each.ariaLabel));
  expect(names, 'heard alone, each button says what it does').toEqual(proposed.map(choice => `Do it: ${choice}`));
  expect(overMyHead(heard)).toBe(0);
  expect(faults).toEqual([]);
});
