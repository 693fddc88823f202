import { randomBytes } from 'node:crypto';
import { checkedId } from './checked-id.ts';
import { checkOwed, DONE_KEPT, type OwedKeptRow, owedOf, SECRET_BYTES } from './rows.ts';
import type { Batches } from './sqlite-batch.ts';
import { type Queries, rowsOf } from './sqlite-queries.ts';
import type { PeopleStore } from './store.ts';

export const sqlitePeople = (queries: Queries, write: Batches['write']): PeopleStore => {
  const secretOf = (name: string): string | null => {
    const row = queries.secret.get(name);
    return row === undefined ? null : String(row.hex);
  };

  return {
    person: async id => {
      const row = queries.person.get(checkedId(id));
      return row === undefined ? null : JSON.parse(String(row.value));
    },
    keepPerson: async (id, value) => {
      const kept = JSON.stringify(value);
      await write(() => queries.keepPerson.run(checkedId(id), kept));
    },

    owed: async (before, most) => rowsOf<OwedKeptRow>(queries.owed, before, most).map(owedOf),
    owe: async rows => {
      const kept = rows.map(checkOwed);
      await write(() => {
        for (const { what, table_id, due, value } of kept) queries.owe.run(what, table_id, due, value);
      });
    },
    settle: async what => {
      const ids = what.map(checkedId);
      await write(() => {
        for (const id of ids) queries.settle.run(id);
      });
    },

    once: async (what, time) =>
      write(() => {
        queries.forgetDone.run(time - DONE_KEPT);
        return queries.addDone.run(checkedId(what), time).changes === 1;
      }),
    secret: async name => {
      const drawn = (): string => {
        queries.addSecret.run(checkedId(name), randomBytes(SECRET_BYTES).toString('hex'));
        return secretOf(name) ?? '';
      };
      return new Uint8Array(Buffer.from(secretOf(checkedId(name)) ?? (await write(drawn)), 'hex'));
    },
  };
};
