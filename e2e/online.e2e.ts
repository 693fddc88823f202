import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { RULES } from '#games/all.ts';
import type { State } from '#games/trois/state.ts';
import { type MatchRecord, replay, stateOf } from '#kernel/journal.ts';
import { readRecord, verify } from '#kernel/match-file.ts';
import { noPostgres, startPostgres } from '#server/store/postgres.testing.ts';
import { type Answer, answerAnyhow, whims } from './support/answers.ts';
import { test } from './support/browser.ts';
import { linkTo, makeTable, sitDown } from './support/online.ts';
import { answerCards, PATIENCE, playTogether } from './support/play-together.ts';
import { startServer } from './support/server.ts';
import { answerBoldly } from './support/trois.ts';
import { forWholeMatch } from './support/whole-match.ts';

const NAMES = ['Aline', 'Bastien', 'Camille'] as const;
const LONGEST = PATIENCE + 60_000;

/** The file of a finished match, proved from the seal to the last choice. */
const provedMatch = async (url: string, table: string, player: Page): Promise<MatchRecord> => {
  const answer = await player.request.get(`${url}/api/tables/${table}/match`);
  const { record } = readRecord(await answer.text());
  if (record === null) throw new Error('this is no match file');
  expect(verify(RULES, record).problem).toBeNull();
  return record;
};

/** Everybody's browser finds what it saw in the record, whatever he missed. */
const allBearWitness = async (people: readonly Page[]): Promise<void> => {
  for (const page of people)
    await expect
      .poll(() => page.locator('[data-testid="witnessed"]').getAttribute('data-said'))
      .toMatch(/^(all|part)$/);
};

/** Nothing else may go wrong in a page that loses its connection. */
const isOffline = (fault: string): boolean => /ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault);

/** Somebody's line, which is cut and comes back; at the latest when all the others wait for him. */
const lineOf = (person: () => Page) => {
  let away = false;
  const cut = async (offline: boolean) => {
    if (offline === away) return;
    away = offline;
    await person().context().setOffline(offline);
  };
  return { cut, comeBack: (time: number) => (time > 1000 ? cut(false) : Promise.resolve()) };
};

type Urls = () => readonly string[];

/** Person by person they come by the addresses given, and so by several nodes. */
const browsersAt = (urls: Urls) => (place: number) => ({
  locale: 'en',
  reducedMotion: 'reduce' as const,
  baseURL: urls()[place % urls().length],
});

/** From the set-up to the end. */
const playCards = (urls: Urls): void => {
  const browserAt = browsersAt(urls);

  test(
    'three play Musketiere to its end and one looks on, though a browser is lost for good and one goes offline',
    async ({ open, faults }) => {
      // The last one only looks on.
      const people = await Promise.all([...NAMES, 'Denis'].map((_, place) => open(browserAt(place))));
      for (const page of people) await forWholeMatch(page);
      const [host, ...others] = people;
      const table = await makeTable(host, {
        game: 'musketiere',
        players: 3,
        name: NAMES[0],
        options: ['length-round'],
      });
      const links = [await linkTo(host, 1), await linkTo(host, 2)];
      for (const [at, link] of links.entries()) await sitDown(others[at], link, NAMES[at + 1]);
      await others[2].goto(await linkTo(host, 'watch'));
      await host.locator('[data-act="start"]').click();

      const line = lineOf(() => people[2]);
      const disturb = async (answers: number) => {
        if (answers === 9) {
          // Bastien's browser is gone for good; on another device his own link opens his seat.
          const key = await people[1].evaluate(id => localStorage.getItem(`panache.key.${id}`), table);
          await people[1].context().close();
          people[1] = await open(browserAt(2));
          await forWholeMatch(people[1]);
          await people[1].goto(`/t/${table}/${key}`);
          await people[1].locator('[data-step]').waitFor();
        }
        if (answers === 14) {
          await line.cut(true);
          await people[2].locator('[data-testid="line"]').filter({ hasText: /./ }).waitFor();
        }
        if (answers === 16) await line.cut(false);
      };
      await playTogether(people, answerCards, disturb, line.comeBack);

      const record = await provedMatch(urls()[0], table, host);
      expect(record.seats.map(seat => seat.name)).toEqual(NAMES);
      await allBearWitness(people);
      expect(faults.filter(fault => !isOffline(fault))).toEqual([]);
    },
    LONGEST,
  );
};

interface FarMatch {
  readonly game: 'roy' | 'trois';
  readonly title: string;
  readonly answerBy: (whim: () => number) => Answer;
  /** What the pages must show besides, once the match is over. */
  readonly atEnd?: (record: MatchRecord, people: readonly Page[]) => Promise<void>;
}

/** From the set-up to the end. */
const playFarApart = (urls: Urls, { game, title, answerBy, atEnd = async () => {} }: FarMatch): void => {
  const browserAt = browsersAt(urls);

  test(
    `three browsers play ${title} to its end, though one is closed and one goes offline`,
    async ({ open, faults }) => {
      const people = await Promise.all(NAMES.map((_, place) => open(browserAt(place))));
      for (const page of people) await forWholeMatch(page);
      const [host] = people;
      const table = await makeTable(host, { game, players: 3, name: NAMES[0] });
      for (const seat of [1, 2]) await sitDown(people[seat], await linkTo(host, seat), NAMES[seat]);
      await host.locator('[data-act="start"]').click();

      const line = lineOf(() => people[2]);
      const disturb = async (answers: number) => {
        if (answers === 12) {
          const context = people[1].context();
          await people[1].close();
          people[1] = await context.newPage();
          await forWholeMatch(people[1]);
          await people[1].goto(`/t/${table}`);
          await people[1].locator('[data-step]').waitFor();
        }
        if (answers === 20) await line.cut(true);
        if (answers === 23) await line.cut(false);
      };
      await playTogether(people, answerBy(whims()), disturb, line.comeBack);

      const record = await provedMatch(urls()[1 % urls().length], table, host);
      expect(record.seats.map(seat => seat.name)).toEqual(NAMES);
      await atEnd(record, people);
      await allBearWitness(people);
      expect(faults.filter(fault => !isOffline(fault))).toEqual([]);
    },
    LONGEST,
  );
};

const ROY: FarMatch = { game: 'roy', title: 'Mousquetaires du Roy', answerBy: answerAnyhow };

const RACE: FarMatch = {
  game: 'trois',
  title: 'Les trois Mousquetaires',
  answerBy: answerBoldly,
  async atEnd(record, people) {
    const { winner } = stateOf(replay(RULES.trois, record).course) as State;
    const told = await Promise.all(people.map(page => page.locator('[data-finale]').getAttribute('data-finale')));
    expect(told).toEqual(NAMES.map(() => String(winner)));
  },
};

describe('on one machine', () => {
  const urls = () => [inject('url')];
  playCards(urls);
  playFarApart(urls, ROY);
  playFarApart(urls, RACE);
});

describe.skipIf(noPostgres !== null)(
  `on three nodes with PostgreSQL${noPostgres === null ? '' : `, ${noPostgres}`}`,
  () => {
    const urls: string[] = [];
    const stops: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      const postgres = await startPostgres({ fsync: false });
      stops.push(postgres.stop);
      const database = await postgres.database();
      const nodes = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL: database })));
      for (const { url, stop } of nodes) {
        urls.push(url);
        stops.unshift(stop);
      }
    });
    afterAll(async () => {
      for (const stop of stops) await stop();
    });

    // What nodes do for one another does not ask which game is played.
    playCards(() => urls);
  },
);
