import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** The listed tables and those of a person are found by an index each: the tests ask SQLite how it would go about it. */
export const LISTED = `
  select tables.id, opening, digest, changed from tables join openings on table_id = tables.id
  where listed = 1 and phase <> 'over' order by made desc, tables.id limit ?`;
// Not in the order in which journals grew: that would tell of whispers.
export const OF_PERSON = `
  select mine.id, opening, digest, changed from (
    select tables.id, digest, moved, changed from members join tables on tables.id = members.table_id
    where person = ? order by moved desc, tables.id limit ?
  ) as mine join openings on table_id = mine.id order by moved desc, mine.id`;
export const DUE = 'select id from tables where due < ? order by due limit ?';
export const IDLE = `select id from tables where phase = ? and phase <> 'playing' and changed < ? limit ?`;

/** What a statement selects; the statement itself says which columns these are. */
export const rowsOf = <Row>(statement: StatementSync, ...values: readonly SQLInputValue[]): readonly Row[] =>
  statement.all(...values) as unknown as readonly Row[];

/** Everything the store asks of its file, understood by SQLite once and for all. */
export const prepareQueries = (database: DatabaseSync) => {
  const sql = (text: string) => database.prepare(text);
  return {
    addTable: sql('insert into tables values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing'),
    addOpening: sql('insert into openings values (?, ?, ?)'),
    addMember: sql('insert into members values (?, ?) on conflict do nothing'),
    addLine: sql('insert into entries values (?, ?, ?, ?) on conflict do nothing'),
    touch: sql('update tables set changed = ? where id = ?'),
    change: sql('update tables set changed = ?, phase = ?, listed = ?, due = ?, moved = ?, digest = ? where id = ?'),
    removeTable: sql('delete from tables where id = ?'),
    opening: sql('select opening, seed from openings where table_id = ?'),
    lines: sql('select number, time, entry from entries where table_id = ? and number > ? order by number'),
    listed: sql(LISTED),
    of: sql(OF_PERSON),
    due: sql(DUE),
    idle: sql(IDLE),
    count: sql(`
      select (select count(*) from tables where phase = 'gathering' and phase <> 'playing') as gathering,
        (select count(*) from tables where phase = 'over' and phase <> 'playing') as over, (select count(*) from tables) as total`),
    person: sql('select value from people where id = ?'),
    keepPerson: sql('insert into people values (?, ?) on conflict do update set value = excluded.value'),
    addPerson: sql('insert into people values (?, ?) on conflict do nothing'),
    owed: sql('select what, due, value from owed order by due, what limit ?'),
    owe: sql(
      'insert into owed values (?, ?, ?) on conflict (what) do update set due = excluded.due, value = excluded.value',
    ),
    addOwed: sql('insert into owed values (?, ?, ?) on conflict do nothing'),
    settle: sql('delete from owed where what = ?'),
    addDone: sql('insert into done values (?, ?) on conflict do nothing'),
    forgetDone: sql('delete from done where time < ?'),
    secret: sql('select hex from secrets where name = ?'),
    addSecret: sql('insert into secrets values (?, ?) on conflict do nothing'),
    any: sql('select 1 from tables limit 1'),
  };
};
export type Queries = ReturnType<typeof prepareQueries>;
