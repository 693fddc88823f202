import { playing, summaryOf, tableOf } from './samples.testing.ts';
import type { OwedRow } from './store.ts';

/** The forms there were before ours; `forms-before/` has what their houses looked like, and never changes. */
export const FORMS_BEFORE = [1, 2] as const;

const notice = { kind: 'push', turn: { table: 't1', seat: 1, title: 'half \ud83d a \0' } };
export const owedBefore: readonly OwedRow[] = [
  { what: 'mail:anne', due: 5, value: { kind: 'mail', person: 'anne' }, table: null },
  { what: 'push:t1:1', due: 6, value: notice, table: 't1' },
  { what: 'turn:t1:0', due: 7, value: 'of an unknown kind', table: 't1' },
  { what: 'odd', due: 8, value: null, table: null },
];

type Value = string | number | boolean | null;

/** What lies in such a house, by the table of the schema it lies in. */
export const valuesBefore = (form: number): readonly (readonly [string, readonly (readonly Value[])[]])[] => {
  const { opening, seed } = tableOf('t1');
  const lines = [playing(1), playing(2)].map(({ number, time, entry }) => ['t1', number, time, JSON.stringify(entry)]);
  const all: readonly (readonly [string, readonly (readonly Value[])[]])[] = [
    ['tables', [['t1', 'gathering', false, null, 1, 0, 1002, JSON.stringify(summaryOf())]]],
    ['openings', [['t1', JSON.stringify(opening), seed]]],
    ['entries', lines],
    ['members', [['host', 't1']]],
    ['people', [['anne', JSON.stringify({ notices: 'all' })]]],
    ['secrets', [['cookie', 'c0ffee']]],
    ['done', [['mail', 1]]],
    ['owed', owedBefore.map(({ what, due, value }) => [what, due, JSON.stringify(value)])],
  ];
  return form === 1 ? all.slice(0, -1) : all;
};
