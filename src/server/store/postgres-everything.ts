import type { ClientBase } from 'pg';
import { BEATS, OUTAGES } from './postgres-queries.ts';
import {
  type BeatRow,
  beatOf,
  keptOf,
  type LineRow,
  type OutageRow,
  type OwedKeptRow,
  outageOf,
  owedOf,
  type TableKeptRow,
} from './rows.ts';
import type { Kept } from './store.ts';

const ROWS_AT_ONCE = 500;
/** Fewer tables than other rows, because each comes with its journal. */
const TABLES_AT_ONCE = 20;

const TABLES = `
  select id, opening, seed, digest, made, changed, bytes as archive
  from panache.tables join panache.openings on openings.table_id = id left join panache.archives on archives.table_id = id
  where id > $1 order by id limit $2`;
const LINES = `
  select table_id, number, time, entry from panache.entries where table_id = any($1) order by table_id, number`;

/** All there is, as it stood when the reading began, a page at a time. */
export async function* everythingOf(client: ClientBase): AsyncGenerator<Kept> {
  /** Pages through rows in the order of their key. */
  async function* pages<T>(sql: string, most: number, key: (row: T) => string): AsyncGenerator<T[]> {
    let after = '';
    for (;;) {
      const { rows } = await client.query(sql, [after, most]);
      if (rows.length === 0) return;
      yield rows;
      after = key(rows[rows.length - 1]);
    }
  }
  await client.query('begin isolation level repeatable read, read only');
  try {
    const secrets = pages<{ name: string; hex: string }>(
      'select name, hex from panache.secrets where name > $1 order by name limit $2',
      ROWS_AT_ONCE,
      ({ name }) => name,
    );
    for await (const page of secrets) for (const { name, hex } of page) yield { kind: 'secret', name, hex };

    const people = pages<{ id: string; value: string }>(
      'select id, value from panache.people where id > $1 order by id limit $2',
      ROWS_AT_ONCE,
      ({ id }) => id,
    );
    for await (const page of people)
      for (const { id, value } of page) yield { kind: 'person', id, value: JSON.parse(value) };

    const owed = pages<OwedKeptRow>(
      'select what, table_id, due, value from panache.notices where what > $1 order by what limit $2',
      ROWS_AT_ONCE,
      ({ what }) => what,
    );
    for await (const page of owed) for (const row of page) yield { kind: 'owed', ...owedOf(row) };

    const { rows: outages } = await client.query<OutageRow>(OUTAGES);
    for (const row of outages) yield { kind: 'outage', ...outageOf(row) };
    const { rows: beats } = await client.query<BeatRow>(BEATS);
    if (beats.length > 0) yield { kind: 'beat', time: beatOf(beats[0]).time };

    for await (const page of pages<TableKeptRow>(TABLES, TABLES_AT_ONCE, ({ id }) => id)) {
      const { rows } = await client.query<LineRow & { table_id: string }>(LINES, [page.map(({ id }) => id)]);
      const lines = Map.groupBy(rows, row => row.table_id);
      for (const row of page) yield keptOf(row, lines.get(row.id) ?? []);
    }
  } finally {
    await client.query('rollback').catch(() => {});
  }
}
