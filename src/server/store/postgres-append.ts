import type { QueryResult } from 'pg';
import { CHANNEL, piecesOf } from './postgres-news.ts';
import { checkLine, dueOf, movedOf, noTable, seatedBy } from './rows.ts';
import type { JournalLine, TableSummary } from './store.ts';

/**
 * Many lines in one round trip and one commit. The rows of the tables are locked first and in order, so that two nodes
 * never wait for each other in a circle; what is not inserted changes nothing and is told to nobody.
 */
const APPEND = {
  name: 'append',
  text: `
    with asked as (
      select * from unnest(
        $1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::bigint[],
        $12::bigint[], $9::text[]
      ) as asked (id, number, time, entry, digest, phase, listed, due, moved, news)
    ), held as materialized (
      select id from panache.tables where id = any($1) order by id for no key update
    ), kept as (
      insert into panache.entries (table_id, number, time, entry)
      select id, number, time, entry from asked join held using (id) order by id
      on conflict do nothing
      returning table_id
    ), changed as (
      update panache.tables set
        changed = asked.time,
        digest = coalesce(asked.digest, tables.digest),
        phase = coalesce(asked.phase, tables.phase),
        listed = coalesce(asked.listed, tables.listed),
        moved = coalesce(asked.moved, tables.moved),
        due = case when asked.digest is null then tables.due else asked.due end
      from asked join kept on kept.table_id = asked.id
      where tables.id = asked.id
    ), seated as (
      insert into panache.members (person, table_id)
      select person, table_id from unnest($10::text[], $11::text[]) as seated (person, table_id) join kept using (table_id)
      on conflict do nothing
    )
    select held.id, kept.table_id is not null as kept,
      case when kept.table_id is not null then pg_notify('${CHANNEL}', asked.news)::text end
    from held join asked using (id) left join kept on kept.table_id = held.id`,
};

const MOST_AT_ONCE = 500;

interface Asked {
  readonly id: string;
  readonly line: JournalLine;
  readonly entry: string;
  readonly summary: TableSummary | null;
  readonly people: readonly string[];
  readonly done: (answer: 'kept' | 'taken') => void;
  readonly failed: (error: unknown) => void;
}

const valuesOf = (batch: readonly Asked[]): unknown[] => {
  const seats = batch.flatMap(({ id, people }) => people.map(person => ({ person, id })));
  return [
    batch.map(({ id }) => id),
    batch.map(({ line }) => line.number),
    batch.map(({ line }) => line.time),
    batch.map(({ entry }) => entry),
    batch.map(({ summary }) => (summary === null ? null : JSON.stringify(summary))),
    batch.map(({ summary }) => summary?.phase ?? null),
    batch.map(({ summary }) => summary?.listed ?? null),
    batch.map(({ summary }) => (summary === null ? null : dueOf(summary))),
    batch.map(({ id, line }) => piecesOf({ kind: 'grown', table: id, number: line.number })[0]),
    seats.map(({ person }) => person),
    seats.map(({ id }) => id),
    batch.map(({ summary }) => (summary === null ? null : movedOf(summary))),
  ];
};

type Ask = (query: { readonly name: string; readonly text: string }, values: unknown[]) => Promise<QueryResult>;

export interface Appends {
  append(id: string, line: JournalLine, summary: TableSummary | null): Promise<'kept' | 'taken'>;
  /** Refuses from then on, and waits for what was asked for before. */
  close(): Promise<void>;
}

/**
 * Lines asked for while others are on their way wait and then travel together. PostgreSQL commits transactions that
 * notify one after the other, so sending them side by side would gain nothing.
 */
export const groupAppends = (ask: Ask): Appends => {
  let waiting: Asked[] = [];
  let sending: Promise<void> | null = null;
  let closed = false;

  /** One line of a table at a time: the next one's summary must win. */
  const nextBatch = (): Asked[] => {
    const batch = new Map<string, Asked>();
    waiting = waiting.filter(asked => {
      if (batch.size >= MOST_AT_ONCE || batch.has(asked.id)) return true;
      batch.set(asked.id, asked);
      return false;
    });
    return [...batch.values()];
  };

  const send = async (): Promise<void> => {
    const batch = nextBatch();
    try {
      const { rows } = await ask(APPEND, valuesOf(batch));
      const answers = new Map<string, boolean>(rows.map(({ id, kept }) => [id, kept]));
      for (const { id, done, failed } of batch) {
        const kept = answers.get(id);
        if (kept === undefined) failed(noTable(id));
        else done(kept ? 'kept' : 'taken');
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  };

  const sendAll = async (): Promise<void> => {
    // Whatever is asked for in the same turn comes along.
    await new Promise(setImmediate);
    while (waiting.length > 0) await send();
    sending = null;
  };

  return {
    append: (id, line, summary) =>
      new Promise((done, failed) => {
        if (closed) throw new Error('The store is closed.');
        checkLine(line);
        const [entry, people] = [JSON.stringify(line.entry), seatedBy(line, summary)];
        waiting.push({ id, line, entry, summary, people, done, failed });
        sending ??= sendAll();
      }),
    close: async () => {
      closed = true;
      await sending;
    },
  };
};
