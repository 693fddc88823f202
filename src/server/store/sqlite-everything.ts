import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Outage } from '../room/outages.ts';
import { keptOf, type LineRow, type OwedKeptRow, owedOf, type TableKeptRow } from './rows.ts';
import { rowsOf } from './sqlite-queries.ts';
import type { Kept } from './store.ts';

interface SecretRow {
  readonly name: string;
  readonly hex: string;
}
interface PersonRow {
  readonly id: string;
  readonly value: string;
}

/** All there is, as it stood when the reading began; whoever writes meanwhile is not held up. */
export async function* everythingIn(open: () => DatabaseSync): AsyncGenerator<Kept> {
  const reader = open();
  try {
    reader.exec('begin');
    const rows = <T>(sql: string) => reader.prepare(sql).iterate() as Iterable<unknown> as Iterable<T>;
    for (const { name, hex } of rows<SecretRow>('select name, hex from secrets order by name'))
      yield { kind: 'secret', name, hex };
    for (const { id, value } of rows<PersonRow>('select id, value from people order by id'))
      yield { kind: 'person', id, value: JSON.parse(value) };
    for (const row of rows<OwedKeptRow>('select what, table_id, due, value from notices order by what'))
      yield { kind: 'owed', ...owedOf(row) };
    for (const { since, until } of rows<Outage>('select since, until from outages order by since'))
      yield { kind: 'outage', since, until };
    for (const { time } of rows<{ time: number }>('select time from beats order by written desc limit 1'))
      yield { kind: 'beat', time };
    const lines = reader.prepare('select number, time, entry from entries where table_id = ? order by number');
    const tables = `
      select tables.id, opening, seed, digest, made, changed, bytes as archive
      from tables join openings on openings.table_id = tables.id left join archives on archives.table_id = tables.id
      order by tables.id`;
    for (const row of rows<TableKeptRow>(tables)) {
      yield keptOf(row, rowsOf<LineRow>(lines, row.id));
      // A running server has others to attend to.
      await nextTurn();
    }
  } finally {
    reader.close();
  }
}
