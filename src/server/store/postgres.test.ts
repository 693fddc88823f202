// A database of its own takes its time to begin.
// @module-tag long
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { askPostgres as ask, noPostgres, PATIENT, type RunningPostgres, startPostgres } from './postgres.testing.ts';
import { openPostgres } from './postgres.ts';
import type { Appending } from './postgres-patience.ts';
import { playing, seating, sitting, summaryOf, tableOf } from './samples.testing.ts';
import type { News, Store } from './store.ts';
import { testStore } from './suite.testing.ts';
import { UnsureAppend } from './unsure-append.ts';

describe.skipIf(noPostgres !== null)(`PostgreSQL${noPostgres === null ? '' : ` (${noPostgres})`}`, () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await startPostgres({ fsync: false });
  });
  afterAll(() => server?.stop());

  describe('one node', () => {
    let url: string;
    beforeAll(async () => {
      url = await server.database();
    });

    testStore(async () => {
      await ask(url, 'drop schema if exists panache cascade');
      return { open: () => openPostgres(url, PATIENT) };
    });
  });

  describe('three nodes', () => {
    let url: string;
    let nodes: readonly Store[];
    beforeEach(async () => {
      url = await server.database();
      // All at once: one of them makes the schema.
      nodes = await Promise.all([openPostgres(url, PATIENT), openPostgres(url, PATIENT), openPostgres(url, PATIENT)]);
    });
    afterEach(() => Promise.all(nodes.map(node => node.close())));

    const heardBy = (node: Store): News[] => {
      const heard: News[] = [];
      node.listen(news => heard.push(news));
      return heard;
    };

    const opened = async (appending: Appending): Promise<Store> => {
      const node = await openPostgres(url, { ...PATIENT, appending });
      onTestFinished(() => node.close());
      return node;
    };

    /** A node with three tables, and somebody who writes at table b until he is told otherwise. */
    const withHolder = async (appending: Appending) => {
      const node = await opened(appending);
      for (const id of ['a', 'b', 'c']) await node.create(tableOf(id), summaryOf(), 1);
      const holding = new pg.Client({ connectionString: url });
      await holding.connect();
      onTestFinished(() => holding.end());
      await holding.query('begin');
      await holding.query(`select 1 from panache.tables where id = 'b' for update`);
      return { node, holding };
    };

    const untilOneWaits = async (): Promise<void> => {
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await ask(url, waiting)).rowCount).toBe(1);
    };

    /** A node whose one connection for lines is to a backend that stands still until it may go on. */
    const withStill = async (appending: Appending) => {
      const node = await opened(appending);
      for (const id of ['a', 'b']) await node.create(tableOf(id), summaryOf(), 1);
      // Where little time is given, a busy machine takes more than one try.
      await expect.poll(() => node.append('a', playing(1), null).catch(String)).toMatch(/^(kept|taken)$/);
      const its = `select pid from pg_stat_activity where datname = current_database() and application_name = 'panache append'`;
      const backends = async () => (await ask(url, its)).rows;
      await expect.poll(backends).toHaveLength(1);
      const [{ pid }] = await backends();
      process.kill(pid, 'SIGSTOP');
      let isStill = true;
      const goOn = () => {
        if (isStill) process.kill(pid, 'SIGCONT');
        isStill = false;
      };
      onTestFinished(goOn);
      return { node, goOn };
    };

    test('of those who race for a number exactly one gets it', async () => {
      await nodes[0].create(tableOf('t1'), summaryOf(), 1);
      for (let number = 1; number <= 20; number++) {
        const racers = Array.from({ length: 15 }, (_, racer) => playing(number, { racer }));
        const answers = await Promise.all(racers.map((line, at) => nodes[at % 3].append('t1', line, summaryOf())));
        expect(answers.filter(answer => answer === 'kept')).toHaveLength(1);
        expect((await nodes[number % 3].since('t1', number - 1))[0]).toEqual(racers[answers.indexOf('kept')]);
      }
    });

    test('lines of the same tables from all sides at once neither block each other nor mix up summaries', async () => {
      const ids = Array.from({ length: 12 }, (_, at) => `t${at}`);
      await Promise.all(ids.map(id => nodes[0].create(tableOf(id), summaryOf(), 1)));
      const kept = new Map<string, number>(ids.map(id => [id, 0]));
      const writeAll = async (node: Store, order: readonly string[], who: number): Promise<void> => {
        for (let round = 0; round < 25; round++)
          await Promise.all(
            order.map(async id => {
              const number = ((await node.open(id))?.lines.length ?? 0) + 1;
              const summary = summaryOf({ phase: 'playing', asked: [number], seats: seating(`p${who}`) });
              if ((await node.append(id, sitting(number, `p${who}`), summary)) === 'kept')
                kept.set(id, (kept.get(id) ?? 0) + 1);
            }),
          );
      };
      await Promise.all([
        writeAll(nodes[0], ids, 0),
        writeAll(nodes[1], ids.toReversed(), 1),
        writeAll(nodes[2], [...ids.slice(6), ...ids.slice(0, 6)], 2),
      ]);
      for (const { id, summary } of await nodes[0].of('host', 99)) {
        const numbers = (await nodes[0].open(id))?.lines.map(({ number }) => number) ?? [];
        expect(numbers).toEqual(numbers.map((_, at) => at + 1));
        expect(numbers).toHaveLength(kept.get(id) ?? 0);
        expect(summary.asked).toEqual([numbers.length]);
      }
    });

    test('tables are locked in one order whatever order they are asked in, so that nodes never wait in a circle', async () => {
      const { node, holding } = await withHolder(PATIENT.appending);
      const asked = ['c', 'b', 'a'].map(id => node.append(id, playing(1), summaryOf()));
      await untilOneWaits();
      const free = `select id from panache.tables where id <> 'b' order by id for update skip locked`;
      expect((await ask(url, free)).rows).toEqual([{ id: 'c' }]);
      await holding.query('commit');
      expect(await Promise.all(asked)).toEqual(['kept', 'kept', 'kept']);
    });

    test('a table that cannot be written now holds up no other', async () => {
      const { node, holding } = await withHolder(PATIENT.appending);
      let isDone = false;
      const stuck = node.append('b', playing(1), null).finally(() => {
        isDone = true;
      });
      await untilOneWaits();
      expect(await node.append('a', playing(1), null)).toBe('kept');
      expect(isDone).toBe(false);
      await holding.query('rollback');
      expect(await stuck).toBe('kept');
    });

    test('a line that could not be written in time is unsure, and those that were asked for together with it are kept', async () => {
      const { node, holding } = await withHolder({ ...PATIENT.appending, lock_timeout: 200 });
      const together = ['b', 'c'].map(id => node.append(id, playing(1), null).catch(Object));
      expect(await Promise.all(together)).toEqual([expect.any(UnsureAppend), 'kept']);
      await holding.query('rollback');
      expect(await node.append('b', playing(1), null)).toBe('kept');
    });

    test('a backend that stands still is told of, and holds up no other table', async () => {
      const { node, goOn } = await withStill(PATIENT.appending);
      const late = node.append('a', playing(2), null);
      await expect.poll(() => node.check()).toBe('stalled');
      expect(await node.append('b', playing(1), null)).toBe('kept');
      goOn();
      expect(await late).toBe('kept');
      expect(await node.check()).toBeNull();
    });

    test('a line to which no answer comes in time is unsure, and is found by asking again', async () => {
      const { node, goOn } = await withStill({ ...PATIENT.appending, query_timeout: 200 });
      expect(await node.append('a', playing(2), null).catch(Object)).toBeInstanceOf(UnsureAppend);
      goOn();
      await expect.poll(() => node.append('a', playing(2), null).catch(String)).toMatch(/^(kept|taken)$/);
      expect(await node.since('a', 1)).toEqual([playing(2)]);
    });

    test('all hear of a line that was kept, and nobody of one that was not', async () => {
      const heard = nodes.map(heardBy);
      await nodes[0].create(tableOf('t1'), summaryOf(), 1);
      await nodes[0].append('t1', playing(1), null);
      await nodes[1].append('t1', playing(1), summaryOf());
      await nodes[1].append('nowhere', playing(1), null).catch(() => {});
      await nodes[2].append('t1', playing(2), summaryOf());
      const grown = [1, 2].map(number => ({ kind: 'grown', table: 't1', number }));
      for (const each of heard) await expect.poll(() => each).toEqual(grown);
    });

    test('share secrets, and do things once between them', async () => {
      const secrets = await Promise.all(nodes.map(node => node.secret('cookie')));
      expect(secrets[1]).toEqual(secrets[0]);
      expect(secrets[2]).toEqual(secrets[0]);
      const did = await Promise.all(nodes.map(node => node.once('mail', 1)));
      expect(did.filter(Boolean)).toHaveLength(1);
    });

    test('a node whose connections were cut finds back, and knows that it may have missed news', async () => {
      const heard = heardBy(nodes[0]);
      await nodes[0].create(tableOf('t1'), summaryOf(), 1);
      const cut = await ask(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      expect(cut.rowCount).toBeGreaterThanOrEqual(4);
      await expect.poll(() => heard).toEqual([{ kind: 'missed' }]);
      // A connection that was cut is noticed at the latest by the one who uses it.
      await expect.poll(() => nodes[1].check().then(() => 'reached', String)).toBe('reached');
      await expect.poll(() => nodes[1].append('t1', playing(1), null).catch(String)).toBe('kept');
      await expect.poll(() => heard).toEqual([{ kind: 'missed' }, { kind: 'grown', table: 't1', number: 1 }]);
    });
  });

  test('a user who may not make schemas can serve tables that were made for him', async () => {
    const url = await server.database();
    await ask(url, `create role player login password 'rapier'`);
    const his = Object.assign(new URL(url), { username: 'player', password: 'rapier' }).href;
    await expect(openPostgres(his, PATIENT)).rejects.toThrow(
      /^PostgreSQL at 127\.0\.0\.1:\d+ does not let this user do that: /,
    );
    await (await openPostgres(url, PATIENT)).close();
    await ask(url, 'grant usage on schema panache to player; grant all on all tables in schema panache to player');
    const store = await openPostgres(his, PATIENT);
    await store.create(tableOf('t1'), summaryOf(), 1);
    expect(await store.append('t1', playing(1), null)).toBe('kept');
    await store.close();
  });

  test('trouble is told in a sentence that never holds the password', async () => {
    const url = await server.database();
    const failing = async (change: (url: URL) => void): Promise<string> => {
      const changed = new URL(url);
      changed.password = 'pa55word';
      change(changed);
      const error = await openPostgres(changed.href).then(() => null, Object);
      expect(JSON.stringify([error, error.stack, error.cause])).not.toContain('pa55word');
      return error.message;
    };
    expect(await failing(() => {})).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+ does not accept the user or the password/);
    expect(
      await failing(changed => {
        changed.port = '1';
      }),
    ).toBe('PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED).');
    const missing = new URL(url);
    missing.pathname = '/nowhere';
    await expect(openPostgres(missing.href)).rejects.toThrow(
      /^PostgreSQL at 127\.0\.0\.1:\d+ has no database nowhere\.$/,
    );
    await expect(openPostgres('postgres://anne:pa55word@[/x')).rejects.toThrow(
      /^DATABASE_URL is not an address of PostgreSQL, such as postgres:\/\/user:password@host:5432\/name\.$/,
    );
  });

  test('lists are read by indexes', async () => {
    const url = await server.database();
    const store = await openPostgres(url, PATIENT);
    const make = (at: number) =>
      store.create(tableOf(`t${at}`, { host: `host ${at % 500}` }), summaryOf({ listed: at % 20 === 0, due: at }), at);
    // Whoever waits too long for a connection is turned away, so not all at once.
    for (let from = 0; from < 2000; from += 20)
      await Promise.all(Array.from({ length: 20 }, (_, more) => make(from + more)));
    await store.close();
    await ask(url, 'analyze');
    const { LISTED, OF_PERSON, DUE } = await import('./postgres-queries.ts');
    const planOf = async (sql: string, values: unknown[]): Promise<string> =>
      (await ask(url, `explain ${sql}`, values)).rows.map(row => row['QUERY PLAN']).join('\n');
    expect(await planOf(LISTED.text, [10])).toMatch(/tables_listed/);
    expect(await planOf(DUE.text, [10, 5])).toMatch(/tables_due/);
    expect(await planOf(OF_PERSON.text, ['host 7', 10])).toMatch(/members_pkey/);
  });
});
