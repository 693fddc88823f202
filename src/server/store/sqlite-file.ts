import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Goes up when what is kept takes another form. */
const FORM = 1;
/** By this number in its head a file is known to be Panache's own. */
const PANACHE = 0x50_41_4e_41;
/** Milliseconds to wait for a lock that somebody else holds for a moment. */
const PATIENCE = 5000;

const CODES = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, constraint: 19, notDatabase: 26 };
export type SqliteTrouble = keyof typeof CODES;

export const isTrouble = (error: unknown, ...kinds: readonly SqliteTrouble[]): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  kinds.map(kind => CODES[kind]).includes(error.errcode & 0xff);

const SCHEMA = `
  -- What changes about a table. What never changes lies apart, so that a choice rewrites little.
  create table tables (
    id text not null primary key,
    phase text not null,
    listed integer not null,
    due integer,
    made integer not null,
    moved integer not null,
    changed integer not null,
    digest text not null
  ) strict;
  create index tables_listed on tables (made desc, id) where listed = 1 and phase <> 'over';
  create index tables_due on tables (due) where due is not null;
  create index tables_idle on tables (phase, changed) where phase <> 'playing';

  create table openings (
    table_id text not null primary key references tables (id) on delete cascade,
    opening text not null,
    seed text not null
  ) strict;

  create table entries (
    table_id text not null references tables (id) on delete cascade,
    number integer not null,
    time integer not null,
    entry text not null,
    primary key (table_id, number)
  ) strict, without rowid;

  create table members (
    person text not null,
    table_id text not null references tables (id) on delete cascade,
    primary key (person, table_id)
  ) strict, without rowid;
  create index members_of_table on members (table_id);

  create table people (id text not null primary key, value text not null) strict;
  create table secrets (name text not null primary key, hex text not null) strict;
  create table done (what text not null primary key, time integer not null) strict, without rowid;
  create index done_at on done (time);
`;

const number = (database: DatabaseSync, pragma: string): number =>
  Object.values(database.prepare(`pragma ${pragma}`).get() ?? {}).map(Number)[0] ?? 0;

/** Makes the tables in a new file; refuses a file of somebody else's or of a newer Panache. */
const prepare = (database: DatabaseSync, file: string): void => {
  const form = number(database, 'user_version');
  const owner = number(database, 'application_id');
  const isNew = form === 0 && owner === 0 && number(database, 'schema_version') === 0;
  if (!isNew && owner !== PANACHE) throw new Error(`${file} is not a database of Panache.`);
  if (form > FORM)
    throw new Error(`${file} was written by a newer Panache (form ${form}; this one knows ${FORM}). Update Panache.`);
  // A choice changes few bytes: small pages make little to write. What was written ahead is carried over seldom, because
  // somebody's choice waits for it then.
  database.exec(`
    pragma page_size = 1024; pragma journal_mode = wal; pragma synchronous = full;
    pragma wal_autocheckpoint = 16000; pragma journal_size_limit = 67108864`);
  if (!isNew) return;
  database.exec(`
    begin immediate; ${SCHEMA};
    pragma application_id = ${PANACHE}; pragma user_version = ${FORM};
    commit`);
};

const opened = (file: string, readOnly: boolean): DatabaseSync =>
  new DatabaseSync(file, { readOnly, timeout: PATIENCE, enableForeignKeyConstraints: true });

/** Seeds and secrets lie here: nobody else on the machine may read them. */
const makeForUsAlone = (folder: string, file: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new Error(`The folder ${folder} cannot be written to${why}. Set PANACHE_DATA to one that can.`);
  }
};

/** Held while a folder is served. The system lets go of it when the process dies, however it dies. */
const lock = (folder: string): DatabaseSync => {
  const held = new DatabaseSync(path.join(folder, 'panache.lock'), { timeout: 0 });
  try {
    held.exec('begin exclusive');
    return held;
  } catch (error) {
    held.close();
    if (!isTrouble(error, 'busy')) throw error;
    throw new Error(
      `Another Panache serves the folder ${folder} already. Stop it, or set PANACHE_DATA to another folder.`,
    );
  }
};

const plainly = (error: unknown, file: string): unknown => {
  if (isTrouble(error, 'notDatabase', 'corrupt')) return new Error(`${file} is not a database, or it is damaged.`);
  if (isTrouble(error, 'cannotOpen', 'readOnly', 'io')) return new Error(`${file} cannot be opened for writing.`);
  if (isTrouble(error, 'full')) return new Error(`${file} cannot be written: the disk is full.`);
  return error;
};

export interface SqliteFile {
  readonly database: DatabaseSync;
  /** Another connection, for reading while the first one writes. */
  readonly reader: () => DatabaseSync;
  close(): void;
}

const openToServe = (folder: string, file: string): SqliteFile => {
  makeForUsAlone(folder, file);
  const held = lock(folder);
  try {
    const database = opened(file, false);
    try {
      prepare(database, file);
    } catch (error) {
      database.close();
      throw error;
    }
    return {
      database,
      reader: () => opened(file, true),
      close() {
        database.close();
        held.close();
      },
    };
  } catch (error) {
    held.close();
    throw error;
  }
};

const openToRead = (folder: string, file: string): SqliteFile => {
  if (!existsSync(file)) throw new Error(`There is no panache.db in the folder ${folder}.`);
  const database = opened(file, true);
  try {
    if (number(database, 'application_id') !== PANACHE) throw new Error(`${file} is not a database of Panache.`);
    const form = number(database, 'user_version');
    if (form !== FORM) throw new Error(`${file} has form ${form}; this Panache reads ${FORM}.`);
  } catch (error) {
    database.close();
    throw error;
  }
  return { database, reader: () => opened(file, true), close: () => database.close() };
};

export const openSqliteFile = (folder: string, serve: boolean): SqliteFile => {
  const file = path.join(folder, 'panache.db');
  try {
    return serve ? openToServe(folder, file) : openToRead(folder, file);
  } catch (error) {
    throw plainly(error, file);
  }
};
