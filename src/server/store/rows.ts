import type { Phase } from '#wire/to-client.ts';
import type { Opening } from '../room/opening.ts';
import type { Outage } from '../room/outages.ts';
import { isQuiet } from '../room/room-entry.ts';
import { checkedId } from './checked-id.ts';
import type { Beat, JournalLine, Kept, Listing, OwedRow, Snapshot, TableRow, TableSummary } from './store.ts';

/** Times come as numbers from SQLite and as texts from PostgreSQL. */
type Time = number | string;

export interface LineRow {
  readonly number: number;
  readonly time: Time;
  readonly entry: string;
}

export interface ListingRow {
  readonly id: string;
  readonly opening: string;
  /** The column keeps the first name a summary had: a node of an older version may still serve the same database. */
  readonly digest: string;
  readonly changed: Time;
}

export interface TableKeptRow extends ListingRow {
  readonly seed: string;
  readonly made: Time;
  readonly archive: Uint8Array | null;
}

export interface OpenedRow {
  readonly phase: Phase;
  readonly opening: string;
  readonly seed: string;
  /** Null where there is no snapshot. */
  readonly number: number | null;
  readonly value: string | null;
}

export interface OwedKeptRow {
  readonly what: string;
  readonly table_id: string | null;
  readonly due: Time;
  readonly value: string;
}

export interface BeatRow {
  readonly node: string;
  readonly time: Time;
}

export interface OutageRow {
  readonly since: Time;
  readonly until: Time;
}

export const beatOf = ({ node, time }: BeatRow): Beat => ({ node, time: Number(time) });

export const outageOf = ({ since, until }: OutageRow): Outage => ({ since: Number(since), until: Number(until) });

const MOST_NUMBER = 2 ** 31 - 1;

/** Refused before it travels with others, because PostgreSQL would refuse all of them. */
export const checkLine = ({ number, time }: JournalLine): void => {
  if (!Number.isInteger(number) || Math.abs(number) > MOST_NUMBER || !Number.isSafeInteger(time))
    throw new Error(`A line with the number ${number} and the time ${time} cannot be kept.`);
};

export const owedOf = ({ what, table_id, due, value }: OwedKeptRow): OwedRow => ({
  what,
  due: Number(due),
  value: JSON.parse(value),
  table: table_id,
});

/** As it is kept. */
export const checkOwed = ({ what, due, value, table }: OwedRow): OwedKeptRow & { readonly due: number } => ({
  what: checkedId(what),
  table_id: table === null ? null : checkedId(table),
  due: Math.round(due),
  value: JSON.stringify(value),
});

export const lineOf = (row: LineRow): JournalLine => ({
  number: row.number,
  time: Number(row.time),
  entry: JSON.parse(row.entry),
});

export const snapshotOf = ({ number, value }: Pick<OpenedRow, 'number' | 'value'>): Snapshot | null =>
  number === null || value === null ? null : { number, value: JSON.parse(value) };

export const tableOf = (id: string, { opening, seed }: Pick<OpenedRow, 'opening' | 'seed'>): TableRow => ({
  id,
  opening: JSON.parse(opening),
  seed,
});

export const listingOf = (row: ListingRow): Listing => ({
  id: row.id,
  opening: JSON.parse(row.opening),
  summary: JSON.parse(row.digest),
  changed: Number(row.changed),
});

export const keptOf = (row: TableKeptRow, lines: readonly LineRow[]): Kept => ({
  kind: 'table',
  row: tableOf(row.id, row),
  summary: JSON.parse(row.digest),
  made: Number(row.made),
  changed: Number(row.changed),
  lines: lines.map(lineOf),
  archive: row.archive === null ? null : Buffer.from(row.archive).toString('base64'),
});

export const archiveIn = (archive: string): Uint8Array => new Uint8Array(Buffer.from(archive, 'base64'));

/** Columns of time hold whole milliseconds. */
export const dueOf = ({ due }: TableSummary): number | null => (due === null ? null : Math.round(due));

export const movedOf = ({ moved }: TableSummary): number => Math.round(moved);

const seatedIn = (summary: TableSummary): string[] => [
  ...new Set(summary.seats.flatMap(({ person }) => (person === null ? [] : [checkedId(person)]))),
];

/** Who has the table among his own from this line on. A choice and a word, nearly all that happens, seat nobody. */
export const seatedBy = ({ entry }: JournalLine, summary: TableSummary | null): string[] => {
  if (entry.kind === 'play' || isQuiet(entry)) return [];
  const sits = entry.kind === 'sit' ? [checkedId(entry.person)] : [];
  return [...new Set([...sits, ...(summary === null ? [] : seatedIn(summary))])];
};

/** Who has it no longer among them: he was shown out. */
export const shownOutBy = ({ entry }: JournalLine): string | null => {
  if (entry.kind !== 'unseat' && entry.kind !== 'remove') return null;
  return entry.person === undefined ? null : checkedId(entry.person);
};

/** Everybody who has the table among his own: the host, and all who sit or sat there and were not shown out. */
export const peopleOf = (opening: Opening, summary: TableSummary, lines: readonly JournalLine[]): string[] => {
  const people = new Set([opening.host, ...opening.seats.flatMap(({ person }) => person ?? [])]);
  for (const line of lines) {
    if (line.entry.kind === 'sit') people.add(line.entry.person);
    people.delete(shownOutBy(line) ?? '');
  }
  return [...new Set([...people, ...seatedIn(summary)])].map(checkedId);
};

/** So many nodes are remembered by their last beat. */
export const MOST_BEATS = 50;

/** How long it is remembered that a thing was done: nothing that waits longer is worth a second thought. */
export const DONE_KEPT = 366 * 24 * 60 * 60 * 1000;
export const SECRET_BYTES = 32;

/** The node whose beat is the last that a backup heard of the house. */
export const BROUGHT = 'brought';

export const outageNamed = ({ since }: { readonly since: number }): string => `The outage since ${since}`;

export const there = (what: string): Error => new Error(`${what} is there already.`);
export const noTable = (id: string): Error => new Error(`There is no table ${id}.`);
