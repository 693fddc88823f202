import type { Deed } from '../room/entries.ts';
import type { Opening } from '../room/opening.ts';
import type { Digest, Line, TableRow } from './store.ts';

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

export const digestOf = (changes: Partial<Digest> = {}): Digest => ({
  phase: 'gathering',
  listed: false,
  seats: [{ name: 'Anne', person: null, bot: false, open: true }],
  asked: [],
  moved: 0,
  due: null,
  ...changes,
});

export const seating = (...people: readonly string[]): Digest['seats'] =>
  people.map(person => ({ name: `Name of ${person}`, person, bot: false, open: false }));

export const lineOf = (number: number, deed: Deed, time = 1000 + number): Line => ({
  number,
  time,
  entry: { ...deed, id: `id-${number}` },
});

export const playing = (number: number, choice: unknown = { card: number }, time?: number): Line =>
  lineOf(number, { kind: 'play', seat: 0, choice }, time);

export const sitting = (number: number, person: string): Line =>
  lineOf(number, { kind: 'sit', seat: 0, person, name: `Name of ${person}`, face: 'aramis' });
