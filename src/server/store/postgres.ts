import pg from 'pg';
import { checkedId } from './checked-id.ts';
import { newsHearers } from './news-hearers.ts';
import { groupAppends } from './postgres-append.ts';
import { everythingOf } from './postgres-everything.ts';
import { postgresHours, type WithClient } from './postgres-hours.ts';
import { CHANNEL, hearNews, piecesOf } from './postgres-news.ts';
import { PATIENCE, type Waits, waitsOf } from './postgres-patience.ts';
import { postgresPeople } from './postgres-people.ts';
import * as queries from './postgres-queries.ts';
import { prepareSchema } from './postgres-schema.ts';
import { type Ask, addTable, postgresTables } from './postgres-tables.ts';
import { plainly, type Whereabouts, whereaboutsOf } from './postgres-trouble.ts';
import { BROUGHT, checkOwed, outageNamed, there } from './rows.ts';
import type { Kept, News, Store } from './store.ts';

const CONNECTIONS = 8;
/** Lines are kept by connections of their own. */
const APPEND_CONNECTIONS = 4;
const OF_APPENDS = { max: APPEND_CONNECTIONS, application_name: 'panache append' } as const;

const openPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ max: CONNECTIONS, ...config });
  // A connection that breaks while nobody waits for it is replaced; whoever asks next is told what is wrong.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
};

const withClientOf = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let failed = true;
  try {
    const answer = await work(client);
    failed = false;
    return answer;
  } finally {
    client.release(failed);
  }
};

/** To bring a large database up to date takes as long as it takes. A sentence where that cannot be done. */
const prepare = async (config: pg.ClientConfig): Promise<string | null> => {
  const client = new pg.Client({ ...config, statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await prepareSchema(client);
  } finally {
    await client.end().catch(() => {});
  }
};

async function* everythingIn(pool: pg.Pool, whereabouts: Whereabouts): AsyncGenerator<Kept> {
  let client: pg.PoolClient | null = null;
  let failed = true;
  try {
    client = await pool.connect();
    yield* everythingOf(client);
    failed = false;
  } catch (error) {
    throw plainly(error, whereabouts);
  } finally {
    client?.release(failed);
  }
}

const bring = async (ask: Ask, kept: Kept): Promise<void> => {
  const add = async (query: queries.Query, values: unknown[], what: string): Promise<void> => {
    if ((await ask(query, values)).rowCount === 0) throw there(what);
  };
  switch (kept.kind) {
    case 'table':
      return addTable(ask, kept);
    case 'person':
      return add(queries.ADD_PERSON, [checkedId(kept.id), JSON.stringify(kept.value)], `The person ${kept.id}`);
    case 'owed': {
      const { what, table_id, due, value } = checkOwed(kept);
      return add(queries.ADD_OWED, [what, table_id, due, value], `What is owed as ${what}`);
    }
    case 'outage':
      return add(queries.ADD_OUTAGE, [kept.since, kept.until], outageNamed(kept));
    case 'beat':
      return add(queries.BRING_BEAT, [BROUGHT, kept.time], 'A beat of the house');
    case 'secret':
      return add(queries.ADD_SECRET, [checkedId(kept.name), kept.hex], `The secret ${kept.name}`);
  }
};

/**
 * Tables in PostgreSQL, in a schema of their own, for any number of nodes. Every append is told to all of them, also to
 * the one it came from. A rejected append may have been kept after all, where the connection was lost before the answer.
 */
export const openPostgres = async (connectionString: string, waits: Waits = waitsOf(PATIENCE)): Promise<Store> => {
  const whereabouts = whereaboutsOf(connectionString);
  const config = { connectionString, keepAlive: true, application_name: 'panache', ...waits.asking };
  const pool = openPool(config);
  const { hear, listen } = newsHearers();

  const plain = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw plainly(error, whereabouts);
    }
  };
  const ask: Ask = (query, values = []) => plain(pool.query({ ...query, values }));

  const withClient: WithClient = work => plain(withClientOf(pool, work));

  const begin = async (): Promise<() => Promise<void>> => {
    const refused = await plain(prepare(config));
    if (refused !== null) throw new Error(refused);
    return plain(hearNews({ ...config, ...waits.news }, hear));
  };
  const stopHearing = await begin().catch(async error => {
    await pool.end();
    throw error;
  });
  const appendPool = openPool({ ...config, ...waits.appending, ...OF_APPENDS });
  const appends = groupAppends({
    ask: (query, values) => appendPool.query({ ...query, values }),
    plainly: error => plainly(error, whereabouts),
  });
  let isOpen = true;

  return {
    ...postgresTables(ask, appends),
    ...postgresPeople(ask),
    ...postgresHours(withClient),
    tell: async (news: News) => {
      await ask(queries.TELL, [CHANNEL, piecesOf(news)]);
    },
    listen,
    everything: () => everythingIn(pool, whereabouts),
    bring: async kept => bring(ask, kept),
    check: async () => {
      await ask(queries.ANY);
      return appends.trouble;
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await appends.close();
      await stopHearing();
      await Promise.all([pool.end(), appendPool.end()]);
    },
  };
};
