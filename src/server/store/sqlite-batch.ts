import type { DatabaseSync } from 'node:sqlite';
import { isTrouble } from './sqlite-file.ts';
import type { StoreTrouble } from './store.ts';

interface Asked {
  readonly work: () => unknown;
  readonly done: (answer: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** How writing goes. */
export interface BatchState {
  /** Why a transaction could not be written, until somebody has made sure that one can; null for nothing. */
  trouble: StoreTrouble | null;
  /** When the last was written, or was to be, as `performance.now()` counts. */
  last: number;
}

export interface Batches {
  /** Runs the work in the next transaction and answers when that is on disk. A work that throws fails alone. */
  write<T>(work: () => T): Promise<T>;
  readonly state: BatchState;
  /** Writes what was asked for, and refuses from then on. */
  close(): void;
}

const troubleOf = (error: unknown): StoreTrouble => {
  if (isTrouble(error, 'full')) return 'full';
  return isTrouble(error, 'corrupt', 'notDatabase') ? 'damaged' : 'unwritable';
};

const plainly = (error: unknown): Error => {
  if (isTrouble(error, 'full')) return new Error('The disk is full: nothing was kept.', { cause: error });
  if (isTrouble(error, 'io', 'readOnly', 'cannotOpen'))
    return new Error('The disk cannot be written: nothing was kept.', { cause: error });
  return error instanceof Error ? error : new Error(String(error));
};

/** A broken rule of the schema, or a refusal of our own, undoes one work; trouble with the disk undoes all. */
const concernsAll = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && !isTrouble(error, 'constraint');

/** Milliseconds between two commits, where one follows upon the other. */
const APART = 3;

/** Where nobody waits for others, those who come together have come by the end of this turn. */
const callSoon = (work: () => void, last: number, apart: number): void => {
  const wait = last + apart - performance.now();
  if (wait > 0) setTimeout(work, wait);
  else if (apart === 0) process.nextTick(work);
  else setImmediate(work);
};

/**
 * What is asked for together goes to disk in one transaction: waiting for the disk is what costs, and it costs the same
 * for one line and for a hundred. Whoever comes alone is served at once; under load a commit waits a moment for more.
 */
export const groupCommits = (database: DatabaseSync, apart: number = APART): Batches => {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  let waiting: Asked[] = [];
  let closed = false;
  const state: BatchState = { trouble: null, last: Number.NEGATIVE_INFINITY };

  /** Tells which work fails, and leaves nothing of any of them then; null where they are written, or cannot be. */
  const firstFailing = (batch: readonly Asked[]): Asked | null => {
    const answers: unknown[] = [];
    let at: Asked | null = null;
    try {
      begin.run();
      for (at of batch) answers.push(at.work());
      at = null;
      commit.run();
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      if (at !== null && !concernsAll(error)) {
        at.failed(error);
        return at;
      }
      state.trouble = troubleOf(error);
      for (const { failed } of batch) failed(plainly(error));
      return null;
    }
    for (const [index, { done }] of batch.entries()) done(answers[index]);
    return null;
  };

  const flush = (): void => {
    let batch = waiting;
    waiting = [];
    while (batch.length > 0) {
      const failing = firstFailing(batch);
      batch = failing === null ? [] : batch.filter(asked => asked !== failing);
    }
    state.last = performance.now();
  };

  return {
    state,
    close() {
      flush();
      closed = true;
    },
    write: work =>
      new Promise((done, failed) => {
        if (closed) throw new Error('The store is closed.');
        if (waiting.length === 0) callSoon(flush, state.last, apart);
        waiting.push({ work, done: answer => done(answer as ReturnType<typeof work>), failed });
      }),
  };
};
