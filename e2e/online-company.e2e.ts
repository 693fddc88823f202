import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import type { ToClient } from '#wire/to-client.ts';
import type { NewTable, ToServer } from '#wire/to-server.ts';
import { answered, pressAny, whims } from './support/answers.ts';
import { test } from './support/browser.ts';
import { look } from './support/look.ts';
import { atOnce } from './support/online.ts';

const ME = 1;
const game = RULES.roy;
const BOT = { kind: 'bot', level: 'steady' } as const;

/** One person among bots, and no hourglass: nobody may be hurried by a slow machine. */
const WANTED: NewTable = {
  game: 'roy',
  options: { noHourglass: 'on' },
  seats: [BOT, { kind: 'invited' }, BOT, BOT],
  mySeat: ME,
  name: 'Aline',
  face: 'athos',
  title: '',
  language: 'en',
  pace: 'live',
  listed: false,
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

/** Steps that came while I was asked about a matter of the team, and had said nothing to it. */
const overMyHead = (heard: readonly (ToClient | ToServer)[]): number => {
  let [asked, steps] = [false, 0];
  for (const message of heard) {
    if (message.kind === 'choose' || (message.kind === 'act' && message.act.act === 'nod')) asked = false;
    if (message.kind !== 'step' && message.kind !== 'welcome') continue;
    if (message.kind === 'step' && asked) steps++;
    asked = message.position?.asked.some(({ seat, choices }) => seat === ME && choices.some(isTeams)) ?? false;
  }
  return steps;
};

const remarks = (page: Page) => page.locator('[data-testid="chronicle"] .remark');

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
  const agree = page.locator('[data-agree]').first();
  await agree.waitFor({ state: 'visible' });
  await page.reload();
  await agree.waitFor({ state: 'visible' });

  const whim = whims();
  const nods = () => heard.filter(message => message.kind === 'act' && message.act.act === 'nod').length;
  // Whatever somebody else has settled meanwhile can no longer be pressed.
  const nod = () => agree.click({ timeout: 2000 }).catch(() => {});
  while (nods() < 3 || (await remarks(page).count()) === 0 || (await look(page)).asked !== 'select') {
    expect((await look(page)).over, 'the match is over before the bots have suggested enough').toBe(false);
    const agreeing = nods() < 3 && (await agree.count()) > 0;
    if (!(await answered(page, () => (agreeing ? nod() : pressAny(page, whim))))) await page.waitForTimeout(20);
  }
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
  await expect.poll(() => remarks(page).allInnerTexts()).toEqual(said);
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
