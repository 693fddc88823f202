import type { Phase } from '#wire/to-client.ts';
import type { Opening } from '../room/opening.ts';
import type { Outage } from '../room/outages.ts';
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
  /** By which the match is played; left out before the deal and in old summaries. */
  readonly rules?: number;
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
  /** That node has noted when the house was closed. */
  | { readonly kind: 'outages'; readonly node: string }
  /** Who is connected to this node, for one table. */
  | {
      readonly kind: 'here';
      readonly table: string;
      readonly node: string;
      readonly seats: readonly number[];
      readonly watching: readonly { readonly handle: string; readonly from: string }[];
    };

/** Something to be done later, kept until it is settled. */
export interface OwedRow {
  /** Tells one thing from another: owed again, it takes the place of what was owed under the same name. */
  readonly what: string;
  /** Milliseconds since 1970. */
  readonly due: number;
  readonly value: unknown;
  /** The table it is about, with which it goes; null where it is about none. */
  readonly table: string | null;
}

/** All that the journal of a table up to that line comes to; any JSON. */
export interface Snapshot {
  readonly number: number;
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
      /** The bytes of its archive, in base64; null where it has none. */
      readonly archive: string | null;
    }
  | { readonly kind: 'person'; readonly id: string; readonly value: unknown }
  | ({ readonly kind: 'owed' } & OwedRow)
  | ({ readonly kind: 'outage' } & Outage)
  /** The last that was heard of the house. */
  | { readonly kind: 'beat'; readonly time: number }
  | { readonly kind: 'secret'; readonly name: string; readonly hex: string };

/** Which tables may go. */
export interface Idle {
  /** Finished ones that have not grown since; null for none. */
  readonly over: number | null;
  /** The same for those that never started or were called off. */
  readonly gathering: number | null;
  readonly now: number;
  /** One goes that was found to be idle before this, and at every look since then: one wrong look takes nothing. */
  readonly found: number;
}

/** What spares a reader the whole journal. It goes with the table, and nothing of it is needed to open one. */
export interface PastStore {
  /** The newest there is; null where there is none. */
  snapshot(id: string): Promise<Snapshot | null>;
  /** Takes the place of one that is no newer, because it may have been of another shape; nothing happens where there is no such table. */
  keepSnapshot(id: string, number: number, value: unknown): Promise<void>;
  /** A table, its newest snapshot and the lines after that, or from the first on where it has none; at most so many. */
  openSince(id: string, most?: number): Promise<OpenedSince | null>;
  /** The whole story of a table that is over, in whatever bytes it was given; null where there is none. */
  archive(id: string): Promise<Uint8Array | null>;
  /** Takes the place of one that was there; nothing happens where there is no such table. */
  keepArchive(id: string, bytes: Uint8Array): Promise<void>;
  /** Tables that are over and have no archive yet. */
  unarchived(most: number): Promise<readonly string[]>;
}

export interface OpenedSince {
  readonly row: TableRow;
  /** As lists show it. */
  readonly phase: Phase;
  readonly snapshot: Snapshot | null;
  readonly lines: readonly JournalLine[];
}

/**
 * Where tables are kept. A number of a journal is given once: of two writers one is told that it is taken, and that
 * alone decides every race. What `append` has kept survives a power cut.
 */
export interface TableStore extends PastStore {
  create(row: TableRow, summary: TableSummary, time: number): Promise<void>;
  /** Null where there is no such table. */
  open(id: string): Promise<{ readonly row: TableRow; readonly lines: readonly JournalLine[] } | null>;
  /** The lines after that number, at most so many. */
  since(id: string, number: number, most?: number): Promise<readonly JournalLine[]>;
  /** `summary` is null where it has not changed. */
  append(id: string, line: JournalLine, summary: TableSummary | null): Promise<'kept' | 'taken'>;
  remove(id: string): Promise<void>;
  /** Listed tables that are not over, the newest first. */
  listed(most: number): Promise<readonly Listing[]>;
  /** The tables somebody sits or sat at, or hosts, the newest first. */
  of(person: string, most: number): Promise<readonly Listing[]>;
  /** Tables where the machine owes a move since before that time. */
  due(before: number, most: number): Promise<readonly string[]>;
  /** Tables where the machine owes a move and that grew after that time: a clock that was ahead has written them. */
  ahead(of: number, most: number): Promise<readonly string[]>;
  /** Forgets tables that were found to be idle before and still are, and marks those that are; tells how many went. */
  forget(idle: Idle): Promise<number>;
  /** How many tables there are, by phase. */
  count(): Promise<Readonly<Record<Phase, number>>>;
}

/** What is kept beside the tables. */
export interface PeopleStore {
  /** What is kept about a person, such as how to reach him; null where nothing is. */
  person(id: string): Promise<unknown>;
  keepPerson(id: string, value: unknown): Promise<void>;
  /** What is owed since before that time, the earliest first. */
  owed(before: number, most: number): Promise<readonly OwedRow[]>;
  owe(rows: readonly OwedRow[]): Promise<void>;
  /** These are owed no more, or never were. */
  settle(what: readonly string[]): Promise<void>;
  /** True for the first who asks, on any node: so that a thing is done once. */
  once(what: string, time: number): Promise<boolean>;
  /** A secret of the house, the same for every node; drawn when it is first asked for. */
  secret(name: string): Promise<Uint8Array>;
}

/** A node was there at that time. */
export interface Beat {
  readonly node: string;
  readonly time: number;
}

/** When somebody was in the house, and when nobody was. */
export interface HoursStore {
  /** A node is there at that time. True where that changed the outages: see `outagesAfter`. */
  beat(node: string, time: number): Promise<boolean>;
  /** The last beat of each node, the latest written first; of nodes long gone none. */
  beats(): Promise<readonly Beat[]>;
  /** The times in which no node was there, in order, the same for all. */
  outages(): Promise<readonly Outage[]>;
}

/** What nodes tell each other. */
export interface NewsStore {
  tell(news: News): Promise<void>;
  listen(hear: (news: News) => void): () => void;
}

/** Its disk is full, something in it is damaged, or what is to be kept waits for too long. */
export type StoreTrouble = 'full' | 'damaged' | 'unwritable' | 'stalled';

export interface Store extends TableStore, PeopleStore, HoursStore, NewsStore {
  /** All there is, as it stood at one moment, for a backup. */
  everything(): AsyncIterable<Kept>;
  /** Puts a piece of a backup back; refuses to write over what is there already. */
  bring(kept: Kept): Promise<void>;
  /** What is wrong with the store, though it answers; null for nothing. Rejects when it cannot be reached. */
  check(): Promise<StoreTrouble | null>;
  close(): Promise<void>;
}
