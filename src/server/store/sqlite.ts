import { checkedId } from './checked-id.ts';
import { newsHearers } from './news-hearers.ts';
import { BROUGHT, checkOwed, outageNamed, there } from './rows.ts';
import { groupCommits } from './sqlite-batch.ts';
import { everythingIn } from './sqlite-everything.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { sqliteHealth } from './sqlite-health.ts';
import { sqliteHours } from './sqlite-hours.ts';
import { examinePages, TRUSTED } from './sqlite-pages.ts';
import { sqlitePeople } from './sqlite-people.ts';
import { prepareQueries, type Queries } from './sqlite-queries.ts';
import { addTable, sqliteTables } from './sqlite-tables.ts';
import type { Kept, Store } from './store.ts';

export interface SqliteOptions {
  /** To `serve` it alone, or to `read` it, for a backup, while somebody else serves it: nothing can be written then. */
  readonly use?: 'serve' | 'read';
  /** Milliseconds between two commits; a test that keeps its own time wants none. */
  readonly apart?: number;
  /** Whether every page of the file is looked at, in the background. */
  readonly pages?: 'examined' | 'trusted';
}

/** Within a transaction. */
const bring = (queries: Queries, kept: Kept): void => {
  switch (kept.kind) {
    case 'table':
      addTable(queries, kept);
      return;
    case 'person':
      if (queries.addPerson.run(checkedId(kept.id), JSON.stringify(kept.value)).changes === 0)
        throw there(`The person ${kept.id}`);
      return;
    case 'owed': {
      const { what, table_id, due, value } = checkOwed(kept);
      if (queries.addOwed.run(what, table_id, due, value).changes === 0) throw there(`What is owed as ${what}`);
      return;
    }
    case 'outage':
      if (queries.addOutage.run(kept.since, kept.until).changes === 0) throw there(outageNamed(kept));
      return;
    case 'beat':
      if (queries.beats.get() !== undefined) throw there('A beat of the house');
      queries.addBeat.run(BROUGHT, kept.time);
      return;
    case 'secret':
      if (queries.addSecret.run(checkedId(kept.name), kept.hex).changes === 0) throw there(`The secret ${kept.name}`);
  }
};

/** Tables in one file of a folder. News stay in the process: there is no other node to tell. */
export const openSqlite = (folder: string, { use = 'serve', apart, pages = 'trusted' }: SqliteOptions = {}): Store => {
  const file = openSqliteFile(folder, use);
  const queries = prepareQueries(file.database);
  const batches = groupCommits(file.database, apart);
  const examined = pages === 'examined' ? examinePages(file.name) : TRUSTED;
  const { hear, listen } = newsHearers();
  let isOpen = true;

  return {
    ...sqliteTables(queries, batches.write),
    ...sqlitePeople(queries, batches.write),
    ...sqliteHours(queries, batches.write),
    tell: async news => hear(news),
    listen,
    everything: () => everythingIn(file.reader),
    bring: async kept => batches.write(() => bring(queries, kept)),
    check: sqliteHealth(queries, batches, examined),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      examined.stop();
      batches.close();
      file.close();
    },
  };
};
