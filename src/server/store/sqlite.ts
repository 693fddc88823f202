import { randomBytes } from 'node:crypto';
import { checkedId } from './checked-id.ts';
import {
  checkLine,
  DONE_KEPT,
  dueOf,
  type LineRow,
  type ListingRow,
  lineOf,
  listingOf,
  movedOf,
  noTable,
  peopleOf,
  SECRET_BYTES,
  seatedBy,
  there,
} from './rows.ts';
import { groupCommits } from './sqlite-batch.ts';
import { everythingIn } from './sqlite-everything.ts';
import { isTrouble, openSqliteFile } from './sqlite-file.ts';
import { prepareQueries, type Queries } from './sqlite-queries.ts';
import type { JournalLine, Kept, News, Store, TableRow, TableSummary } from './store.ts';

/** Tables forgotten in one transaction: small enough that nobody waits for it. */
const FORGOTTEN_AT_ONCE = 50;

type TableKept = Extract<Kept, { kind: 'table' }>;

const addTable = (queries: Queries, { row, summary, made, changed, lines }: TableKept): void => {
  const { id, opening, seed } = row;
  const people = peopleOf(opening, summary, lines);
  const { phase, listed } = summary;
  const kept = JSON.stringify(summary);
  const added = queries.addTable.run(
    checkedId(id),
    phase,
    listed ? 1 : 0,
    dueOf(summary),
    made,
    movedOf(summary),
    changed,
    kept,
  );
  if (added.changes === 0) throw there(`The table ${id}`);
  queries.addOpening.run(id, JSON.stringify(opening), checkedId(seed));
  for (const person of people) queries.addMember.run(person, id);
  for (const line of lines)
    if (queries.addLine.run(id, line.number, line.time, JSON.stringify(line.entry)).changes === 0)
      throw there(`The line ${line.number} of the table ${id}`);
};

/** The first write of an append: from it on the number is taken. */
const addLine = (queries: Queries, id: string, { number, time }: JournalLine, entry: string): boolean => {
  try {
    return queries.addLine.run(id, number, time, entry).changes === 1;
  } catch (error) {
    if (isTrouble(error, 'constraint') && queries.opening.get(id) === undefined) throw noTable(id);
    throw error;
  }
};

interface Opened {
  readonly serve?: boolean;
  /** Milliseconds between two commits; a test that keeps its own time wants none. */
  readonly apart?: number;
}

/**
 * Tables in one file of a folder. With `serve: false` it can be read while somebody else serves it, for a backup;
 * nothing can be written then. News stay in the process: there is no other node to tell.
 */
export const openSqlite = (folder: string, { serve = true, apart }: Opened = {}): Store => {
  const file = openSqliteFile(folder, serve);
  const { database } = file;
  const queries = prepareQueries(database);
  const batches = groupCommits(database, apart);
  const { write } = batches;
  const hearers = new Set<(news: News) => void>();
  let open = true;

  const linesAfter = (id: string, number: number): readonly JournalLine[] =>
    (queries.lines.all(checkedId(id), number) as unknown as LineRow[]).map(lineOf);

  const secretOf = (name: string): string | null => {
    const row = queries.secret.get(name);
    return row === undefined ? null : String(row.hex);
  };

  const forgetSome = (phase: 'over' | 'gathering', before: number): number => {
    const idle = queries.idle.all(phase, before, FORGOTTEN_AT_ONCE);
    for (const { id } of idle) queries.removeTable.run(id);
    return idle.length;
  };

  const forgetAll = async (phase: 'over' | 'gathering', before: number | null): Promise<number> => {
    if (before === null) return 0;
    let forgotten = 0;
    for (;;) {
      const some = await write(() => forgetSome(phase, before));
      forgotten += some;
      if (some < FORGOTTEN_AT_ONCE) return forgotten;
    }
  };

  return {
    create: async (row: TableRow, summary: TableSummary, time: number) =>
      write(() => addTable(queries, { kind: 'table', row, summary, made: time, changed: time, lines: [] })),

    open: async id => {
      const row = queries.opening.get(checkedId(id));
      if (row === undefined) return null;
      return {
        row: { id, opening: JSON.parse(String(row.opening)), seed: String(row.seed) },
        lines: linesAfter(id, Number.MIN_SAFE_INTEGER),
      };
    },

    since: async (id, number) => linesAfter(id, number),

    append: async (id, line, summary) => {
      const entry = JSON.stringify(line.entry);
      const kept = summary === null ? null : JSON.stringify(summary);
      const people = seatedBy(line, summary);
      checkedId(id);
      checkLine(line);
      return write(() => {
        if (!addLine(queries, id, line, entry)) return 'taken';
        if (summary === null) queries.touch.run(line.time, id);
        else
          queries.change.run(
            line.time,
            summary.phase,
            summary.listed ? 1 : 0,
            dueOf(summary),
            movedOf(summary),
            kept,
            id,
          );
        for (const person of people) queries.addMember.run(person, id);
        return 'kept';
      });
    },

    remove: async id => {
      await write(() => queries.removeTable.run(checkedId(id)));
    },

    listed: async most => (queries.listed.all(most) as unknown as ListingRow[]).map(listingOf),

    of: async (person, most) => (queries.of.all(checkedId(person), most) as unknown as ListingRow[]).map(listingOf),

    due: async (before, most) => queries.due.all(before, most).map(({ id }) => String(id)),

    forget: async ({ over, gathering }) => (await forgetAll('over', over)) + (await forgetAll('gathering', gathering)),

    person: async id => {
      const row = queries.person.get(checkedId(id));
      return row === undefined ? null : JSON.parse(String(row.value));
    },

    keepPerson: async (id, value) => {
      const kept = JSON.stringify(value);
      await write(() => queries.keepPerson.run(checkedId(id), kept));
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

    tell: async news => {
      for (const hear of hearers) hear(news);
    },

    listen: hear => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },

    count: async () => {
      const { gathering, over, total } = queries.count.get() as { gathering: number; over: number; total: number };
      return { gathering, playing: total - gathering - over, over };
    },

    everything: () => everythingIn(file.reader),

    bring: async kept =>
      write(() => {
        if (kept.kind === 'table') addTable(queries, kept);
        else if (kept.kind === 'person') {
          const added = queries.addPerson.run(checkedId(kept.id), JSON.stringify(kept.value));
          if (added.changes === 0) throw there(`The person ${kept.id}`);
        } else if (queries.addSecret.run(checkedId(kept.name), kept.hex).changes === 0)
          throw there(`The secret ${kept.name}`);
      }),

    check: async () => {
      queries.any.get();
    },

    close: async () => {
      if (!open) return;
      open = false;
      batches.close();
      file.close();
    },
  };
};
