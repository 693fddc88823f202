import type { LinkKey, PersonId } from '#wire/ids.ts';
import type { ToClient } from '#wire/to-client.ts';
import type { Written } from '#wire/written.ts';

/** One live connection: a browser that looks at a table. */
export interface Connection {
  /** Null where the browser takes no cookies. */
  readonly person: PersonId | null;
  /** The secret part of the link it came by. */
  readonly key: LinkKey | null;
  /** The handle of the address it comes from. */
  readonly from: string;
  /** It comes from the machine that runs the house; left out where it does not, or nobody can tell. */
  readonly machine?: 'house';
  readonly send: (message: ToClient) => void;
  /** The same to many is written once. */
  readonly sendWritten: (message: Written) => void;
  readonly close: (code: number) => void;
}
