import { expect, test } from 'vitest';
import type { Event } from '../../events.ts';
import { type Given, type Position, position } from '../../testing.ts';

/** What a deed is told as, from its first event to its last; that it was declared goes without saying. */
export type Row = readonly [name: string, table: () => Position, events: readonly Event[]];

/** One test for each row. */
export const tells = (rows: readonly Row[]) => {
  test.each(rows)('%s', (_name, table, events) => {
    expect(table().events.filter(({ kind }) => kind !== 'declared')).toEqual(events);
  });
};

/** Athos acts at a place. */
export const athosAt = (place: 'paris' | 'louvre' | 'quest' | 'la-rochelle', given: Given = {}): Position =>
  position({ acting: 'athos', ...given, men: { athos: { place }, ...given.men } });
