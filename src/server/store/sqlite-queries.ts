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
const UNARCHIVED = `
  select id from tables where phase = 'over' and phase <> 'playing'
  and not exists (select 1 from archives where table_id = id) limit ?`;
export const DUE = 'select id from tables where due < ? order by due limit ?';
export const OWED = 'select what, table_id, due, value from notices where due < ? order by due, what limit ?';
export const SETTLE_TABLE = 'delete from notices where table_id = ?';
const IDLE = `from tables where phase = ? and phase <> 'playing' and changed < ?`;
export const FOUND_IDLE = `
  select id ${IDLE} and exists (select 1 from idle where table_id = id and found < ?) limit ?`;
export const MARK_IDLE = `
  insert into idle select id, ? ${IDLE} and not exists (select 1 from idle where table_id = id) limit ?`;

/** What a statement selects; the statement itself says which columns these are. */
export const rowsOf = <Row>(statement: StatementSync, ...values: readonly SQLInputValue[]): readonly Row[] =>
  statement.all(...values) as unknown as readonly Row[];

type Sql = (text: string) => StatementSync;

const aboutTables = (sql: Sql) => ({
  addTable: sql('insert into tables values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing'),
  addOpening: sql('insert into openings values (?, ?, ?)'),
  addMember: sql('insert into members values (?, ?) on conflict do nothing'),
  removeMember: sql('delete from members where person = ? and table_id = ?'),
  addLine: sql('insert into entries values (?, ?, ?, ?) on conflict do nothing'),
  touch: sql('update tables set changed = ? where id = ?'),
  change: sql('update tables set changed = ?, phase = ?, listed = ?, due = ?, moved = ?, digest = ? where id = ?'),
  removeTable: sql('delete from tables where id = ?'),
  opening: sql('select opening, seed from openings where table_id = ?'),
  lines: sql('select number, time, entry from entries where table_id = ? and number > ? order by number limit ?'),
  listed: sql(LISTED),
  of: sql(OF_PERSON),
  due: sql(DUE),
  ahead: sql('select id from tables where due is not null and changed > ? order by id limit ?'),
  foundIdle: sql(FOUND_IDLE),
  markIdle: sql(MARK_IDLE),
  unmarkIdle: sql(`
      delete from idle where found > ? or table_id in (
        select id from tables join idle on table_id = id
        where not (phase = 'over' and changed < ? or phase in ('gathering', 'cancelled') and changed < ?)
      )`),
  count: sql(`
      select (select count(*) from tables where phase = 'gathering' and phase <> 'playing') as gathering,
        (select count(*) from tables where phase = 'over' and phase <> 'playing') as over,
        (select count(*) from tables where phase = 'cancelled' and phase <> 'playing') as cancelled,
        (select count(*) from tables) as total`),
  openingSince: sql(`
      select phase, opening, seed, number, value from openings join tables on id = table_id
      left join snapshots using (table_id) where table_id = ?`),
  snapshot: sql('select number, value from snapshots where table_id = ?'),
  keepSnapshot: sql(`
      insert into snapshots select id, ?, ? from tables where id = ?
      on conflict do update set number = excluded.number, value = excluded.value where excluded.number >= number`),
  unarchived: sql(UNARCHIVED),
  archive: sql('select bytes from archives where table_id = ?'),
  keepArchive: sql(`
      insert into archives select id, ? from tables where id = ? on conflict do update set bytes = excluded.bytes`),
});

const aboutPeople = (sql: Sql) => ({
  person: sql('select value from people where id = ?'),
  keepPerson: sql('insert into people values (?, ?) on conflict do update set value = excluded.value'),
  addPerson: sql('insert into people values (?, ?) on conflict do nothing'),
  owed: sql(OWED),
  owe: sql(`
      insert into notices values (?, ?, ?, ?) on conflict (what)
      do update set table_id = excluded.table_id, due = excluded.due, value = excluded.value`),
  addOwed: sql('insert into notices values (?, ?, ?, ?) on conflict do nothing'),
  settle: sql('delete from notices where what = ?'),
  settleTable: sql(SETTLE_TABLE),
});

const aboutTheHouse = (sql: Sql) => ({
  beats: sql('select node, time from beats order by written desc, node'),
  addBeat: sql(`
      insert into beats values (?, ?, (select coalesce(max(written), 0) + 1 from beats))
      on conflict do update set time = excluded.time, written = excluded.written`),
  removeBeat: sql('delete from beats where node = ?'),
  outages: sql('select since, until from outages order by since'),
  addOutage: sql('insert into outages values (?, ?) on conflict do nothing'),
  removeOutages: sql('delete from outages'),
  addDone: sql('insert into done values (?, ?) on conflict do nothing'),
  touchDone: sql('insert into done values (?, ?) on conflict do update set time = excluded.time'),
  removeDone: sql('delete from done where what = ?'),
  forgetDone: sql('delete from done where time < ?'),
  secret: sql('select hex from secrets where name = ?'),
  addSecret: sql('insert into secrets values (?, ?) on conflict do nothing'),
  any: sql('select 1 from tables limit 1'),
});

/** Everything the store asks of its file, understood by SQLite once and for all. */
export const prepareQueries = (database: DatabaseSync) => {
  const sql: Sql = text => database.prepare(text);
  return { ...aboutTables(sql), ...aboutPeople(sql), ...aboutTheHouse(sql) };
};
export type Queries = ReturnType<typeof prepareQueries>;
