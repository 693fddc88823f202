import { openPostgres } from './postgres.ts';
import { openSqliteThread } from './sqlite-thread.ts';
import type { Store } from './store.ts';

/** The store the settings ask for: PostgreSQL where they name one, a file in the folder of data otherwise. */
export const openStore = async ({
  data,
  databaseUrl,
  use = 'serve',
}: {
  readonly data: string;
  readonly databaseUrl: string | null;
  /** `read` for a folder that may be served by somebody else; PostgreSQL is for everybody anyhow. */
  readonly use?: 'serve' | 'read';
}): Promise<Store> =>
  databaseUrl === null
    ? openSqliteThread(data, { use, pages: use === 'serve' ? 'examined' : 'trusted' })
    : openPostgres(databaseUrl);
