import { openPostgres } from './postgres.ts';
import { PATIENCE, waitsOf } from './postgres-patience.ts';
import { openSqliteThread } from './sqlite-thread.ts';
import type { Store } from './store.ts';

/** The store the settings ask for: PostgreSQL where they name one, a file in the folder of data otherwise. */
export const openStore = async ({
  data,
  databaseUrl,
  databasePatience = PATIENCE,
  use = 'serve',
}: {
  readonly data: string;
  readonly databaseUrl: string | null;
  /** Seconds. */
  readonly databasePatience?: number;
  /** `read` for a folder that may be served by somebody else; PostgreSQL is for everybody anyhow. */
  readonly use?: 'serve' | 'read';
}): Promise<Store> =>
  databaseUrl === null
    ? openSqliteThread(data, { use, pages: use === 'serve' ? 'examined' : 'trusted' })
    : openPostgres(databaseUrl, waitsOf(databasePatience));
