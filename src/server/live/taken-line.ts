import type { Answer } from '#table/table.ts';
import type { JournalLine } from '../store/store.ts';

/** Where a line comes from: read when the table was opened, written by this node, or by another one meanwhile. */
export type Origin = 'journal' | 'this-node' | 'another-node';

/** A line that is kept, to be taken in. */
export interface TakenLine {
  readonly line: JournalLine;
  readonly origin: Origin;
  /** The move itself, where it is known already. */
  readonly play: (() => Answer) | null;
}
