import { createHash } from 'node:crypto';
import type { Command } from 'commander';
import type { Kept, Store } from '#server/store/store.ts';
import { BrokenBackup, COUNTED, type Counts, NONE, readBackup } from '../backup-file.ts';
import { EXIT, Failure } from '../failure.ts';
import { type Io, line } from '../io.ts';
import { addWhere, type Where, withStore } from '../kept-store.ts';
import { progressBar } from '../progress.ts';
import { inWords } from './backup.ts';

/** Brought together, so that a store can keep them in one go. */
const AT_ONCE = 100;
const MOST_NAMED = 3;

const nameOf = (kept: Kept): string => {
  switch (kept.kind) {
    case 'table':
      return `table ${kept.row.id}`;
    case 'person':
      return `person ${kept.id}`;
    case 'owed':
      return `“${kept.what}” that is owed`;
    case 'outage':
      return `outage since ${new Date(kept.since).toISOString()}`;
    case 'beat':
      return 'hours of the house';
    case 'secret':
      return `secret “${kept.name}”`;
  }
};

/** When a house was open is its own: what the store knows of that already stays, and stands in nobody's way. */
const isHours = ({ kind }: Kept): boolean => kind === 'beat' || kind === 'outage';

const digestOf = (kept: Kept): string => createHash('sha256').update(JSON.stringify(kept)).digest('base64');

/** What the store has already, by name. */
const presentIn = async (store: Store): Promise<ReadonlyMap<string, string>> => {
  const present = new Map<string, string>();
  for await (const kept of store.everything()) present.set(nameOf(kept), digestOf(kept));
  return present;
};

const refusal = (others: readonly string[]): string => {
  const named = others.slice(0, MOST_NAMED).join(', ');
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : '';
  return `Nothing was restored: the store has ${named}${more} already, and not as in the backup. Restore into an empty store.`;
};

/** Reads the whole backup before anything is written: it must be unbroken, and nothing in the store may be in its way. */
const check = async (io: Io, file: string, present: ReadonlyMap<string, string>): Promise<number> => {
  const others: string[] = [];
  let all = 0;
  for await (const kept of readBackup(file)) {
    io.signal.throwIfAborted();
    all += 1;
    const there = present.get(nameOf(kept));
    if (there !== undefined && there !== digestOf(kept) && !isHours(kept)) others.push(nameOf(kept));
  }
  if (others.length > 0) throw new Failure(refusal(others), EXIT.failed);
  return all;
};

const bringAll = async (store: Store, some: readonly Kept[]): Promise<void> => {
  const results = await Promise.allSettled(some.map(kept => store.bring(kept)));
  const failed = results.find(result => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
};

/** What is there already, exactly so, is left alone: a restoration that broke off can be done again. */
const bring = async (io: Io, store: Store, file: string, present: ReadonlyMap<string, string>, all: number) => {
  const bar = progressBar(io);
  const counts = { ...NONE, there: 0 };
  const waiting: Kept[] = [];
  let done = 0;
  try {
    for await (const kept of readBackup(file)) {
      io.signal.throwIfAborted();
      bar.show(done / all);
      done += 1;
      if (present.has(nameOf(kept))) {
        counts.there += 1;
        continue;
      }
      counts[COUNTED[kept.kind]] += 1;
      waiting.push(kept);
      if (waiting.length === AT_ONCE) await bringAll(store, waiting.splice(0));
    }
    await bringAll(store, waiting);
    return counts;
  } finally {
    bar.done();
  }
};

const report = (counts: Counts & { readonly there: number }): string =>
  `Restored ${inWords(counts)}.${counts.there > 0 ? ' What was there already, exactly so, was left alone.' : ''}`;

const plainly = (file: string, error: unknown): unknown => {
  if (error instanceof Failure) return error;
  if (error instanceof BrokenBackup) return new Failure(`${file} is refused: ${error.message}`);
  return new Failure(error instanceof Error ? error.message : String(error), EXIT.failed);
};

const restore = (io: Io, file: string, where: Where) =>
  withStore(io, where, 'write', async store => {
    try {
      const present = await presentIn(store);
      const all = await check(io, file, present);
      line(io, report(await bring(io, store, file, present, all)));
    } catch (error) {
      throw plainly(file, error);
    }
  });

export const addRestore = (program: Command, io: Io) => {
  const command = program
    .command('restore')
    .description('bring the tables of a backup into an empty store, of the same kind or of the other')
    .argument('<file>', 'a file written by panache backup');
  addWhere(command)
    .addHelpText(
      'after',
      `
Examples:
  $ panache restore panache.jsonl.gz
  $ panache restore panache.jsonl.gz --data /srv/panache
  $ panache restore panache.jsonl.gz --database postgres://panache@localhost/panache

The file is checked to its end before anything is written. Nothing in the store is ever written over.`,
    )
    .action((file: string, where: Where) => restore(io, file, where));
};
