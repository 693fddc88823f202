import { afterEach, beforeEach } from 'vitest';
import { playing, summaryOf, tableOf } from './samples.testing.ts';
import type { Kept, Store } from './store.ts';

/** One place where tables are kept, empty at first. */
export interface Place {
  open(): Promise<Store>;
}

/** Texts that a store could stumble over. */
export const ODD = [
  '🤺👑 d’Artagnan',
  '"quotes" \'and\' `more` \\ \\" {} [1,2] NULL $1 ? %s --',
  'line\nbreak\r\n\ttab',
  'a\0b',
  'half \ud83d a character',
  '\u2028\u2029\ufeff',
  'ﷺ é ß Ω 漢字 עברית',
  '',
];

export const allOf = async (store: Store): Promise<Kept[]> => {
  const all: Kept[] = [];
  for await (const kept of store.everything()) all.push(kept);
  return all;
};

export const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

export const owedTo = (what: string, due: number, word = 'a word') => ({ what, due, value: { word }, table: null });

type Changes = Parameters<typeof summaryOf>[0];

/** The store of one test, in a place of its own. */
export interface StoreAtTest {
  readonly store: Store;
  readonly reopen: () => Promise<void>;
  /** Goes on with an empty one. */
  readonly beginAnew: () => Promise<void>;
  /** A table with that summary, made at that time. */
  readonly make: (id: string, changes?: Changes, time?: number) => Promise<void>;
  readonly grow: (id: string, number: number, changes: Changes, time: number) => Promise<'kept' | 'taken'>;
}

export const storeAtTest = (newPlace: () => Promise<Place>): StoreAtTest => {
  let place: Place;
  let store: Store;
  const begin = async (): Promise<void> => {
    place = await newPlace();
    store = await place.open();
  };
  beforeEach(begin);
  afterEach(() => store.close());
  return {
    get store() {
      return store;
    },
    async reopen() {
      await store.close();
      store = await place.open();
    },
    async beginAnew() {
      await store.close();
      await begin();
    },
    make: (id, changes = {}, time = 1) => store.create(tableOf(id), summaryOf(changes), time),
    grow: (id, number, changes, time) => store.append(id, playing(number, null, time), summaryOf(changes)),
  };
};
