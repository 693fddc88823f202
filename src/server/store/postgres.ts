import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { checkedId } from './checked-id.ts';
import { groupAppends } from './postgres-append.ts';
import { everythingOf } from './postgres-everything.ts';
import { CHANNEL, hearNews, piecesOf } from './postgres-news.ts';
import * as queries from './postgres-queries.ts';
import { prepareSchema } from './postgres-schema.ts';
import { plainly, whereaboutsOf } from './postgres-trouble.ts';
import { DONE_KEPT, dueOf, lineOf, listingOf, movedOf, peopleOf, SECRET_BYTES, there } from './rows.ts';
import type { JournalLine, Kept, News, Store } from './store.ts';

const CONNECTIONS = 8;
/** Milliseconds after which a connection, or a question, is given up. */
const PATIENCE = { connectionTimeoutMillis: 5000, statement_timeout: 15_000, query_timeout: 20_000 };
/** Tables forgotten in one transaction. */
const FORGOTTEN_AT_ONCE = 100;

type TableKept = Extract<Kept, { kind: 'table' }>;

const valuesOf = ({ row, summary, made, changed, lines }: TableKept): unknown[] => [
  checkedId(row.id),
  summary.phase,
  summary.listed,
  dueOf(summary),
  made,
  changed,
  JSON.stringify(summary),
  JSON.stringify(row.opening),
  checkedId(row.seed),
  peopleOf(row.opening, summary, lines),
  lines.map(({ number }) => number),
  lines.map(({ time }) => time),
  lines.map(({ entry }) => JSON.stringify(entry)),
  movedOf(summary),
];

/**
 * Tables in PostgreSQL, in a schema of their own, for any number of nodes. Every append is told to all of them, also to
 * the one it came from. A rejected append may have been kept after all, where the connection was lost before the answer.
 */
export const openPostgres = async (connectionString: string): Promise<Store> => {
  const whereabouts = whereaboutsOf(connectionString);
  const config = { connectionString, keepAlive: true, application_name: 'panache', ...PATIENCE };
  const pool = new pg.Pool({ ...config, max: CONNECTIONS });
  // A connection that breaks while nobody waits for it is replaced; whoever asks next is told what is wrong.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  const hearers = new Set<(news: News) => void>();

  const plain = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw plainly(error, whereabouts);
    }
  };
  const ask = (query: queries.Query, values: unknown[] = []) => plain(pool.query({ ...query, values }));

  const begin = async (): Promise<() => Promise<void>> => {
    const client = await plain(pool.connect());
    const refused = await plain(prepareSchema(client)).finally(() => client.release());
    if (refused !== null) throw new Error(refused);
    return plain(
      hearNews(config, news => {
        for (const hear of hearers) hear(news);
      }),
    );
  };
  const stopHearing = await begin().catch(async error => {
    await pool.end();
    throw error;
  });
  const appends = groupAppends(ask);
  let open = true;

  const addTable = async (kept: TableKept): Promise<void> => {
    const { rowCount } = await ask(queries.ADD_TABLE, valuesOf(kept));
    if (rowCount === 0) throw there(`The table ${kept.row.id}`);
  };

  const linesAfter = async (id: string, number: number): Promise<readonly JournalLine[]> =>
    (await ask(queries.LINES, [checkedId(id), number])).rows.map(lineOf);

  const forgetAll = async (query: queries.Query, before: number | null): Promise<number> => {
    if (before === null) return 0;
    let forgotten = 0;
    for (;;) {
      const some = (await ask(query, [before, FORGOTTEN_AT_ONCE])).rowCount ?? 0;
      forgotten += some;
      if (some < FORGOTTEN_AT_ONCE) return forgotten;
    }
  };

  async function* everything(): AsyncGenerator<Kept> {
    const client = await plain(pool.connect());
    let failed = true;
    try {
      yield* everythingOf(client);
      failed = false;
    } catch (error) {
      throw plainly(error, whereabouts);
    } finally {
      client.release(failed);
    }
  }

  return {
    create: (row, summary, time) => addTable({ kind: 'table', row, summary, made: time, changed: time, lines: [] }),

    open: async id => {
      const { rows } = await ask(queries.OPENING, [checkedId(id)]);
      if (rows.length === 0) return null;
      const [{ opening, seed }] = rows;
      return { row: { id, opening: JSON.parse(opening), seed }, lines: await linesAfter(id, queries.BEFORE_ALL) };
    },

    since: linesAfter,

    append: async (id, line, summary) => appends.append(checkedId(id), line, summary),

    remove: async id => {
      await ask(queries.REMOVE, [checkedId(id)]);
    },

    listed: async most => (await ask(queries.LISTED, [most])).rows.map(listingOf),

    of: async (person, most) => (await ask(queries.OF_PERSON, [checkedId(person), most])).rows.map(listingOf),

    due: async (before, most) => (await ask(queries.DUE, [before, most])).rows.map(({ id }) => id),

    forget: async ({ over, gathering }) =>
      (await forgetAll(queries.FORGET_OVER, over)) + (await forgetAll(queries.FORGET_GATHERING, gathering)),

    person: async id => {
      const { rows } = await ask(queries.PERSON, [checkedId(id)]);
      return rows.length === 0 ? null : JSON.parse(rows[0].value);
    },

    keepPerson: async (id, value) => {
      await ask(queries.KEEP_PERSON, [checkedId(id), JSON.stringify(value)]);
    },

    once: async (what, time) => (await ask(queries.ONCE, [checkedId(what), time, time - DONE_KEPT])).rowCount === 1,

    secret: async name => {
      const values = [checkedId(name)];
      const drawn = randomBytes(SECRET_BYTES).toString('hex');
      if ((await ask(queries.SECRET, values)).rows.length === 0) await ask(queries.ADD_SECRET, [name, drawn]);
      return new Uint8Array(Buffer.from((await ask(queries.SECRET, values)).rows[0].hex, 'hex'));
    },

    tell: async news => {
      await ask(queries.TELL, [CHANNEL, piecesOf(news)]);
    },

    listen: hear => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },

    count: async () => {
      const { rows } = await ask(queries.COUNT);
      return { gathering: 0, playing: 0, over: 0, ...Object.fromEntries(rows.map(row => [row.phase, row.tables])) };
    },

    everything,

    bring: async kept => {
      if (kept.kind === 'table') return addTable(kept);
      const [query, key, value, name] =
        kept.kind === 'person'
          ? ([queries.ADD_PERSON, kept.id, JSON.stringify(kept.value), `The person ${kept.id}`] as const)
          : ([queries.ADD_SECRET, kept.name, kept.hex, `The secret ${kept.name}`] as const);
      if ((await ask(query, [checkedId(key), value])).rowCount === 0) throw there(name);
    },

    check: async () => {
      await ask(queries.ANY);
    },

    close: async () => {
      if (!open) return;
      open = false;
      await appends.close();
      await stopHearing();
      await pool.end();
    },
  };
};
