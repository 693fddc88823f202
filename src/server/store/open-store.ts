import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The store the settings ask for: PostgreSQL where they name one, a file in the folder of data otherwise. */
export const openStore = async ({
  data,
  databaseUrl,
  serve = true,
}: {
  readonly data: string;
  readonly databaseUrl: string | null;
  /** False to read a folder that may be served by somebody else; PostgreSQL is for everybody anyhow. */
  readonly serve?: boolean;
}): Promise<Store> => (databaseUrl === null ? openSqlite(data, { serve }) : openPostgres(databaseUrl));
