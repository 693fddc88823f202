import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { withEnvFile } from '#server/env-file.ts';
import { PROJECT, readSettings } from '#server/settings.ts';
import { openStore } from '#server/store/open-store.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { EXIT, Failure } from './failure.ts';
import { langOption } from './help-text.ts';
import type { Terminal } from './terminal.ts';

export interface Where {
  readonly data?: string;
  readonly database?: string;
}

/** Says which store is meant; without either it is the one the server would use. */
export const addWhere = (command: Command, io: Terminal): Command => {
  const { stands, store } = io.text.program;
  return command
    .option(`--data <${stands.folder}>`, store.data)
    .option(`--database <${stands.address}>`, store.database)
    .addOption(langOption(io));
};

const placeOf = ({ env, text }: Terminal, { data, database }: Where) => {
  if (data !== undefined && database !== undefined) throw new Failure(text.errors.notBoth('--data', '--database'));
  const all = withEnvFile(PROJECT, env);
  if (typeof all === 'string') throw new Failure(text.store.unopened(all));
  const settings = readSettings(database === undefined ? all : { ...all, DATABASE_URL: database });
  if (typeof settings === 'string') throw new Failure(text.store.unopened(settings));
  return data === undefined ? settings : { ...settings, data: path.resolve(data), databaseUrl: null };
};

/** Opens the store that is meant, does the work, and closes it again; what its errors say is meant for people. */
export const withStore = async (
  io: Terminal,
  where: Where,
  use: 'read' | 'write',
  work: (store: Store) => Promise<void>,
): Promise<void> => {
  const place = placeOf(io, where);
  const { data, databaseUrl } = place;
  const { noTables, unopened } = io.text.store;
  if (use === 'read' && databaseUrl === null && !existsSync(path.join(data, 'panache.db')))
    throw new Failure(noTables(data), EXIT.failed);
  const open = async (): Promise<Store> =>
    // A folder may be read while a server holds it, but not written.
    use === 'read' && databaseUrl === null ? openSqlite(data, { use: 'read' }) : openStore(place);
  const store = await open().catch((error: unknown) => {
    throw new Failure(unopened(error instanceof Error ? error.message : String(error)), EXIT.failed);
  });
  try {
    await work(store);
  } finally {
    await store.close();
  }
};
