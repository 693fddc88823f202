import { expect, test } from 'vitest';
import { HONOUR_LAST } from '../../cards/board.ts';
import { BETRAY, NO, ONE_FOR_ALL, PASS } from '../../choices.ts';
import { type Given, type Position, position } from '../../testing.ts';

// What was outvoted is not offered again, until the next window in which it would matter.

const VETOED = { oneForAll: 1, vetoed: ['time', 'honour'] } as const;
const vote = (given: Given): Position =>
  position({ ...given, options: { oneForAllVote: 'on' }, state: { ...VETOED, ...given.state } });

const REOPENED: readonly (readonly [name: string, table: () => Position, effect: 'time' | 'honour'])[] = [
  ['ROY.TIME.1 the advance of Time', () => vote({ at: 'time' }), 'time'],
  [
    'ROY.TREACH.20 a Dead End',
    () => vote({ at: 'treachery', plotHand: ['dead-end'] }).play('milady', BETRAY['dead-end']),
    'time',
  ],
  [
    'ROY.PARIS.15 the Disappearance',
    () => vote({ at: 'paris-effect', paris: { card: 'disappearance', foes: ['henchman'] } }),
    'time',
  ],
  [
    'ROY.LOUVRE.13 the Queen at Richelieu',
    () => vote({ at: 'ladder', louvre: { card: 'debts' }, state: { ladder: 2, honour: HONOUR_LAST - 1 } }),
    'honour',
  ],
];

test.each(REOPENED)('%s lets the team vote again on what it has outvoted before', (_name, table, effect) => {
  const opened = table();
  for (const seat of [1, 2, 3, 4]) expect(opened.offers(seat, ONE_FOR_ALL[effect])).toBe(true);
  expect(opened.state.todo.at(-1)).toMatchObject({ asked: true, passed: [] });
});

test('ROY.RULING.39 what a window has outvoted is not offered in it again', () => {
  const table = vote({ at: 'time' }).play('athos', ONE_FOR_ALL.time).play('porthos', NO).play('aramis', NO);
  for (const seat of [1, 2, 3, 4]) expect(table.offers(seat, ONE_FOR_ALL.time)).toBe(false);
  table.play('athos', PASS);
  for (const seat of [1, 3, 4]) expect(table.offers(seat, ONE_FOR_ALL.time)).toBe(false);
  expect(table.state.vetoed).toEqual(['time']);
});

test('ROY.RULING.39 nor is what was outvoted in a turn offered before its end', () => {
  const table = vote({ acting: 'athos', state: { vetoed: [] } });
  table.play('athos', ONE_FOR_ALL.time).play('porthos', NO).play('aramis', NO);
  expect(table.offers('porthos', ONE_FOR_ALL.time)).toBe(false);
  expect(table.offers('porthos', ONE_FOR_ALL.epic)).toBe(true);
});
