/** A question PostgreSQL understands once for each connection. */
export interface Query {
  readonly name: string;
  readonly text: string;
}

/** No line has a number as low as this. */
export const BEFORE_ALL = -2_147_483_648;

/** A table with all that belongs to it, or nothing of it where there is one already. */
export const ADD_TABLE: Query = {
  name: 'add-table',
  text: `
    with added as (
      insert into panache.tables (id, phase, listed, due, made, moved, changed, digest)
      values ($1, $2, $3, $4, $5, $14, $6, $7)
      on conflict do nothing
      returning id
    ), opened as (
      insert into panache.openings (table_id, opening, seed) select id, $8, $9 from added
    ), seated as (
      insert into panache.members (person, table_id) select person, id from added, unnest($10::text[]) as person
    ), written as (
      insert into panache.entries (table_id, number, time, entry)
      select id, number, time, entry
      from added, unnest($11::integer[], $12::bigint[], $13::text[]) as line (number, time, entry)
    ), archived as (
      insert into panache.archives (table_id, bytes) select id, $15 from added where $15::bytea is not null
    )
    select id from added`,
};

/** What is owed about a table goes with it. */
export const REMOVE: Query = {
  name: 'remove',
  text: `
    with settled as (delete from panache.notices where table_id = $1)
    delete from panache.tables where id = $1`,
};

export const OPENING: Query = {
  name: 'opening',
  text: 'select opening, seed from panache.openings where table_id = $1',
};

export const OPENING_SINCE: Query = {
  name: 'opening-since',
  text: `
    select phase, opening, seed, number, value from panache.openings join panache.tables on id = table_id
    left join panache.snapshots using (table_id) where table_id = $1`,
};

export const SNAPSHOT: Query = {
  name: 'snapshot',
  text: 'select number, value from panache.snapshots where table_id = $1',
};

export const KEEP_SNAPSHOT: Query = {
  name: 'keep-snapshot',
  text: `
    insert into panache.snapshots as kept (table_id, number, value)
    select id, $2, $3 from panache.tables where id = $1
    on conflict (table_id) do update set number = excluded.number, value = excluded.value
    where excluded.number >= kept.number`,
};

export const UNARCHIVED: Query = {
  name: 'unarchived',
  text: `
    select id from panache.tables where phase = 'over'
    and not exists (select 1 from panache.archives where table_id = id) limit $1`,
};

export const ARCHIVE: Query = { name: 'archive', text: 'select bytes from panache.archives where table_id = $1' };

export const KEEP_ARCHIVE: Query = {
  name: 'keep-archive',
  text: `
    insert into panache.archives (table_id, bytes) select id, $2 from panache.tables where id = $1
    on conflict (table_id) do update set bytes = excluded.bytes`,
};

export const LINES: Query = {
  name: 'lines',
  text: 'select number, time, entry from panache.entries where table_id = $1 and number > $2 order by number limit $3',
};

export const LISTED: Query = {
  name: 'listed',
  text: `
    select id, opening, digest, changed from panache.tables join panache.openings on table_id = id
    where listed and phase <> 'over' order by made desc, id limit $1`,
};

/** Not in the order in which journals grew: that would tell of whispers. */
export const OF_PERSON: Query = {
  name: 'of-person',
  text: `
    select mine.id, opening, digest, changed from (
      select id, digest, moved, changed from panache.members join panache.tables on id = table_id
      where person = $1 order by moved desc, id limit $2
    ) as mine join panache.openings on table_id = mine.id order by moved desc, mine.id`,
};

export const DUE: Query = {
  name: 'due',
  text: 'select id from panache.tables where due < $1 order by due limit $2',
};

export const AHEAD: Query = {
  name: 'ahead',
  text: 'select id from panache.tables where due is not null and changed > $1 order by id limit $2',
};

/** Marks of tables that are idle no more, and those that a clock ahead has made. */
export const UNMARK_IDLE: Query = {
  name: 'unmark-idle',
  text: `
    delete from panache.idle using panache.tables where id = table_id and (
      found > $1 or not (phase = 'over' and changed < $2 or phase in ('gathering', 'cancelled') and changed < $3)
    )`,
};

export const MARK_IDLE: Query = {
  name: 'mark-idle',
  text: `
    insert into panache.idle (table_id, found)
    select id, $3 from panache.tables
    where phase = $1 and phase <> 'playing' and changed < $2
      and not exists (select from panache.idle where table_id = id)
    limit $4 on conflict do nothing`,
};

export const FORGET_IDLE: Query = {
  name: 'forget-idle',
  text: `
    with idle as materialized (
      select id from panache.tables
      where phase = $1 and phase <> 'playing' and changed < $2
        and exists (select from panache.idle where table_id = id and found < $3)
      limit $4 for update skip locked
    ), settled as (
      delete from panache.notices where table_id in (select id from idle)
    )
    delete from panache.tables where id in (select id from idle)`,
};

export const PERSON: Query = { name: 'person', text: 'select value from panache.people where id = $1' };

export const KEEP_PERSON: Query = {
  name: 'keep-person',
  text: 'insert into panache.people values ($1, $2) on conflict (id) do update set value = excluded.value',
};

export const ADD_PERSON: Query = {
  name: 'add-person',
  text: 'insert into panache.people values ($1, $2) on conflict do nothing',
};

/** What is owed, the earliest first. */
export const OWED: Query = {
  name: 'owed',
  text: 'select what, table_id, due, value from panache.notices where due < $1 order by due, what limit $2',
};

export const OWE: Query = {
  name: 'owe',
  text: `
    insert into panache.notices (what, table_id, due, value)
    select what, table_id, due, value
    from unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) as asked (what, table_id, due, value) order by what
    on conflict (what) do update set table_id = excluded.table_id, due = excluded.due, value = excluded.value`,
};

export const ADD_OWED: Query = {
  name: 'add-owed',
  text: 'insert into panache.notices (what, table_id, due, value) values ($1, $2, $3, $4) on conflict do nothing',
};

export const SETTLE: Query = { name: 'settle', text: 'delete from panache.notices where what = any($1)' };

export const ONCE: Query = {
  name: 'once',
  text: `
    with forgotten as (
      delete from panache.done where what in (
        select what from panache.done where time < $3 and what <> $1 limit 100 for update skip locked
      )
    )
    insert into panache.done values ($1, $2) on conflict do nothing`,
};

export const SECRET: Query = { name: 'secret', text: 'select hex from panache.secrets where name = $1' };

export const ADD_SECRET: Query = {
  name: 'add-secret',
  text: 'insert into panache.secrets values ($1, $2) on conflict do nothing',
};

export const BEATS: Query = {
  name: 'beats',
  text: 'select node, time from panache.beats order by written desc, node',
};

export const ADD_BEAT: Query = {
  name: 'add-beat',
  text: `
    insert into panache.beats values ($1, $2, (select coalesce(max(written), 0) + 1 from panache.beats))
    on conflict (node) do update set time = excluded.time, written = excluded.written`,
};

/** Where no beat is known yet. */
export const BRING_BEAT: Query = {
  name: 'bring-beat',
  text: 'insert into panache.beats select $1, $2, 0 where not exists (select from panache.beats)',
};

export const OUTAGES: Query = {
  name: 'outages',
  text: 'select since, until from panache.outages order by since',
};

export const ADD_OUTAGE: Query = {
  name: 'add-outage',
  text: 'insert into panache.outages values ($1, $2) on conflict do nothing',
};

/** All pieces in one transaction, in their order. */
export const TELL: Query = {
  name: 'tell',
  text: 'select pg_notify($1, piece) from unnest($2::text[]) with ordinality as told (piece, at) order by at',
};

export const COUNT: Query = {
  name: 'count',
  text: 'select phase, count(*)::integer as tables from panache.tables group by phase',
};

export const ANY: Query = { name: 'any', text: 'select 1 from panache.tables limit 1' };
