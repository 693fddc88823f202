create schema if not exists panache;
create table panache.about (form integer not null);
insert into panache.about values (1);

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
