import type { ClientBase } from 'pg';
import { FORM, stepsFrom, tooNew, type Upgrades } from './forms.ts';

/** Held while the tables are made, so that several nodes may start at once. */
const LOCK = 0x50_41_4e_41;

const OWED = `
  create table panache.owed (what text collate "C" primary key, due bigint not null, value text not null);
  create index owed_due on panache.owed (due, what);`;

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
  ${OWED}
`;

const UPGRADES: Upgrades = { 1: OWED };

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
