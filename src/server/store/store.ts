import type { Phase } from '#wire/to-client.ts';
import type { Opening } from '../room/opening.ts';
import type { RoomEntry } from '../room/room-entry.ts';

/** A table as it was made; its seed is in no view until the match is over. */
export interface TableRow {
  readonly id: string;
  readonly opening: Opening;
  readonly seed: string;
}

/** One line of a table's journal. */
export interface JournalLine {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly entry: RoomEntry;
}

/** What lists show of a table, and what the house must not forget; kept beside the journal, never instead of it. */
export interface TableSummary {
  readonly phase: Phase;
  readonly listed: boolean;
  readonly seats: readonly {
    readonly name: string;
    readonly person: string | null;
    readonly bot: boolean;
    /** For anybody who comes by. */
    readonly open: boolean;
  }[];
  /** Seats that are asked. */
  readonly asked: readonly number[];
  /** When something happened that everybody may know of; whispers are not among that. */
  readonly moved: number;
  /** When a bot or the clock has to act; null when nobody but people is waited for. */
  readonly due: number | null;
}

export interface Listing {
  readonly id: string;
  readonly opening: Opening;
  readonly summary: TableSummary;
  /** When the journal grew last: for retention, not to be shown. */
  readonly changed: number;
}

/** What one node tells the others. */
export type News =
  | { readonly kind: 'grown'; readonly table: string; readonly number: number }
  /** News may have been lost: whoever holds a table looks for himself. */
  | { readonly kind: 'missed' }
  /** Who is connected to this node, for one table. */
  | {
      readonly kind: 'here';
      readonly table: string;
      readonly node: string;
      readonly seats: readonly number[];
      readonly watching: readonly string[];
    };

/** Something to be done later, kept until it is settled. */
export interface OwedRow {
  /** Tells one thing from another: owed again, it takes the place of what was owed under the same name. */
  readonly what: string;
  /** Milliseconds since 1970. */
  readonly due: number;
  readonly value: unknown;
}

/** One thing of a backup: everything that is kept is one of these. */
export type Kept =
  | {
      readonly kind: 'table';
      readonly row: TableRow;
      readonly summary: TableSummary;
      readonly made: number;
      readonly changed: number;
      readonly lines: readonly JournalLine[];
    }
  | { readonly kind: 'person'; readonly id: string; readonly value: unknown }
  | ({ readonly kind: 'owed' } & OwedRow)
  | { readonly kind: 'secret'; readonly name: string; readonly hex: string };

/**
 * Where tables are kept. A number of a journal is given once: of two writers one is told that it is taken, and that
 * alone decides every race. What `append` has kept survives a power cut.
 */
export interface TableStore {
  create(row: TableRow, summary: TableSummary, time: number): Promise<void>;
  /** Null where there is no such table. */
  open(id: string): Promise<{ readonly row: TableRow; readonly lines: readonly JournalLine[] } | null>;
  /** The lines after that number. */
  since(id: string, number: number): Promise<readonly JournalLine[]>;
  /** `summary` is null where it has not changed. */
  append(id: string, line: JournalLine, summary: TableSummary | null): Promise<'kept' | 'taken'>;
  remove(id: string): Promise<void>;
  /** Listed tables that are not over, the newest first. */
  listed(most: number): Promise<readonly Listing[]>;
  /** The tables somebody sits or sat at, or hosts, the newest first. */
  of(person: string, most: number): Promise<readonly Listing[]>;
  /** Tables where the machine owes a move since before that time. */
  due(before: number, most: number): Promise<readonly string[]>;
  /** Forgets finished tables, and tables that never started, that have not grown since; tells how many. */
  forget(before: { readonly over: number | null; readonly gathering: number | null }): Promise<number>;
  /** How many tables there are, by phase. */
  count(): Promise<Readonly<Record<Phase, number>>>;
}

/** What is kept beside the tables. */
export interface PeopleStore {
  /** What is kept about a person, such as how to reach him; null where nothing is. */
  person(id: string): Promise<unknown>;
  keepPerson(id: string, value: unknown): Promise<void>;
  /** What is owed, the earliest first. */
  owed(most: number): Promise<readonly OwedRow[]>;
  owe(rows: readonly OwedRow[]): Promise<void>;
  /** These are owed no more, or never were. */
  settle(what: readonly string[]): Promise<void>;
  /** True for the first who asks, on any node: so that a thing is done once. */
  once(what: string, time: number): Promise<boolean>;
  /** A secret of the house, the same for every node; drawn when it is first asked for. */
  secret(name: string): Promise<Uint8Array>;
}

/** What nodes tell each other. */
export interface NewsStore {
  tell(news: News): Promise<void>;
  listen(hear: (news: News) => void): () => void;
}

export interface Store extends TableStore, PeopleStore, NewsStore {
  /** All there is, as it stood at one moment, for a backup. */
  everything(): AsyncIterable<Kept>;
  /** Puts a piece of a backup back; refuses to write over what is there already. */
  bring(kept: Kept): Promise<void>;
  /** Rejects when the store cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
