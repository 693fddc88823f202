/** For tests: an online table, and a house that says what it is told to; both are new for every test. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { Table } from '#table/table.ts';
import { matchOf, tableFor } from '../match/testing.ts';
import { forget, remember } from '../storage.ts';
import { forgetLinks } from '../witness/kept-links.ts';
import { OnlineTable } from './online-table.svelte.ts';
import { FakeHouse, TABLE, welcomeTo } from './testing.ts';

export let house: FakeHouse;
export let real: Table;
export let introduced: string[];
beforeEach(() => {
  vi.useFakeTimers();
  house = new FakeHouse();
  real = tableFor(matchOf([null, null], TABLE));
  introduced = [];
  remember(`panache.key.${TABLE}`, '');
  forget(`panache.witness.${TABLE}`);
  forgetLinks(TABLE);
});
afterEach(() => {
  vi.useRealTimers();
});

export const open = () =>
  new OnlineTable({
    id: TABLE,
    address: 'ws://here/api/live',
    introduce: async how => {
      introduced.push(how);
    },
    dial: house.dial,
    outside: house.outside,
  });
export const settle = () => vi.advanceTimersByTimeAsync(0);
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
export const seated = async () => {
  const table = open();
  await settle();
  house.line.open();
  house.line.tell(welcomeTo(real, 0));
  const { match } = table;
  if (match === null) throw new Error('there is no match');
  return { table, match };
};
