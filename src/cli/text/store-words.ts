import type { Kept } from '#server/store/store.ts';
import type { Fault } from '../backup-file.ts';

/** What backup and restore say. */
export interface StoreWords {
  readonly holds: (file: string, tables: number, people: number) => string;
  readonly cannotWrite: (file: string, why: string) => string;
  readonly names: Readonly<Record<Kept['kind'], (name: string) => string>>;
  /** Some of what is in the way, and how many more there are. */
  readonly refused: (named: string, more: number) => string;
  readonly restored: (tables: number, people: number) => string;
  readonly leftAlone: string;
  readonly broken: (file: string, fault: Fault) => string;
  readonly unreadable: (file: string, why: string) => string;
  /** A folder without tables, and what the server says of any other store that cannot be opened: in English. */
  readonly noTables: (folder: string) => string;
  readonly unopened: (why: string) => string;
}
