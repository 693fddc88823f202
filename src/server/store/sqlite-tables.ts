import { checkedId } from './checked-id.ts';
import { forgetInParts } from './forget-in-parts.ts';
import { forgetIn, type IdlePhase, idleBefore } from './idle-phases.ts';
import {
  archiveIn,
  checkLine,
  dueOf,
  type LineRow,
  type ListingRow,
  lineOf,
  listingOf,
  movedOf,
  noTable,
  type OpenedRow,
  peopleOf,
  seatedBy,
  shownOutBy,
  tableOf,
  there,
} from './rows.ts';
import type { Batches } from './sqlite-batch.ts';
import { isTrouble } from './sqlite-file.ts';
import { sqlitePast } from './sqlite-past.ts';
import { type Queries, rowsOf } from './sqlite-queries.ts';
import type { Idle, JournalLine, Kept, TableStore, TableSummary } from './store.ts';

/** Tables forgotten in one transaction: small enough that nobody waits for it. */
const FORGOTTEN_AT_ONCE = 50;

/** Within a transaction. */
export const addTable = (queries: Queries, kept: Extract<Kept, { kind: 'table' }>): void => {
  const { row, summary, made, changed, lines, archive } = kept;
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
  if (archive !== null) queries.keepArchive.run(archiveIn(archive), id);
};

/** Within a transaction. */
const removeTable = (queries: Queries, id: string): void => {
  queries.settleTable.run(id);
  queries.removeTable.run(id);
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
  const [people, shownOut] = [seatedBy(line, summary), shownOutBy(line)];
  checkedId(id);
  checkLine(line);
  return () => {
    if (!addLine(queries, id, line, entry)) return 'taken';
    if (summary === null) queries.touch.run(line.time, id);
    else {
      const { phase, listed } = summary;
      queries.change.run(line.time, phase, listed ? 1 : 0, dueOf(summary), movedOf(summary), text, id);
    }
    if (shownOut !== null) queries.removeMember.run(shownOut, id);
    for (const person of people) queries.addMember.run(person, id);
    return 'kept';
  };
};

const forgetSome = (queries: Queries, phase: IdlePhase, before: number, found: number): number => {
  const idle = queries.foundIdle.all(phase, before, found, FORGOTTEN_AT_ONCE);
  for (const { id } of idle) removeTable(queries, String(id));
  return idle.length;
};

/** No line has a number as low as this. */
const BEFORE_ALL = Number.MIN_SAFE_INTEGER;
/** SQLite's word for no limit. */
const ALL = -1;

export const sqliteTables = (queries: Queries, write: Batches['write']): TableStore => {
  const linesAfter = (id: string, number: number, most = ALL): readonly JournalLine[] =>
    rowsOf<LineRow>(queries.lines, checkedId(id), number, most).map(lineOf);

  const forgetAll = async (phase: IdlePhase, idle: Idle): Promise<number> => {
    const { now, found } = idle;
    const before = idleBefore(phase, idle);
    const count = await forgetInParts(before, FORGOTTEN_AT_ONCE, time =>
      write(() => forgetSome(queries, phase, time, found)),
    );
    await forgetInParts(before, FORGOTTEN_AT_ONCE, time =>
      write(() => Number(queries.markIdle.run(now, phase, time, FORGOTTEN_AT_ONCE).changes)),
    );
    return count;
  };

  return {
    create: async (row, summary, time) =>
      write(() =>
        addTable(queries, { kind: 'table', row, summary, made: time, changed: time, lines: [], archive: null }),
      ),

    open: async id => {
      const [opened] = rowsOf<OpenedRow>(queries.opening, checkedId(id));
      return opened === undefined ? null : { row: tableOf(id, opened), lines: linesAfter(id, BEFORE_ALL) };
    },
    ...sqlitePast(queries, write, linesAfter),

    since: async (id, number, most) => linesAfter(id, number, most),
    append: async (id, line, summary) => write(appendLine(queries, id, line, summary)),
    remove: async id => {
      await write(() => removeTable(queries, checkedId(id)));
    },
    listed: async most => rowsOf<ListingRow>(queries.listed, most).map(listingOf),
    of: async (person, most) => rowsOf<ListingRow>(queries.of, checkedId(person), most).map(listingOf),
    due: async (before, most) => queries.due.all(before, most).map(({ id }) => String(id)),
    ahead: async (of, most) => queries.ahead.all(of, most).map(({ id }) => String(id)),
    forget: async idle => {
      await write(() => queries.unmarkIdle.run(idle.now, idle.over ?? BEFORE_ALL, idle.gathering ?? BEFORE_ALL));
      return forgetIn(phase => forgetAll(phase, idle));
    },
    count: async () => {
      const [{ total, ...idle }] = rowsOf<Record<IdlePhase | 'total', number>>(queries.count);
      return { ...idle, playing: total - idle.gathering - idle.over - idle.cancelled };
    },
  };
};
