// A database of its own takes its time to begin.
// @module-tag long
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM } from './forms.ts';
import { FORMS_BEFORE, owedBefore, valuesBefore } from './forms-before.testing.ts';
import { askPostgres as ask, noPostgres, PATIENT, type RunningPostgres, startPostgres } from './postgres.testing.ts';
import { openPostgres } from './postgres.ts';
import { playing, tableOf } from './samples.testing.ts';

describe.skipIf(noPostgres !== null)(`PostgreSQL${noPostgres === null ? '' : ` (${noPostgres})`}`, () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await startPostgres({ fsync: false });
  });
  afterAll(() => server?.stop());

  test('a schema of a newer Panache is refused', async () => {
    const url = await server.database();
    await (await openPostgres(url, PATIENT)).close();
    await ask(url, `update panache.about set form = ${FORM + 1}`);
    await expect(openPostgres(url, PATIENT)).rejects.toThrow(
      `written by a newer Panache (form ${FORM + 1}; this one knows ${FORM})`,
    );
  });

  /** The house as a version of that form left it. */
  const houseOf = async (url: string, form: number): Promise<void> => {
    await ask(url, readFileSync(new URL(`./forms-before/postgres-${form}.sql`, import.meta.url), 'utf8'));
    for (const [into, rows] of valuesBefore(form))
      for (const row of rows)
        await ask(url, `insert into panache.${into} values (${row.map((_, at) => `$${at + 1}`).join()})`, [...row]);
  };
  const schemaOf = async (url: string): Promise<unknown> => [
    (
      await ask(
        url,
        `select table_name, column_name, data_type, collation_name, is_nullable, ordinal_position
      from information_schema.columns where table_schema = 'panache' order by 1, 2`,
      )
    ).rows,
    (await ask(url, `select indexname, indexdef from pg_indexes where schemaname = 'panache' order by 1`)).rows,
    (
      await ask(
        url,
        `select conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'panache'::regnamespace order by 1`,
      )
    ).rows,
  ];

  test.each(FORMS_BEFORE)(
    'a schema of form %i is brought up to date with all that is in it, by one of several nodes',
    async form => {
      const [url, fresh] = [await server.database(), await server.database()];
      await houseOf(url, form);
      const nodes = await Promise.all([openPostgres(url, PATIENT), openPostgres(url, PATIENT)]);
      expect(await nodes[1].open('t1')).toEqual({ row: tableOf('t1'), lines: [playing(1), playing(2)] });
      expect(await nodes[0].person('anne')).toEqual({ notices: 'all' });
      expect(Buffer.from(await nodes[0].secret('cookie')).toString('hex')).toBe('c0ffee');
      expect(await nodes[0].owed(99, 9)).toEqual(form === 1 ? [] : owedBefore);
      expect(await nodes[1].append('t1', playing(3), null)).toBe('kept');
      await Promise.all(
        [...nodes, await openPostgres(url, PATIENT), await openPostgres(fresh, PATIENT)].map(node => node.close()),
      );
      expect(await schemaOf(url)).toEqual(await schemaOf(fresh));
    },
  );

  test('a schema of a form nobody knows is refused, and stays as it was', async () => {
    const url = await server.database();
    await houseOf(url, 1);
    await ask(url, 'update panache.about set form = 0');
    const before = await schemaOf(url);
    await expect(openPostgres(url, PATIENT)).rejects.toThrow(
      /^The database has form 0, which no version of Panache brings up to date\. Restore a backup/,
    );
    expect(await schemaOf(url)).toEqual(before);
  });
});
