import type { Seat } from '#kernel/game.ts';
import type { Witness } from '#kernel/witness.ts';
import { isWordPromise, type WordPromise, wordPromiseOf } from '#kernel/word-promise.ts';
import type { Position, RoomView } from '#wire/to-client.ts';
import { freshId } from '../match/random.ts';
import { forget, remember, remembered } from '../storage.ts';
import { isObject, objectIn } from '../stored-object.ts';
import { forgetLinks, keepLink, keptLinks } from './kept-links.ts';

/** Words that were promised. */
interface Own {
  readonly seat: Seat;
  readonly words: string;
  /** The house has been told the promise, and has not yet answered. */
  readonly pending: boolean;
  /** The words themselves have left this browser: they are good for one deal only. */
  readonly shown: boolean;
}

interface Notes {
  /** Null until this browser has been at the table. */
  readonly commitment: string | null;
  /** What the person wrote. */
  readonly typed: string;
  readonly own: Own | null;
  readonly promises: readonly (WordPromise | null)[] | null;
  readonly calledOff: number;
}

/** Tables whose notes are kept; of more the oldest are forgotten. */
const MOST_TABLES = 40;
const LIST = 'panache.witnessed';
const nameOf = (table: string): string => `panache.witness.${table}`;

const isOwn = (value: unknown): value is Own =>
  isObject(value) && typeof value.seat === 'number' && typeof value.words === 'string';

const notesOf = (table: string): Notes => {
  const { commitment, typed, own, promises, calledOff } = objectIn(remembered(nameOf(table)));
  return {
    commitment: typeof commitment === 'string' ? commitment : null,
    typed: typeof typed === 'string' ? typed : '',
    own: isOwn(own) ? own : null,
    promises: Array.isArray(promises) ? promises.map(each => (isWordPromise(each) ? each : null)) : null,
    calledOff: typeof calledOff === 'number' ? calledOff : 0,
  };
};

const listed = (): readonly string[] => {
  const { tables } = objectIn(remembered(LIST));
  return Array.isArray(tables) ? tables.filter(each => typeof each === 'string') : [];
};

const enlist = (table: string): void => {
  const tables = [...listed().filter(each => each !== table), table];
  for (const old of tables.slice(0, -MOST_TABLES)) {
    forget(nameOf(old));
    forgetLinks(old);
  }
  remember(LIST, JSON.stringify({ tables: tables.slice(-MOST_TABLES) }));
};

/** What this browser promises at a table and what it saw there, kept to be held against the record at the end. */
export class Notebook {
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** Read each time: another tab may have written meanwhile. */
  get #notes(): Notes {
    return notesOf(this.#table);
  }

  get typed(): string {
    return this.#notes.typed;
  }
  set typed(typed: string) {
    this.#write({ typed });
  }

  /** The promise of fresh words for that seat: what the person wrote, and random bits nobody can guess. */
  promise(seat: Seat): WordPromise {
    const { typed } = this.#notes;
    const words = typed === '' ? freshId() : `${typed} ${freshId()}`;
    this.#write({ own: { seat, words, pending: true, shown: false } });
    return wordPromiseOf(this.#table, seat, words);
  }

  /** The house has answered: it holds the promise, or did not take it. */
  answered(how: 'taken' | 'refused'): void {
    const { own } = this.#notes;
    if (own === null || own.shown) return;
    this.#write({ own: how === 'taken' ? { ...own, pending: false } : null });
  }

  /** Notes what the room shows. Gives the words that are to be shown now: everybody's promises have been noted before. */
  look(room: RoomView): string | null {
    if (room.phase === 'over') return null;
    if (this.#notes.commitment === null) this.#write({ commitment: room.commitment });
    const { times } = room.calledOff;
    if (times > this.#notes.calledOff) this.#write({ calledOff: times });
    if (room.phase === 'playing') return null;
    return room.frozen ? this.#lookAtFrozen(room) : this.#lookAtOpen(room);
  }

  note({ version, link }: Position): void {
    keepLink(this.#table, version, link);
  }

  #lookAtFrozen({ seats, you }: RoomView): string | null {
    const { own, promises } = this.#notes;
    if (promises === null) this.#write({ promises: seats.map(({ promise }) => promise) });
    if (own === null || own.seat !== you.seat) return null;
    const { promise, revealed } = seats[own.seat];
    if (promise !== wordPromiseOf(this.#table, own.seat, own.words)) {
      // Another browser of the same person has promised since.
      if (!own.shown) this.#write({ own: null });
      return null;
    }
    if (!own.shown) this.#write({ own: { ...own, pending: false, shown: true } });
    return revealed ? null : own.words;
  }

  #lookAtOpen({ seats }: RoomView): null {
    const { own, promises } = this.#notes;
    if (promises !== null) this.#write({ promises: null });
    if (own === null || own.pending) return null;
    // A deal that was called off, or the person thought better of it: words are promised anew.
    const isHeld = seats[own.seat]?.promise === wordPromiseOf(this.#table, own.seat, own.words);
    if (own.shown || !isHeld) this.#write({ own: null });
    return null;
  }

  #write(changes: Partial<Notes>): void {
    if (!listed().includes(this.#table)) enlist(this.#table);
    remember(nameOf(this.#table), JSON.stringify({ ...this.#notes, ...changes }));
  }
}

/** What this browser saw of the match at that table; null where it was not there. */
export const witnessOf = (table: string): Witness | null => {
  const { commitment, own, promises, calledOff } = notesOf(table);
  if (commitment === null) return null;
  return {
    format: 'panache-seen-1',
    table,
    commitment,
    own: own?.shown ? { seat: own.seat, words: own.words } : null,
    promises,
    calledOff,
    links: keptLinks(table),
  };
};
