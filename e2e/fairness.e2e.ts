import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RULES } from '#games/all.ts';
import { type MatchRecord, type Move, same } from '#kernel/journal.ts';
import { readRecord, verify } from '#kernel/match-file.ts';
import { isBelied, readWitness, testify } from '#kernel/witness.ts';
import { test } from './support/browser.ts';
import { openHome } from './support/home.ts';
import { atOnce, linkTo, makeTable, sitDown } from './support/online.ts';
import { answerCards, PATIENCE, playTogether } from './support/play-together.ts';

const QUICK = { locale: 'en', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } } as const;

/** Two people at a table of Musketiere; the second one is ready. */
const twoAtTable = async (open: (options: typeof QUICK) => Promise<Page>) => {
  const [host, guest] = [await open(QUICK), await open(QUICK)];
  await Promise.all([host, guest].map(atOnce));
  const table = await makeTable(host, { game: 'musketiere', players: 2, name: 'Aline', options: ['length-round'] });
  await sitDown(guest, await linkTo(host, 1), 'Bastien');
  await host.locator('[data-seat="1"] .ready').waitFor();
  return { host, guest, table };
};

const recordOf = async (page: Page, table: string): Promise<MatchRecord> => {
  const answer = await page.request.get(`/api/tables/${table}/match`);
  const { record } = readRecord(await answer.text());
  if (record === null) throw new Error('this is no match file');
  return record;
};

/** The first choice of the match is exchanged for another that the rules allow as well. */
const exchanged = (record: MatchRecord): MatchRecord => {
  const [[seat, first], ...rest] = record.entries;
  const other = rest.findIndex(([by, choice]) => by === seat && choice !== null && !same(choice, first));
  const entries: Move[] = rest.map(([by, choice], at) => (at === other ? [by, first] : [by, choice]));
  return { ...record, entries: [[seat, rest[other][1]], ...entries] };
};

const said = (page: Page) => page.locator('[data-testid="witnessed"]');

test(
  'whoever played sees that all he saw is in the record, and is warned of one that was tampered with',
  async ({ open, faults }) => {
    const { host, guest, table } = await twoAtTable(open);
    await host.locator('[data-testid="house"]').waitFor();
    await host.locator('[data-act="start"]').click();
    await playTogether([host, guest], answerCards);

    for (const page of [host, guest]) {
      await said(page).waitFor();
      expect(await said(page).getAttribute('data-said')).toBe('all');
      expect(await said(page).innerText()).toContain('All you saw is in the record');
    }
    const record = await recordOf(guest, table);
    expect(record.promises?.every(promise => promise !== null)).toBe(true);
    expect(record.seats.every(seat => seat.words.length >= 32)).toBe(true);

    await said(guest).locator('button').click();
    await guest.locator('[data-testid="last-link"]').waitFor();
    expect(await guest.locator('[data-said="belied"], [data-said="wrong"]').count()).toBe(0);
    expect(await guest.locator('li[data-said="proved"]').count()).toBe(5);
    const saving = guest.waitForEvent('download');
    await guest.locator('[data-act="keep-seen"]').click();
    const witness = readWitness(await readFile(await (await saving).path(), 'utf8'));
    expect(testify(record, witness)).toMatchObject({ promises: 'proved', upTo: record.entries.length });

    const forged = exchanged(record);
    expect(verify(RULES, { ...forged, entries: forged.entries.slice(0, 1) }).problem).toBeNull();
    expect(isBelied(testify(forged, witness))).toBe(true);
    await guest.route(`**/api/tables/${table}/match`, route => route.fulfill({ json: forged }));
    await guest.reload();
    await said(guest).waitFor();
    expect(await said(guest).getAttribute('data-said')).toBe('wrong');
    expect(await guest.getByRole('alert').allInnerTexts()).toContainEqual(
      expect.stringContaining('This record is not the match you saw!'),
    );
    expect(faults).toEqual([]);
  },
  PATIENCE,
);

test('a deal waits for a browser that is away, can be called off, and begins by itself when it comes back', async ({
  open,
  faults,
}) => {
  const { host, guest, table } = await twoAtTable(open);
  await openHome(guest);
  await host.locator('[data-seat="1"] .away').waitFor();
  await host.locator('[data-act="start"]').click();
  await expect.poll(() => host.locator('[data-testid="dealing"]').innerText()).toContain('as soon as Bastien looks in');
  await host.locator('[data-act="thaw"]').click();
  await host.locator('[data-testid="called-off"]').waitFor();

  await guest.goto(`/t/${table}`);
  await guest.locator('[data-act="ready"]').click();
  await host.locator('[data-seat="1"] .ready').waitFor();
  await openHome(guest);
  await host.locator('[data-seat="1"] .away').waitFor();
  await host.locator('[data-act="start"]').click();
  await host.locator('[data-testid="dealing"]').waitFor();
  await guest.goto(`/t/${table}`);
  for (const page of [host, guest]) await page.locator('[data-step]').waitFor();
  expect(faults).toEqual([]);
});
