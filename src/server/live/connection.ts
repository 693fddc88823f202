import type { LinkKey, PersonId } from '#wire/ids.ts';
import type { ToClient } from '#wire/to-client.ts';
import type { Written } from '#wire/written.ts';

/** One live connection: a browser that looks at a table. */
export interface Connection {
  /** Null where the browser takes no cookies. */
  readonly person: PersonId | null;
  /** The secret part of the link it came by. */
  readonly key: LinkKey | null;
  readonly send: (message: ToClient) => void;
  /** The same to many is written once. */
  readonly sendWritten: (message: Written) => void;
  readonly close: (code: number) => void;
}
