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
    )
    select id from added`,
};

export const REMOVE: Query = { name: 'remove', text: 'delete from panache.tables where id = $1' };

export const OPENING: Query = {
  name: 'opening',
  text: 'select opening, seed from panache.openings where table_id = $1',
};

export const LINES: Query = {
  name: 'lines',
  text: 'select number, time, entry from panache.entries where table_id = $1 and number > $2 order by number',
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

const forget = (phase: 'over' | 'gathering'): Query => ({
  name: `forget-${phase}`,
  text: `
    delete from panache.tables where id in (
      select id from panache.tables where phase = '${phase}' and changed < $1 limit $2 for update skip locked
    )`,
});
export const FORGET_OVER = forget('over');
export const FORGET_GATHERING = forget('gathering');

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
  text: 'select what, due, value from panache.owed order by due, what limit $1',
};

export const OWE: Query = {
  name: 'owe',
  text: `
    insert into panache.owed (what, due, value)
    select what, due, value from unnest($1::text[], $2::bigint[], $3::text[]) as asked (what, due, value) order by what
    on conflict (what) do update set due = excluded.due, value = excluded.value`,
};

export const ADD_OWED: Query = {
  name: 'add-owed',
  text: 'insert into panache.owed (what, due, value) values ($1, $2, $3) on conflict do nothing',
};

export const SETTLE: Query = { name: 'settle', text: 'delete from panache.owed where what = any($1)' };

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
