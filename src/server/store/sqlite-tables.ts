import { checkedId } from './checked-id.ts';
import { forgetInParts } from './forget-in-parts.ts';
import {
  checkLine,
  dueOf,
  type LineRow,
  type ListingRow,
  lineOf,
  listingOf,
  movedOf,
  noTable,
  peopleOf,
  seatedBy,
  there,
} from './rows.ts';
import type { Batches } from './sqlite-batch.ts';
import { isTrouble } from './sqlite-file.ts';
import { type Queries, rowsOf } from './sqlite-queries.ts';
import type { JournalLine, Kept, TableStore, TableSummary } from './store.ts';

/** Tables forgotten in one transaction: small enough that nobody waits for it. */
const FORGOTTEN_AT_ONCE = 50;

/** Within a transaction. */
export const addTable = (queries: Queries, kept: Extract<Kept, { kind: 'table' }>): void => {
  const { row, summary, made, changed, lines } = kept;
  const { id, opening, seed } = row;
  const people = peopleOf(opening, summary, lines);
  const { phase, listed } = summary;
  const [due, moved, text] = [dueOf(summary), movedOf(summary), JSON.stringify(summary)];
  const added = queries.addTable.run(checkedId(id), phase, listed ? 1 : 0, due, made, moved, changed, text);
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

const appendLine = (
  queries: Queries,
  id: string,
  line: JournalLine,
  summary: TableSummary | null,
): (() => 'kept' | 'taken') => {
  const entry = JSON.stringify(line.entry);
  const text = summary === null ? null : JSON.stringify(summary);
  const people = seatedBy(line, summary);
  checkedId(id);
  checkLine(line);
  return () => {
    if (!addLine(queries, id, line, entry)) return 'taken';
    if (summary === null) queries.touch.run(line.time, id);
    else {
      const { phase, listed } = summary;
      queries.change.run(line.time, phase, listed ? 1 : 0, dueOf(summary), movedOf(summary), text, id);
    }
    for (const person of people) queries.addMember.run(person, id);
    return 'kept';
  };
};

const forgetSome = (queries: Queries, phase: 'over' | 'gathering', before: number): number => {
  const idle = queries.idle.all(phase, before, FORGOTTEN_AT_ONCE);
  for (const { id } of idle) queries.removeTable.run(id);
  return idle.length;
};

export const sqliteTables = (queries: Queries, write: Batches['write']): TableStore => {
  const linesAfter = (id: string, number: number): readonly JournalLine[] =>
    rowsOf<LineRow>(queries.lines, checkedId(id), number).map(lineOf);

  const forgetAll = (phase: 'over' | 'gathering', before: number | null): Promise<number> =>
    forgetInParts(before, FORGOTTEN_AT_ONCE, time => write(() => forgetSome(queries, phase, time)));

  return {
    create: async (row, summary, time) =>
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
    append: async (id, line, summary) => write(appendLine(queries, id, line, summary)),
    remove: async id => {
      await write(() => queries.removeTable.run(checkedId(id)));
    },
    listed: async most => rowsOf<ListingRow>(queries.listed, most).map(listingOf),
    of: async (person, most) => rowsOf<ListingRow>(queries.of, checkedId(person), most).map(listingOf),
    due: async (before, most) => queries.due.all(before, most).map(({ id }) => String(id)),
    forget: async ({ over, gathering }) => (await forgetAll('over', over)) + (await forgetAll('gathering', gathering)),
    count: async () => {
      const [{ gathering, over, total }] = rowsOf<{ gathering: number; over: number; total: number }>(queries.count);
      return { gathering, playing: total - gathering - over, over };
    },
  };
};
