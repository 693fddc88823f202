import type { DatabaseSync } from 'node:sqlite';
import { FORM, stepsFrom, tooNew, type Upgrades } from './forms.ts';

/** By this number in its head a file is known to be Panache's own. */
const PANACHE = 0x50_41_4e_41;

/** What is to be told to people later. */
const NOTICES = `
  create table notices (
    what text not null primary key,
    table_id text,
    due integer not null,
    value text not null
  ) strict, without rowid;
  create index notices_due on notices (due, what);
  create index notices_of_table on notices (table_id) where table_id is not null;`;

/** The present of a table as it was after a line, and the whole story of one that is over. */
const PAST = `
  create table snapshots (
    table_id text not null primary key references tables (id) on delete cascade,
    number integer not null,
    value text not null
  ) strict;
  create table archives (
    table_id text not null primary key references tables (id) on delete cascade,
    bytes blob not null
  ) strict;`;

/** When nodes were last there, and when none was; \`written\` tells which beat came last, whatever clocks say. */
const HOURS = `
  create table beats (node text not null primary key, time integer not null, written integer not null) strict;
  create table outages (since integer not null primary key, until integer not null) strict;`;

/** Tables that were found to be idle, and when that was first seen. */
const IDLE = `
  create table idle (
    table_id text not null primary key references tables (id) on delete cascade,
    found integer not null
  ) strict;`;

const SCHEMA = `
  -- What changes about a table. What never changes lies apart, so that a choice rewrites little.
  create table tables (
    id text not null primary key,
    phase text not null,
    listed integer not null,
    due integer,
    made integer not null,
    moved integer not null,
    changed integer not null,
    digest text not null
  ) strict;
  create index tables_listed on tables (made desc, id) where listed = 1 and phase <> 'over';
  create index tables_due on tables (due) where due is not null;
  create index tables_idle on tables (phase, changed) where phase <> 'playing';

  create table openings (
    table_id text not null primary key references tables (id) on delete cascade,
    opening text not null,
    seed text not null
  ) strict;

  create table entries (
    table_id text not null references tables (id) on delete cascade,
    number integer not null,
    time integer not null,
    entry text not null,
    primary key (table_id, number)
  ) strict, without rowid;

  create table members (
    person text not null,
    table_id text not null references tables (id) on delete cascade,
    primary key (person, table_id)
  ) strict, without rowid;
  create index members_of_table on members (table_id);

  create table people (id text not null primary key, value text not null) strict;
  create table secrets (name text not null primary key, hex text not null) strict;
  create table done (what text not null primary key, time integer not null) strict, without rowid;
  create index done_at on done (time);
  ${NOTICES}
  ${PAST}
  ${HOURS}
  ${IDLE}
`;

const UPGRADES: Upgrades = {
  1: `
  create table owed (what text not null primary key, due integer not null, value text not null) strict, without rowid;
  create index owed_due on owed (due, what);`,
  // A notice is called by its kind, its table and its seat, or by its person. The house was there when a table last grew.
  2: `
  ${NOTICES}
  insert into notices
    select what, case when what like 'turn:%:%' or what like 'push:%:%'
      then substr(what, 6, instr(substr(what, 6), ':') - 1) end, due, value from owed;
  drop table owed;
  ${PAST}
  ${HOURS}
  insert into beats select 'before', max(changed), 0 from tables having max(changed) is not null;
  ${IDLE}`,
};

const number = (database: DatabaseSync, pragma: string): number =>
  Object.values(database.prepare(`pragma ${pragma}`).get() ?? {}).map(Number)[0] ?? 0;

const headOf = (database: DatabaseSync) => ({
  form: number(database, 'user_version'),
  isOurs: number(database, 'application_id') === PANACHE,
});

const notOurs = (file: string): Error => new Error(`${file} is not a database of Panache.`);

/** What has to be done to a file before it can be served; null for nothing. Refuses what is not ours to touch. */
const preparation = (database: DatabaseSync, file: string): string | null => {
  const { form, isOurs } = headOf(database);
  if (!isOurs) {
    if (form !== 0 || number(database, 'application_id') !== 0 || number(database, 'schema_version') !== 0)
      throw notOurs(file);
    return SCHEMA;
  }
  if (form > FORM) throw new Error(tooNew(file, form));
  const steps = stepsFrom(form, UPGRADES, file);
  if (typeof steps === 'string') throw new Error(steps);
  return steps.length === 0 ? null : steps.join('\n');
};

/** Makes the tables in a new file and brings an older one up to date; refuses somebody else's, or a newer Panache's. */
export const prepareFile = (database: DatabaseSync, file: string): void => {
  const change = preparation(database, file);
  // A choice changes few bytes: small pages make little to write. What was written ahead is carried over seldom, because
  // somebody's choice waits for it then.
  database.exec(`
    pragma page_size = 1024; pragma journal_mode = wal; pragma synchronous = full;
    pragma wal_autocheckpoint = 16000; pragma journal_size_limit = 67108864`);
  if (change === null) return;
  database.exec(`
    begin immediate; ${change};
    pragma application_id = ${PANACHE}; pragma user_version = ${FORM};
    commit`);
};

/** Refuses a file that cannot be read as it stands. */
export const checkForm = (database: DatabaseSync, file: string): void => {
  const { form, isOurs } = headOf(database);
  if (!isOurs) throw notOurs(file);
  if (form > FORM) throw new Error(tooNew(file, form));
  if (form < FORM)
    throw new Error(
      `${file} has form ${form}; this Panache reads ${FORM}. Start it once to bring the file up to date, or read it with the version that serves it.`,
    );
};
