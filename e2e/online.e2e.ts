import { errors, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { RULES } from '#games/index.ts';
import { type MatchRecord, stateOf } from '#kernel/journal.ts';
import { readRecord, verify } from '#kernel/match-file.ts';
import { test } from './support/browser.ts';
import { answerByMouse, look } from './support/musketiere.ts';
import { atOnce, linkTo, makeTable, sitDown } from './support/online.ts';

const NAMES = ['Aline', 'Bastien', 'Camille', 'Denis', 'Elise'] as const;
const PATIENCE = 180_000;

/** The file of a finished match, proved from the seal to the last choice. */
const provedMatch = async (table: string): Promise<MatchRecord> => {
  const answer = await fetch(`${inject('url')}/api/tables/${table}/match`);
  const { record } = readRecord(await answer.text());
  if (record === null) throw new Error('this is no match file');
  expect(verify(RULES, record).problem).toBeNull();
  return record;
};

/** Everybody answers whenever he is asked, until all see the end; `between` may disturb them. */
const playTogether = async (
  pages: Page[],
  answer: (page: Page) => Promise<boolean>,
  between: (answers: number) => Promise<void>,
): Promise<void> => {
  const until = Date.now() + PATIENCE;
  let answers = 0;
  const over = async () =>
    (await Promise.all(pages.map(page => page.locator('[data-testid="end"]').count()))).every(Boolean);
  while (!(await over())) {
    let acted = false;
    // By place: somebody may come back with another browser.
    for (const at of pages.keys()) {
      if (!(await answer(pages[at]))) continue;
      acted = true;
      await between(++answers);
    }
    if (Date.now() > until) throw new Error(`the match does not go on after ${answers} answers`);
    if (!acted) await pages[0].waitForTimeout(20);
  }
};

const answerCards = async (page: Page): Promise<boolean> => {
  const seen = await look(page);
  if (seen.over || !(seen.reckoning || (seen.asked !== null && !seen.moving))) return false;
  await answerByMouse(page, seen);
  return true;
};

/** Any of the choices. Somebody else may be quicker, and then the question is another one. */
const answerInWords =
  (whim: () => number) =>
  async (page: Page): Promise<boolean> => {
    const seen = await look(page);
    if (seen.over || seen.asked === null || seen.moving) return false;
    const choices = page.locator('[data-choice]');
    const count = await choices.count();
    if (count === 0) return false;
    const step = page.locator('[data-step]');
    const before = await step.getAttribute('data-step');
    try {
      await choices.nth(Math.floor(whim() * count)).click({ timeout: 2000 });
      await page.waitForFunction(
        known => document.querySelector('[data-step]')?.getAttribute('data-step') !== known,
        before,
        { timeout: 5000 },
      );
      return true;
    } catch (error) {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    }
  };

/** The same whims in every run. */
const whims = () => {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

test(
  'five browsers play Musketiere online to its end, though one is closed and one goes offline',
  async ({ open, faults }) => {
    const people = await Promise.all([0, 1, 2, 3, 4].map(() => open({ locale: 'en', reducedMotion: 'reduce' })));
    for (const page of people) await atOnce(page);
    const [host, ...others] = people;
    const table = await makeTable(host, { game: 'musketiere', players: 4, name: NAMES[0], options: ['length-round'] });
    const links = [await linkTo(host, 1), await linkTo(host, 2), await linkTo(host, 3)];
    for (const [at, link] of links.entries()) await sitDown(others[at], link, NAMES[at + 1]);
    await others[3].goto(await linkTo(host, 'watch'));
    await host.locator('[data-act="start"]').click();

    // The last one only looks on.
    const players = [host, ...others];
    await playTogether(players, answerCards, async answers => {
      if (answers === 9) {
        // Bastien's browser is gone for good; on another device his own link opens his seat.
        const key = await players[1].evaluate(id => localStorage.getItem(`panache.key.${id}`), table);
        await players[1].context().close();
        players[1] = await open({ locale: 'en', reducedMotion: 'reduce' });
        await atOnce(players[1]);
        await players[1].goto(`/t/${table}/${key}`);
        await players[1].locator('[data-step]').waitFor();
      }
      if (answers === 14) {
        await players[2].context().setOffline(true);
        await players[2].locator('[data-testid="line"]').filter({ hasText: /./ }).waitFor();
      }
      if (answers === 16) await players[2].context().setOffline(false);
    });

    const record = await provedMatch(table);
    const outcome = RULES.musketiere.outcome(stateOf(verify(RULES, record).course ?? raise()));
    expect(record.seats.map(seat => seat.name)).toEqual(NAMES.slice(0, 4));
    expect(outcome?.winners.length).toBeGreaterThan(0);
    expect(faults.filter(fault => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault))).toEqual([]);
  },
  PATIENCE + 60_000,
);

const raise = (): never => {
  throw new Error('the match does not replay');
};

test(
  'five browsers play Mousquetaires du Roy online to its end, though one is closed and one goes offline',
  async ({ open, faults }) => {
    const players = await Promise.all([0, 1, 2, 3, 4].map(() => open({ locale: 'en', reducedMotion: 'reduce' })));
    for (const page of players) await atOnce(page);
    const [host] = players;
    const table = await makeTable(host, { game: 'roy', players: 5, name: NAMES[0] });
    const links = await Promise.all([1, 2, 3, 4].map(seat => linkTo(host, seat)));
    for (const [at, link] of links.entries()) await sitDown(players[at + 1], link, NAMES[at + 1]);
    await host.locator('[data-act="start"]').click();

    await playTogether(players, answerInWords(whims()), async answers => {
      if (answers === 12) {
        const context = players[3].context();
        await players[3].close();
        players[3] = await context.newPage();
        await atOnce(players[3]);
        await players[3].goto(`/t/${table}`);
        await players[3].locator('[data-step]').waitFor();
      }
      if (answers === 20) await players[2].context().setOffline(true);
      if (answers === 23) await players[2].context().setOffline(false);
    });
    const record = await provedMatch(table);
    expect(record.seats.map(seat => seat.name)).toEqual(NAMES);
    expect(faults.filter(fault => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault))).toEqual([]);
  },
  PATIENCE + 60_000,
);
