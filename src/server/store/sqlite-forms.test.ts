import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { FORM } from './forms.ts';
import { FORMS_BEFORE, owedBefore, valuesBefore } from './forms-before.testing.ts';
import { playing, tableOf } from './samples.testing.ts';
import { openSqlite } from './sqlite.ts';

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'panache-forms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};
const inFile = <T>(folder: string, work: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(path.join(folder, 'panache.db'));
  try {
    return work(database);
  } finally {
    database.close();
  }
};
const setForm = (folder: string, form: number): void =>
  inFile(folder, database => database.exec(`pragma user_version = ${form}`));

/** The house as a version of that form left it: a table with two lines, a person, a secret and what is owed. */
const houseOf = (folder: string, form: number): void =>
  inFile(folder, database => {
    database.exec(readFileSync(new URL(`./forms-before/sqlite-${form}.sql`, import.meta.url), 'utf8'));
    for (const [into, rows] of valuesBefore(form))
      for (const row of rows)
        database
          .prepare(`insert into ${into} values (${row.map(() => '?').join()})`)
          .run(...row.map(value => (typeof value === 'boolean' ? Number(value) : value)));
  });

/** Everything that was made in a file, in the words it was made by. */
const schemaOf = (folder: string): unknown =>
  inFile(folder, database =>
    database
      .prepare('select name, sql from sqlite_master where sql is not null order by name')
      .all()
      .map(({ name, sql }) => [name, String(sql).replaceAll(/--.*|\s+/g, ' ')]),
  );

test.each(FORMS_BEFORE)('a folder of form %i is brought up to date with all that is in it', async form => {
  const [folder, fresh] = [newFolder(), newFolder()];
  houseOf(folder, form);
  const store = openSqlite(folder);
  expect(await store.open('t1')).toEqual({ row: tableOf('t1'), lines: [playing(1), playing(2)] });
  expect(await store.person('anne')).toEqual({ notices: 'all' });
  expect(Buffer.from(await store.secret('cookie')).toString('hex')).toBe('c0ffee');
  expect(await store.once('mail', 9)).toBe(false);
  expect(await store.owed(99, 9)).toEqual(form === 1 ? [] : owedBefore);
  expect(await store.snapshot('t1')).toBeNull();
  expect(await store.append('t1', playing(3), null)).toBe('kept');
  await store.close();
  await openSqlite(folder).close();
  await openSqlite(fresh).close();
  expect(schemaOf(folder)).toEqual(schemaOf(fresh));
});

test.each(FORMS_BEFORE)('a folder of form %i is not changed by who only reads', form => {
  const folder = newFolder();
  houseOf(folder, form);
  const before = schemaOf(folder);
  expect(() => openSqlite(folder, { use: 'read' })).toThrow(
    `has form ${form}; this Panache reads ${FORM}. Start it once to bring the file up to date`,
  );
  expect(schemaOf(folder)).toEqual(before);
});

test('a folder of a newer Panache is refused', async () => {
  const folder = newFolder();
  await openSqlite(folder).close();
  setForm(folder, FORM + 1);
  const refused = `written by a newer Panache (form ${FORM + 1}; this one knows ${FORM}). Update Panache.`;
  expect(() => openSqlite(folder)).toThrow(refused);
  expect(() => openSqlite(folder, { use: 'read' })).toThrow(refused);
});

test('a folder of a form nobody knows is refused, and stays as it was', () => {
  const folder = newFolder();
  houseOf(folder, 1);
  setForm(folder, 0);
  const before = schemaOf(folder);
  expect(() => openSqlite(folder)).toThrow(/has form 0, which no version of Panache brings up to date\. Restore/);
  expect(schemaOf(folder)).toEqual(before);
});
