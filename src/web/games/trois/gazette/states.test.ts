import { expect, test } from 'vitest';
import { GAZETTES } from '#games/trois/cards/gazettes.ts';
import { ELEMENTS, rowsOf } from './states.ts';

const rowOf = (rows: ReturnType<typeof rowsOf>, of: string) => rows.find(row => row.of === of);

test('a page has six rows in the order of the road', () => {
  expect(rowsOf('GZ01', GAZETTES.GZ01).map(({ of }) => of)).toEqual(ELEMENTS);
});

test('what is open, half open and shut can be told apart', () => {
  const rows = rowsOf('GZ09', GAZETTES.GZ09);
  expect(rows.map(({ of, mood }) => `${of} ${mood}`)).toEqual([
    'bonacieux bad',
    'passage good',
    'gate good',
    'channel half',
    'buckingham bad',
    'spies bad',
  ]);
});

test('TRO.21 what is marked “one turn at most” is marked until it has ended', () => {
  expect(rowOf(rowsOf('GZ07', GAZETTES.GZ07), 'channel')?.oneTurn).toBe('channel');
  expect(rowOf(rowsOf('GZ07', { ...GAZETTES.GZ07, channel: 'both' }), 'channel')?.oneTurn).toBe(null);
  expect(rowOf(rowsOf('GZ07', GAZETTES.GZ07), 'gate')?.oneTurn).toBe(null);
});
