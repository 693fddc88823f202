import type { QueryResult } from 'pg';
import { checkedId } from './checked-id.ts';
import { forgetInParts } from './forget-in-parts.ts';
import type { Appends } from './postgres-append.ts';
import * as queries from './postgres-queries.ts';
import { dueOf, lineOf, listingOf, movedOf, peopleOf, there } from './rows.ts';
import type { JournalLine, Kept, TableStore } from './store.ts';

/** Asks the database, and says in a sentence what is wrong where it cannot. */
export type Ask = (query: queries.Query, values?: unknown[]) => Promise<QueryResult>;

/** Tables forgotten in one transaction. */
const FORGOTTEN_AT_ONCE = 100;

type TableKept = Extract<Kept, { kind: 'table' }>;

const valuesOf = ({ row, summary, made, changed, lines }: TableKept): unknown[] => [
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
];

export const addTable = async (ask: Ask, kept: TableKept): Promise<void> => {
  const { rowCount } = await ask(queries.ADD_TABLE, valuesOf(kept));
  if (rowCount === 0) throw there(`The table ${kept.row.id}`);
};

export const postgresTables = (ask: Ask, appends: Appends): TableStore => {
  const linesAfter = async (id: string, number: number): Promise<readonly JournalLine[]> =>
    (await ask(queries.LINES, [checkedId(id), number])).rows.map(lineOf);

  const forgetAll = (query: queries.Query, before: number | null): Promise<number> =>
    forgetInParts(before, FORGOTTEN_AT_ONCE, async time => (await ask(query, [time, FORGOTTEN_AT_ONCE])).rowCount ?? 0);

  return {
    create: async (row, summary, time) =>
      addTable(ask, { kind: 'table', row, summary, made: time, changed: time, lines: [] }),

    open: async id => {
      const { rows } = await ask(queries.OPENING, [checkedId(id)]);
      if (rows.length === 0) return null;
      const [{ opening, seed }] = rows;
      return { row: { id, opening: JSON.parse(opening), seed }, lines: await linesAfter(id, queries.BEFORE_ALL) };
    },

    since: linesAfter,
    append: async (id, line, summary) => appends.append(checkedId(id), line, summary),
    remove: async id => {
      await ask(queries.REMOVE, [checkedId(id)]);
    },
    listed: async most => (await ask(queries.LISTED, [most])).rows.map(listingOf),
    of: async (person, most) => (await ask(queries.OF_PERSON, [checkedId(person), most])).rows.map(listingOf),
    due: async (before, most) => (await ask(queries.DUE, [before, most])).rows.map(({ id }) => id),
    forget: async ({ over, gathering }) =>
      (await forgetAll(queries.FORGET_OVER, over)) + (await forgetAll(queries.FORGET_GATHERING, gathering)),
    count: async () => {
      const { rows } = await ask(queries.COUNT);
      return { gathering: 0, playing: 0, over: 0, ...Object.fromEntries(rows.map(row => [row.phase, row.tables])) };
    },
  };
};
