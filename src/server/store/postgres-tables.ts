import type { QueryResult } from 'pg';
import { checkedId } from './checked-id.ts';
import { forgetInParts } from './forget-in-parts.ts';
import { forgetIn, type IdlePhase, idleBefore } from './idle-phases.ts';
import type { Appends } from './postgres-append.ts';
import { postgresPast } from './postgres-past.ts';
import * as queries from './postgres-queries.ts';
import { archiveIn, dueOf, lineOf, listingOf, movedOf, peopleOf, tableOf, there } from './rows.ts';
import type { Idle, JournalLine, Kept, TableStore } from './store.ts';

/** Asks the database, and says in a sentence what is wrong where it cannot. */
export type Ask = (query: queries.Query, values?: unknown[]) => Promise<QueryResult>;

/** Tables forgotten in one transaction. */
const FORGOTTEN_AT_ONCE = 100;

type TableKept = Extract<Kept, { kind: 'table' }>;

const valuesOf = ({ row, summary, made, changed, lines, archive }: TableKept): unknown[] => [
  checkedId(row.id),
  summary.phase,
  summary.listed,
  dueOf(summary),
  made,
  changed,
  JSON.stringify(summary),
  JSON.stringify(row.opening),
  checkedId(row.seed),
  peopleOf(row.opening, summary, lines),
  lines.map(({ number }) => number),
  lines.map(({ time }) => time),
  lines.map(({ entry }) => JSON.stringify(entry)),
  movedOf(summary),
  archive === null ? null : Buffer.from(archiveIn(archive)),
];

export const addTable = async (ask: Ask, kept: TableKept): Promise<void> => {
  const { rowCount } = await ask(queries.ADD_TABLE, valuesOf(kept));
  if (rowCount === 0) throw there(`The table ${kept.row.id}`);
};

export const postgresTables = (ask: Ask, appends: Appends): TableStore => {
  const linesAfter = async (id: string, number: number, most: number | null = null): Promise<readonly JournalLine[]> =>
    (await ask(queries.LINES, [checkedId(id), number, most])).rows.map(lineOf);

  /** Does it to so many at once, until there are no more. */
  const toAll = (query: queries.Query, phase: IdlePhase, idle: Idle, than: number): Promise<number> =>
    forgetInParts(idleBefore(phase, idle), FORGOTTEN_AT_ONCE, async before => {
      const { rowCount } = await ask(query, [phase, before, than, FORGOTTEN_AT_ONCE]);
      return rowCount ?? 0;
    });
  const forgetAll = async (phase: IdlePhase, idle: Idle): Promise<number> => {
    const count = await toAll(queries.FORGET_IDLE, phase, idle, idle.found);
    await toAll(queries.MARK_IDLE, phase, idle, idle.now);
    return count;
  };

  return {
    create: async (row, summary, time) =>
      addTable(ask, { kind: 'table', row, summary, made: time, changed: time, lines: [], archive: null }),

    open: async id => {
      const { rows } = await ask(queries.OPENING, [checkedId(id)]);
      if (rows.length === 0) return null;
      return { row: tableOf(id, rows[0]), lines: await linesAfter(id, queries.BEFORE_ALL) };
    },
    ...postgresPast(ask, linesAfter),

    since: linesAfter,
    append: async (id, line, summary) => appends.append(checkedId(id), line, summary),
    remove: async id => {
      await ask(queries.REMOVE, [checkedId(id)]);
    },
    listed: async most => (await ask(queries.LISTED, [most])).rows.map(listingOf),
    of: async (person, most) => (await ask(queries.OF_PERSON, [checkedId(person), most])).rows.map(listingOf),
    due: async (before, most) => (await ask(queries.DUE, [before, most])).rows.map(({ id }) => id),
    ahead: async (of, most) => (await ask(queries.AHEAD, [of, most])).rows.map(({ id }) => id),
    forget: async idle => {
      const { now, over, gathering } = idle;
      await ask(queries.UNMARK_IDLE, [now, over ?? queries.BEFORE_ALL, gathering ?? queries.BEFORE_ALL]);
      return forgetIn(phase => forgetAll(phase, idle));
    },
    count: async () => {
      const { rows } = await ask(queries.COUNT);
      const none = { gathering: 0, playing: 0, over: 0, cancelled: 0 };
      return { ...none, ...Object.fromEntries(rows.map(row => [row.phase, row.tables])) };
    },
  };
};
