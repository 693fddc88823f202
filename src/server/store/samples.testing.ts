import type { Opening } from '../room/opening.ts';
import type { RoomAction } from '../room/room-entry.ts';
import type { JournalLine, TableRow, TableSummary } from './store.ts';

/** A table to keep, with whatever a test wants otherwise. */
export const tableOf = (id: string, changes: Partial<Opening> = {}): TableRow => ({
  id,
  seed: `seed of ${id}`,
  opening: {
    made: 1,
    game: 'roy',
    rules: 1,
    options: { length: 'short' },
    title: 'Chez Tréville',
    language: 'fr',
    pace: 'live',
    listed: false,
    host: 'host',
    hostName: 'Constance',
    commitment: 'c0ffee',
    seats: [
      { plan: { kind: 'invited' }, person: null, name: '', face: 'athos' },
      { plan: { kind: 'bot', level: 'steady' }, person: null, name: 'Planchet', face: 'planchet' },
    ],
    ...changes,
  },
});

export const summaryOf = (changes: Partial<TableSummary> = {}): TableSummary => ({
  phase: 'gathering',
  listed: false,
  seats: [{ name: 'Anne', person: null, bot: false, open: true }],
  asked: [],
  moved: 0,
  due: null,
  ...changes,
});

export const seating = (...people: readonly string[]): TableSummary['seats'] =>
  people.map(person => ({ name: `Name of ${person}`, person, bot: false, open: false }));

export const lineOf = (number: number, action: RoomAction, time = 1000 + number): JournalLine => ({
  number,
  time,
  entry: { ...action, id: `id-${number}` },
});

export const playing = (number: number, choice: unknown = { card: number }, time?: number): JournalLine =>
  lineOf(number, { kind: 'play', seat: 0, choice }, time);

export const sitting = (number: number, person: string): JournalLine =>
  lineOf(number, { kind: 'sit', seat: 0, person, name: `Name of ${person}`, face: 'aramis' });
