import type { MatchRecord } from '#kernel/journal.ts';
import { newMatch } from '#table/new-match.ts';
import type { Table } from '#table/table.ts';
import { fetchGame } from './games.ts';
import { Library } from './library.svelte.ts';
import { mustOpen } from './must-open.ts';
import { type Stored, usualFaces } from './saved.ts';
import { metaOf } from './status.ts';

const { game } = await fetchGame('musketiere');

/** A fresh match of one round; null is a person. */
export const matchOf = (bots: readonly (string | null)[], table = 'here'): MatchRecord =>
  newMatch({
    game,
    options: { length: 'round' },
    seats: bots.map((bot, seat) => ({ name: ['Aline', 'Bastien', 'Carla', 'Denis'][seat], bot, words: '' })),
    secret: new Uint8Array(32).fill(5),
    table,
  });

export const tableFor = (record: MatchRecord): Table => mustOpen(game, record);

export const storedOf = (record: MatchRecord): Stored => ({
  record,
  meta: metaOf(record, tableFor(record).seen(null), usualFaces(record.game, record.seats.length), 1),
});

/** Nobody thinks: for matches whose bots never act. */
export const noBots = () => ({ voices: null, stop: () => {}, restart: () => {}, rethink: () => {}, go: () => {} });

/** Plays the first choice of whoever is asked, so many times. */
export const playOn = (record: MatchRecord, times = Number.POSITIVE_INFINITY): MatchRecord => {
  const table = tableFor(record);
  for (let at = 0; at < times; at++) {
    const [asked] = table.seen(null).asked;
    if (asked === undefined) break;
    const question = table.seen(asked.seat).asked.find(each => each.seat === asked.seat);
    table.choose(asked.seat, table.seen(asked.seat).version, question?.choices[0]);
  }
  return table.record;
};

/** A library with nothing in it yet, and the storage it keeps its matches in. */
export const emptyLibrary = (): { readonly storage: FakeStorage; readonly library: Library } => {
  const storage = new FakeStorage();
  return { storage, library: new Library(storage) };
};

/** Storage as browsers have it, with room for so many characters. */
export class FakeStorage {
  readonly entries = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  refuses = false;

  get length(): number {
    return this.entries.size;
  }
  key(at: number): string | null {
    return [...this.entries.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    if (this.refuses) throw new DOMException('denied', 'SecurityError');
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.refuses) throw new DOMException('denied', 'SecurityError');
    if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
}
