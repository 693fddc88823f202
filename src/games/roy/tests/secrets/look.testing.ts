import { expect } from 'vitest';
import { redact, type Seat } from '#kernel/game.ts';
import { roy } from '../../game.ts';
import { type Given, type Position, position } from '../../testing.ts';

export type Reader = Seat | null;

export const MILADY = 0;

/** D'Artagnan, Athos, Aramis, Porthos, a spectator. */
export const TEAM: readonly Reader[] = [1, 2, 3, 4, null];

export const ALL: readonly Reader[] = [MILADY, ...TEAM];

export const view = (table: Position, reader: Reader) => roy.view(table.state, reader);

export const text = (table: Position, reader: Reader) => JSON.stringify(view(table, reader));

export const heard = (table: Position, reader: Reader) =>
  JSON.stringify(table.events.map(event => redact(event, reader)));

/** All a reader gets: his view, the events as he may read them, his own question, and who else is asked. */
const look = (table: Position, reader: Reader): string =>
  JSON.stringify([
    roy.view(table.state, reader),
    table.events.map(event => redact(event, reader)),
    roy.decisions(table.state).map(asked => (asked.seat === reader ? asked : [asked.seat, asked.optional])),
  ]);

/** Each of these readers takes the tables for one and the same. */
export const alike = (readers: readonly Reader[], ...tables: readonly Position[]) => {
  for (const reader of readers) expect(new Set(tables.map(table => look(table, reader))).size).toBe(1);
};

/** Each of these readers can tell every table from the others. */
export const unlike = (readers: readonly Reader[], ...tables: readonly Position[]) => {
  for (const reader of readers) expect(new Set(tables.map(table => look(table, reader))).size).toBe(tables.length);
};

export const declared = (given: Required<Given>['state']) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman', 'lubin'] },
    state: { location: 'paris', standing: 'ask', ...given },
  }).play('porthos', { kind: 'duel', foe: 'lubin' });
