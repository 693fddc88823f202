import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { noPostgres, startPostgres } from '#server/store/postgres.testing.ts';
import { PROTOCOL } from '#wire/limits.ts';
import type { ToClient } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import { test } from './support/browser.ts';
import { atOnce, linkTo, makeTable, sitDown } from './support/online.ts';
import { startServer } from './support/server.ts';

const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);
const told = (page: Page, name: string) => page.locator(`[data-testid="${name}"]`);
const noted = (page: Page, text: string) => told(page, 'chronicle').getByText(text);

const NAMES = ['Aline', 'Bastien', 'Camille'] as const;

/** Enters a table and acts there in one breath, as no page does: before the node has heard of anybody. */
const inOneBreath = (page: Page, table: string, acts: readonly Act[]): Promise<(string | null)[]> =>
  page.evaluate(
    ({ enter, messages }) =>
      new Promise(resolve => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
        const answers = new Map<string, string | null>();
        socket.onopen = () => {
          for (const message of [enter, ...messages]) socket.send(JSON.stringify(message));
        };
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data) as ToClient;
          if (message.kind === 'done') answers.set(message.id, null);
          if (message.kind === 'refused') answers.set(message.id ?? '', message.why);
          if (!messages.every(({ id }) => answers.has(id))) return;
          socket.close();
          resolve(messages.map(({ id }) => answers.get(id) ?? null));
        };
      }),
    {
      enter: { kind: 'enter', protocol: PROTOCOL, table, key: null, have: null },
      messages: acts.map((each, at) => ({ kind: 'act', id: `in-one-breath-${at}`, act: each })),
    },
  );

describe.skipIf(noPostgres !== null)(
  `three nodes with PostgreSQL${noPostgres === null ? '' : `, ${noPostgres}`}`,
  () => {
    const urls: string[] = [];
    const stops: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      const postgres = await startPostgres({ fsync: false });
      stops.push(postgres.stop);
      const database = await postgres.database();
      // Bots take their time: what is looked at here happens between two of their choices.
      const nodes = await Promise.all(
        NAMES.map(() => startServer({ DATABASE_URL: database, PANACHE_BOT_PAUSE: '5000' })),
      );
      for (const { url, stop } of nodes) {
        urls.push(url);
        stops.unshift(stop);
      }
    });
    afterAll(async () => {
      for (const stop of stops) await stop();
    });

    /** Three people whose cards are dealt, each at the node given for him. */
    const dealt = async (
      open: (options: { baseURL: string; locale: string }) => Promise<Page>,
      places: readonly [number, number, number],
      clock?: { choice: number; bank: number },
    ) => {
      const people = await Promise.all(places.map(place => open({ baseURL: urls[place], locale: 'en' })));
      for (const page of people) await atOnce(page);
      const [host, ...friends] = people;
      const table = await makeTable(host, { game: 'musketiere', players: 3, name: NAMES[0], ...(clock && { clock }) });
      for (const [at, friend] of friends.entries()) await sitDown(friend, await linkTo(host, at + 1), NAMES[at + 1]);
      await act(host, 'start').click();
      for (const page of people) await page.locator('[data-step]').waitFor();
      return { people, table };
    };

    test('a clock runs out on each of them, once, and all are told of it', async ({ open, faults }) => {
      const { people } = await dealt(open, [0, 1, 2], { choice: 1, bank: 5 });
      for (const page of people) await told(page, 'handed').waitFor();
      for (const page of people)
        for (const name of NAMES)
          await expect.poll(() => noted(page, `${name} has run out of time: a bot plays on.`).count()).toBe(1);
      await act(people[2], 'return').click();
      for (const page of people) await noted(page, 'Camille plays again.').waitFor();
      expect(faults).toEqual([]);
    });

    test('nobody’s seat is stolen by way of another node, and who was gone comes back to it there', async ({
      open,
      faults,
    }) => {
      const { people, table } = await dealt(open, [0, 1, 0]);
      const [aline, bastien, camille] = people;
      await camille.locator('[data-asked]').waitFor();
      const theft: readonly Act[] = [
        { act: 'reissue', seat: 2 },
        { act: 'move', about: { what: 'replace', seat: 2 } },
        { act: 'hand', seat: 2, level: 'random' },
      ];
      const refused = ['not-gathering', 'still-here', 'still-here'];
      // The host's cookie is good on every node, and nobody is at this table by way of the third.
      await aline.goto(`${urls[2]}/credits`);
      expect(await inOneBreath(aline, table, theft)).toEqual(refused);
      await camille.goto('/credits');
      await bastien.locator('[data-presence="2:away"]').waitFor();
      expect(await inOneBreath(aline, table, theft)).toEqual(refused);

      await aline.goto(`${urls[2]}/t/${table}`);
      await aline.locator('[data-step]').waitFor();
      for (const deed of ['hand-2', 'replace-2', 'offered-2']) expect(await act(aline, deed).count()).toBe(0);
      await camille.goto(`${urls[2]}/t/${table}`);
      await camille.locator('[data-asked]').waitFor();
      for (const page of [aline, bastien]) await page.locator('[data-presence="2:here"]').waitFor();
      expect(faults).toEqual([]);
    });
  },
);
