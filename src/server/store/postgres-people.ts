import { randomBytes } from 'node:crypto';
import { checkedId } from './checked-id.ts';
import * as queries from './postgres-queries.ts';
import type { Ask } from './postgres-tables.ts';
import { checkOwed, DONE_KEPT, owedOf, SECRET_BYTES } from './rows.ts';
import type { PeopleStore } from './store.ts';

export const postgresPeople = (ask: Ask): PeopleStore => ({
  person: async id => {
    const { rows } = await ask(queries.PERSON, [checkedId(id)]);
    return rows.length === 0 ? null : JSON.parse(rows[0].value);
  },
  keepPerson: async (id, value) => {
    await ask(queries.KEEP_PERSON, [checkedId(id), JSON.stringify(value)]);
  },

  owed: async (before, most) => (await ask(queries.OWED, [before, most])).rows.map(owedOf),
  owe: async rows => {
    // Of two by the same name the last counts; one statement may touch a row but once.
    const kept = [...new Map(rows.map(row => [row.what, checkOwed(row)])).values()];
    await ask(queries.OWE, [
      kept.map(({ what }) => what),
      kept.map(({ table_id }) => table_id),
      kept.map(({ due }) => due),
      kept.map(({ value }) => value),
    ]);
  },
  settle: async what => {
    await ask(queries.SETTLE, [what.map(checkedId)]);
  },

  once: async (what, time) => (await ask(queries.ONCE, [checkedId(what), time, time - DONE_KEPT])).rowCount === 1,
  secret: async name => {
    const values = [checkedId(name)];
    const drawn = randomBytes(SECRET_BYTES).toString('hex');
    if ((await ask(queries.SECRET, values)).rows.length === 0) await ask(queries.ADD_SECRET, [name, drawn]);
    return new Uint8Array(Buffer.from((await ask(queries.SECRET, values)).rows[0].hex, 'hex'));
  },
});
