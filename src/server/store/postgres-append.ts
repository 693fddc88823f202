import type { QueryResult } from 'pg';
import { CHANNEL, piecesOf } from './postgres-news.ts';
import { appendTrouble, isFull } from './postgres-trouble.ts';
import { checkLine, dueOf, movedOf, noTable, seatedBy, shownOutBy } from './rows.ts';
import type { JournalLine, StoreTrouble, TableSummary } from './store.ts';
import { UnsureAppend } from './unsure-append.ts';

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
    ), shown_out as (
      delete from panache.members
      using unnest($13::text[], $14::text[]) as gone (person, table_id) join kept using (table_id)
      where members.person = gone.person and members.table_id = gone.table_id
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
  readonly shownOut: string | null;
  readonly done: (answer: 'kept' | 'taken') => void;
  readonly failed: (error: unknown) => void;
}

const valuesOf = (batch: readonly Asked[]): unknown[] => {
  const seats = batch.flatMap(({ id, people }) => people.map(person => ({ person, id })));
  const gone = batch.flatMap(({ id, shownOut }) => (shownOut === null ? [] : [{ person: shownOut, id }]));
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
    gone.map(({ person }) => person),
    gone.map(({ id }) => id),
  ];
};

interface AppendsDeps {
  /** Rejects with what PostgreSQL, or the way to it, has said. */
  readonly ask: (query: { readonly name: string; readonly text: string }, values: unknown[]) => Promise<QueryResult>;
  /** The same as a sentence for whoever runs the server. */
  readonly plainly: (error: unknown) => Error;
}

export interface Appends {
  append(id: string, line: JournalLine, summary: TableSummary | null): Promise<'kept' | 'taken'>;
  /** What keeps lines from being kept; null for nothing. */
  readonly trouble: StoreTrouble | null;
  /** Refuses from then on, and waits for what was asked for before. */
  close(): Promise<void>;
}

/** Milliseconds after which lines that are on their way no longer hold up others. */
const SLOW = 250;
/** And after which the server is not well. */
const STALLED = 3000;
const MOST_ON_THEIR_WAY = 4;

interface Flight {
  readonly tables: ReadonlySet<string>;
  readonly since: number;
}

/** One line of a table at a time: the next one's summary must win. */
const nextBatch = (waiting: readonly Asked[], isHeld: (id: string) => boolean) => {
  const batch = new Map<string, Asked>();
  const rest = waiting.filter(asked => {
    if (batch.size >= MOST_AT_ONCE || batch.has(asked.id) || isHeld(asked.id)) return true;
    batch.set(asked.id, asked);
    return false;
  });
  return { batch: [...batch.values()], rest };
};

/** Sends lines that travel together, and tells each what became of it. */
const sender = ({ ask, plainly }: AppendsDeps, onFailure: (error: unknown) => void) => {
  const failAll = (batch: readonly Asked[], error: unknown): void => {
    onFailure(error);
    const plain = plainly(error);
    const isUnsure = appendTrouble(error) !== 'refused';
    for (const { failed } of batch) failed(isUnsure ? new UnsureAppend(plain.message, { cause: plain }) : plain);
  };
  const send = async (batch: readonly Asked[]): Promise<void> => {
    try {
      const { rows } = await ask(APPEND, valuesOf(batch));
      const answers = new Map<string, boolean>(rows.map(({ id, kept }) => [id, kept]));
      for (const { id, done, failed } of batch) {
        const kept = answers.get(id);
        if (kept === undefined) failed(noTable(id));
        else done(kept ? 'kept' : 'taken');
      }
    } catch (error) {
      // One of them cannot be written now; the others have nothing to do with it.
      if (batch.length > 1 && appendTrouble(error) === 'locked') await Promise.all(batch.map(each => send([each])));
      else failAll(batch, error);
    }
  };
  return send;
};

/**
 * Lines asked for while others are on their way wait and then travel together. PostgreSQL commits transactions that
 * notify one after the other, so sending them side by side would gain nothing; but where an answer does not come at once,
 * because a row is locked or a backend stands still, other tables do not wait for it.
 */
export const groupAppends = (deps: AppendsDeps): Appends => {
  let waiting: Asked[] = [];
  const flights = new Set<Flight>();
  let isFullNow = false;
  let closed: (() => void) | null = null;
  const send = sender(deps, error => {
    isFullNow = isFull(error);
  });

  const isHeld = (id: string): boolean => [...flights].some(({ tables }) => tables.has(id));
  const mayFly = (): boolean =>
    flights.size < MOST_ON_THEIR_WAY && [...flights].every(({ since }) => performance.now() - since >= SLOW);

  const fly = async (batch: readonly Asked[]): Promise<void> => {
    const flight = { tables: new Set(batch.map(({ id }) => id)), since: performance.now() };
    flights.add(flight);
    const timer = setTimeout(sendNext, SLOW + 1);
    await send(batch);
    clearTimeout(timer);
    flights.delete(flight);
    sendNext();
  };
  const sendNext = (): void => {
    if (mayFly()) {
      const { batch, rest } = nextBatch(waiting, isHeld);
      waiting = rest;
      if (batch.length > 0) void fly(batch);
    }
    if (flights.size === 0 && waiting.length === 0) closed?.();
  };

  return {
    append: (id, line, summary) =>
      new Promise((done, failed) => {
        if (closed !== null) throw new Error('The store is closed.');
        checkLine(line);
        const [entry, people, shownOut] = [JSON.stringify(line.entry), seatedBy(line, summary), shownOutBy(line)];
        // Whatever is asked for in the same turn comes along.
        if (waiting.length === 0) setImmediate(sendNext);
        const kept = (answer: 'kept' | 'taken') => {
          isFullNow = false;
          done(answer);
        };
        waiting.push({ id, line, entry, summary, people, shownOut, done: kept, failed });
      }),
    get trouble() {
      if (isFullNow) return 'full';
      return [...flights].some(({ since }) => performance.now() - since > STALLED) ? 'stalled' : null;
    },
    close: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      closed = resolve;
      sendNext();
      await promise;
    },
  };
};
