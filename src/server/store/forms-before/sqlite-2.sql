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
create table owed (what text not null primary key, due integer not null, value text not null) strict, without rowid;
create index owed_due on owed (due, what);

pragma application_id = 1346457153;
pragma user_version = 2;
