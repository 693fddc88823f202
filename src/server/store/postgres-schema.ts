import type { ClientBase } from 'pg';
import { FORM, stepsFrom, tooNew, type Upgrades } from './forms.ts';

/** Held while the tables are made, so that several nodes may start at once. */
const LOCK = 0x50_41_4e_41;

/** What is to be told to people later. */
const NOTICES = `
  create table panache.notices (
    what text collate "C" primary key,
    table_id text collate "C",
    due bigint not null,
    value text not null
  );
  create index notices_due on panache.notices (due, what);
  create index notices_of_table on panache.notices (table_id) where table_id is not null;`;

/** The present of a table as it was after a line, and the whole story of one that is over. */
const PAST = `
  create table panache.snapshots (
    table_id text collate "C" primary key references panache.tables (id) on delete cascade,
    number integer not null,
    value text not null
  );
  create table panache.archives (
    table_id text collate "C" primary key references panache.tables (id) on delete cascade,
    bytes bytea not null
  );`;

/** When nodes were last there, and when none was; \`written\` tells which beat came last, whatever clocks say. */
const HOURS = `
  create table panache.beats (node text collate "C" primary key, time bigint not null, written bigint not null);
  create table panache.outages (since bigint primary key, until bigint not null);`;

/** Tables that were found to be idle, and when that was first seen. */
const IDLE = `
  create table panache.idle (
    table_id text collate "C" primary key references panache.tables (id) on delete cascade,
    found bigint not null
  );`;

// Ids are compared byte by byte: it is faster, and their order does not depend on the machine. Texts that hold JSON are
// not `jsonb`, which would give back other bytes and refuse some.
const SCHEMA = `
  create schema if not exists panache;
  create table panache.about (form integer not null);
  insert into panache.about values (${FORM});

  -- What changes about a table. What never changes lies apart, so that a choice rewrites little.
  create table panache.tables (
    id text collate "C" primary key,
    phase text not null,
    listed boolean not null,
    due bigint,
    made bigint not null,
    moved bigint not null,
    changed bigint not null,
    digest text not null
  ) with (fillfactor = 70);
  create index tables_listed on panache.tables (made desc, id) where listed and phase <> 'over';
  create index tables_due on panache.tables (due) where due is not null;
  create index tables_idle on panache.tables (phase, changed) where phase <> 'playing';

  create table panache.openings (
    table_id text collate "C" primary key references panache.tables (id) on delete cascade,
    opening text not null,
    seed text not null
  );

  create table panache.entries (
    table_id text collate "C" references panache.tables (id) on delete cascade,
    number integer,
    time bigint not null,
    entry text not null,
    primary key (table_id, number)
  );

  create table panache.members (
    person text collate "C",
    table_id text collate "C" references panache.tables (id) on delete cascade,
    primary key (person, table_id)
  );
  create index members_of_table on panache.members (table_id);

  create table panache.people (id text collate "C" primary key, value text not null);
  create table panache.secrets (name text collate "C" primary key, hex text not null);
  create table panache.done (what text collate "C" primary key, time bigint not null);
  create index done_at on panache.done (time);
  ${NOTICES}
  ${PAST}
  ${HOURS}
  ${IDLE}
`;

const UPGRADES: Upgrades = {
  1: `
  create table panache.owed (what text collate "C" primary key, due bigint not null, value text not null);
  create index owed_due on panache.owed (due, what);`,
  // A notice is called by its kind, its table and its seat, or by its person. The house was there when a table last grew.
  2: `
  ${NOTICES}
  insert into panache.notices
    select what, case when what like 'turn:%:%' or what like 'push:%:%' then split_part(what, ':', 2) end, due, value
    from panache.owed;
  drop table panache.owed;
  ${PAST}
  ${HOURS}
  insert into panache.beats select 'before', max(changed), 0 from panache.tables having max(changed) is not null;
  ${IDLE}`,
};

const formOf = async (client: ClientBase): Promise<number | null> => {
  const { rows } = await client.query(`select to_regclass('panache.about') is not null as there`);
  if (!rows[0].there) return null;
  return (await client.query('select form from panache.about')).rows[0]?.form ?? 0;
};

/** Brings the schema to our form; a sentence where that cannot be done. */
const bringUpToDate = async (client: ClientBase): Promise<string | null> => {
  const form = await formOf(client);
  if (form === null) {
    await client.query(SCHEMA);
    return null;
  }
  if (form > FORM) return tooNew('The database', form);
  const steps = stepsFrom(form, UPGRADES, 'The database');
  if (typeof steps === 'string') return steps;
  if (steps.length > 0) await client.query(`${steps.join('\n')}; update panache.about set form = ${FORM}`);
  return null;
};

/** Makes the tables where there are none yet and brings older ones up to date; a sentence where that cannot be done. */
export const prepareSchema = async (client: ClientBase): Promise<string | null> => {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const refused = await bringUpToDate(client);
    await client.query('commit');
    return refused;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
};
