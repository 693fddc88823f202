import { type Problem, readRecord } from '#kernel/match-file.ts';
import type { Library as HomeLibrary, Imported, SavedMatch } from '../saved-match.ts';
import { type Trouble, troubleOf } from '../storage.ts';
import { BESIDE } from './beside.ts';
import { noteEnd } from './ledger.svelte.ts';
import { readSaved, readStored, type Stored, writeStored } from './saved.ts';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type Loaded =
  | { readonly stored: Stored; readonly problem: null }
  | { readonly stored: null; readonly problem: Problem };

const PREFIX = 'panache.match.';

/**
 * The matches kept in this browser, one key each. What storage does not take stays in memory, so that the match
 * goes on; `trouble` tells the page to say so. A stored text that is broken is passed over, never thrown away.
 */
export class Library implements HomeLibrary {
  /** The last save did not reach the storage. */
  trouble = $state<Trouble | null>(null);
  #changes = $state(0);
  readonly #shelf: Shelf | null;
  readonly #memory = new Map<string, string>();
  readonly #watchers = new Map<string, Set<() => void>>();

  constructor(shelf: Shelf | null) {
    this.#shelf = shelf;
  }

  /** The newest first. */
  list(): SavedMatch[] {
    void this.#changes;
    return this.#ids()
      .flatMap(id => readSaved(id, this.#read(id) ?? '') ?? [])
      .sort((a, b) => b.when - a.when);
  }

  /** Null where there is no such match. */
  load(id: string): Loaded | null {
    const text = this.#read(id);
    if (text === null) return null;
    const found = readStored(text);
    if (found === null) return { stored: null, problem: { kind: 'not-a-match' } };
    const { record, problem } = readRecord(JSON.stringify(found.record));
    if (problem !== null) return { stored: null, problem };
    return { stored: { record, meta: found.metaFor(record.seats.length) }, problem: null };
  }

  /** A match as it was just played here. */
  save(id: string, stored: Stored): void {
    this.#keep(id, stored);
    noteEnd(id, stored.record, stored.meta);
  }

  /** What was played elsewhere is kept too, and is nobody's victory here. */
  #keep(id: string, stored: Stored): void {
    const text = writeStored(stored);
    this.trouble = this.#write(PREFIX + id, text);
    if (this.trouble === null) this.#memory.delete(id);
    else this.#memory.set(id, text);
    this.#changes++;
  }

  remove(id: string): void {
    this.#memory.delete(id);
    try {
      for (const prefix of [PREFIX, ...Object.values(BESIDE)]) this.#shelf?.removeItem(prefix + id);
    } catch {
      // Storage that refuses to forget has refused to keep as well.
    }
    this.#changes++;
  }

  /** Rules and words are fetched only now: the list alone has no need of them. */
  async importFile(text: string): Promise<Imported> {
    const [{ importMatch }, { pageWords }] = await Promise.all([
      import('./import-match.ts'),
      import('../pages/text/words.ts'),
    ]);
    const shelf = { load: (id: string) => this.load(id), save: (id: string, stored: Stored) => this.#keep(id, stored) };
    const done = await importMatch(shelf, text);
    if (done.problem === null) return { ok: true, id: done.id };
    return { ok: false, problem: pageWords().problem(done.problem) };
  }

  /** Calls back when another tab has saved this match; the answer ends that. */
  watch(id: string, listener: () => void): () => void {
    const listeners = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Another tab has changed what is stored; null where it has emptied everything. */
  changedElsewhere(key: string | null): void {
    if (key !== null && !key.startsWith(PREFIX)) return;
    this.#changes++;
    for (const [id, listeners] of this.#watchers)
      if (key === null || key === PREFIX + id) for (const listener of [...listeners]) listener();
  }

  #ids(): string[] {
    const ids = new Set(this.#memory.keys());
    try {
      for (let at = 0; at < (this.#shelf?.length ?? 0); at++) {
        const key = this.#shelf?.key(at);
        if (key?.startsWith(PREFIX)) ids.add(key.slice(PREFIX.length));
      }
    } catch {
      // What memory holds is still there.
    }
    return [...ids];
  }

  /** Memory first: it holds a match only while storage has not taken its newest choice. */
  #read(id: string): string | null {
    const kept = this.#memory.get(id);
    if (kept !== undefined) return kept;
    try {
      return this.#shelf?.getItem(PREFIX + id) ?? null;
    } catch {
      return null;
    }
  }

  #write(key: string, text: string): Trouble | null {
    if (this.#shelf === null) return 'refused';
    try {
      this.#shelf.setItem(key, text);
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  }
}

/** Even to ask for the storage throws where a browser refuses it. */
const shelfOfBrowser = (): Shelf | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

export const library = new Library(shelfOfBrowser());
if (typeof addEventListener === 'function') addEventListener('storage', event => library.changedElsewhere(event.key));
