import type { Readable } from 'node:stream';
import type { Time } from '#table/clock.ts';

/** Where a command reads and writes: the terminal, a pipe, or a test. */
export interface Io {
  readonly input: Readable;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether somebody watches standard error: progress bars are for eyes only. */
  readonly watched: boolean;
  readonly time: Time;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

export const line = (io: Io, text = '') => io.out(`${text}\n`);
