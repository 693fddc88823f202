import { createHash } from 'node:crypto';
import type { Command } from 'commander';
import type { Kept, Store } from '#server/store/store.ts';
import { BrokenBackup, COUNTED, type Counts, NONE, readBackup, UnreadableBackup } from '../backup-file.ts';
import { EXIT, Failure } from '../failure.ts';
import { helpAfter } from '../help-text.ts';
import { line } from '../io.ts';
import { addWhere, type Where, withStore } from '../kept-store.ts';
import { progressBar } from '../progress.ts';
import { reasonOf } from '../reason.ts';
import type { Terminal } from '../terminal.ts';
import type { CliText } from '../text/cli-text.ts';
import type { StoreWords } from '../text/store-words.ts';

/** Brought together, so that a store can keep them in one go. */
const AT_ONCE = 100;
const MOST_NAMED = 3;

/** What tells one thing from another of its kind. */
const ownNameOf = (kept: Kept): string => {
  switch (kept.kind) {
    case 'table':
      return kept.row.id;
    case 'person':
      return kept.id;
    case 'owed':
      return kept.what;
    case 'outage':
      return new Date(kept.since).toISOString();
    case 'beat':
      return '';
    case 'secret':
      return kept.name;
  }
};

const keyOf = (kept: Kept): string => `${kept.kind} ${ownNameOf(kept)}`;
const calledIn = (kept: Kept, { names }: StoreWords): string => names[kept.kind](ownNameOf(kept));

/** When a server was up is its own: what the store knows of that already stays, and stands in nobody's way. */
const isHours = ({ kind }: Kept): boolean => kind === 'beat' || kind === 'outage';

const digestOf = (kept: Kept): string => createHash('sha256').update(JSON.stringify(kept)).digest('base64');

/** What the store has already, by name. */
const presentIn = async (store: Store): Promise<ReadonlyMap<string, string>> => {
  const present = new Map<string, string>();
  for await (const kept of store.everything()) present.set(keyOf(kept), digestOf(kept));
  return present;
};

const refusal = (others: readonly string[], { refused }: StoreWords): string =>
  refused(others.slice(0, MOST_NAMED).join(', '), Math.max(0, others.length - MOST_NAMED));

/** Reads the whole backup before anything is written: it must be unbroken, and nothing in the store may be in its way. */
const check = async (io: Terminal, file: string, present: ReadonlyMap<string, string>): Promise<number> => {
  const others: string[] = [];
  let all = 0;
  for await (const kept of readBackup(file)) {
    io.signal.throwIfAborted();
    all += 1;
    const there = present.get(keyOf(kept));
    if (there !== undefined && there !== digestOf(kept) && !isHours(kept)) others.push(calledIn(kept, io.text.store));
  }
  if (others.length > 0) throw new Failure(refusal(others, io.text.store), EXIT.failed);
  return all;
};

const bringAll = async (store: Store, some: readonly Kept[]): Promise<void> => {
  const results = await Promise.allSettled(some.map(kept => store.bring(kept)));
  const failed = results.find(result => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
};

/** What is there already, exactly so, is left alone: a restoration that broke off can be done again. */
const bring = async (io: Terminal, store: Store, file: string, present: ReadonlyMap<string, string>, all: number) => {
  const bar = progressBar(io);
  const counts = { ...NONE, there: 0 };
  const waiting: Kept[] = [];
  let done = 0;
  try {
    for await (const kept of readBackup(file)) {
      io.signal.throwIfAborted();
      bar.show(done / all);
      done += 1;
      if (present.has(keyOf(kept))) {
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

const report = ({ tables, people, there }: Counts & { readonly there: number }, words: StoreWords): string => {
  const restored = words.restored(tables, people);
  return there > 0 ? `${restored} ${words.leftAlone}` : restored;
};

const plainly = (file: string, error: unknown, text: CliText): unknown => {
  if (error instanceof Failure) return error;
  if (error instanceof BrokenBackup) return new Failure(text.store.broken(file, error.fault));
  if (error instanceof UnreadableBackup) return new Failure(text.store.unreadable(file, reasonOf(error, text)));
  return new Failure(error instanceof Error ? error.message : String(error), EXIT.failed);
};

const restore = (io: Terminal, file: string, where: Where) =>
  withStore(io, where, 'write', async store => {
    try {
      const present = await presentIn(store);
      const all = await check(io, file, present);
      line(io, report(await bring(io, store, file, present, all), io.text.store));
    } catch (error) {
      throw plainly(file, error, io.text);
    }
  });

const EXAMPLES = [
  'restore panache.jsonl.gz',
  'restore panache.jsonl.gz --data /srv/panache',
  'restore panache.jsonl.gz --database postgres://panache@localhost/panache',
];

export const addRestore = (program: Command, io: Terminal) => {
  const { stands, restore: words } = io.text.program;
  const command = program.command('restore').description(words.about).argument(`<${stands.file}>`, words.file);
  addWhere(command, io)
    .addHelpText('after', helpAfter(io, EXAMPLES, words.note))
    .action((file: string, where: Where) => restore(io, file, where));
};
