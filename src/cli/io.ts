import type { Readable } from 'node:stream';
import type { Time } from '#table/clock.ts';
import { fold } from './fold.ts';

/** Where a command reads and writes: the terminal, a pipe, or a test. */
export interface Io {
  readonly input: Readable;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Draws on standard error where somebody watches, with whatever commands a terminal knows: for our own marks alone. */
  readonly draw: (marks: string) => void;
  /** Whether somebody watches standard error: progress bars are for eyes only. */
  readonly watched: boolean;
  /** How many letters a line of the terminal holds; null where the output goes elsewhere. */
  readonly columns: number | null;
  readonly time: Time;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

export const line = (io: Io, text = '') => io.out(`${fold(text, io.columns)}\n`);

/** A line for programs to read, whatever its length. */
export const wholeLine = (io: Io, text: string) => io.out(`${text}\n`);
