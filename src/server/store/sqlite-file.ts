import { closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkForm, prepareFile } from './sqlite-schema.ts';

/** Milliseconds to wait for a lock that somebody else holds for a moment. */
const PATIENCE = 5000;

const CODES = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, constraint: 19, notDatabase: 26 };
export type SqliteTrouble = keyof typeof CODES;

export const isTrouble = (error: unknown, ...kinds: readonly SqliteTrouble[]): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  kinds.map(kind => CODES[kind]).includes(error.errcode & 0xff);

const opened = (file: string, use: 'write' | 'read'): DatabaseSync =>
  new DatabaseSync(file, { readOnly: use === 'read', timeout: PATIENCE, enableForeignKeyConstraints: true });

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

/** Lies beside the database from its first form on: an empty file is then no new house, but one that was lost. */
const MARK = 'panache.kept';
const MARK_SAYS = 'The tables of a Panache server are kept in this folder, in panache.db.\n';

const refuseLost = (folder: string, file: string): void => {
  const mark = path.join(folder, MARK);
  if (existsSync(mark) && statSync(file).size === 0)
    throw new Error(
      `${file} is empty, and tables were kept there: something has emptied it. Put a copy or a backup in its place; or, to begin a new house, remove ${mark} too.`,
    );
};

const markKept = (folder: string): void => {
  const mark = path.join(folder, MARK);
  if (!existsSync(mark)) writeFileSync(mark, MARK_SAYS, { mode: 0o600 });
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
  readonly name: string;
  readonly database: DatabaseSync;
  /** Another connection, for reading while the first one writes. */
  readonly reader: () => DatabaseSync;
  close(): void;
}

const openToServe = (folder: string, file: string): SqliteFile => {
  makeForUsAlone(folder, file);
  refuseLost(folder, file);
  const held = lock(folder);
  try {
    const database = opened(file, 'write');
    try {
      prepareFile(database, file);
      markKept(folder);
    } catch (error) {
      database.close();
      throw error;
    }
    return {
      name: file,
      database,
      reader: () => opened(file, 'read'),
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
  const database = opened(file, 'read');
  try {
    checkForm(database, file);
  } catch (error) {
    database.close();
    throw error;
  }
  return { name: file, database, reader: () => opened(file, 'read'), close: () => database.close() };
};

export const openSqliteFile = (folder: string, use: 'serve' | 'read'): SqliteFile => {
  const file = path.join(folder, 'panache.db');
  try {
    return use === 'serve' ? openToServe(folder, file) : openToRead(folder, file);
  } catch (error) {
    throw plainly(error, file);
  }
};
