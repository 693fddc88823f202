import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { type Given, position } from '../../testing.ts';

const ball = (cards: number, options: Required<Given>['options'], state: Required<Given>['state'] = {}) =>
  position({
    acting: 'porthos', // Panache 3 against 6
    men: { athos: { place: 'louvre' } },
    hands: { porthos: Array<Card>(cards).fill('panache'), athos: ['panache', 'panache', 'panache'] },
    louvre: { card: 'ball', foes: ['jussac'] },
    options,
    state,
  });

const TRY = { kind: 'challenge', skill: 'panache' } as const;

const WITHIN_REACH = { hopelessChallenges: 'off' };

test('ROY.RULING.26 with hopelessChallenges off only a challenge he can win by himself may be declared', () => {
  expect(ball(2, WITHIN_REACH).offers('porthos', TRY)).toBe(false);
  expect(ball(3, WITHIN_REACH).offers('porthos', TRY)).toBe(true);
});

const ADD = { kind: 'add', card: 'panache' } as const;

const DONE = { kind: 'done' } as const;

test('ROY.RULING.26 no instalments: what an attempt has cost does not help the next one', () => {
  const table = ball(3, WITHIN_REACH).play('porthos', TRY, ADD, DONE);
  expect(table.hand('porthos')).toHaveLength(2);
  expect(table.offers('porthos', TRY)).toBe(false);
});

test('ROY.RULING.26 a challenge that cannot be won may be declared: Milady is asked, the action is lost', () => {
  const table = ball(2, {}, { location: 'louvre', standing: 'ask' }).play('porthos', TRY);
  expect(table.offers('milady', { kind: 'intercept' })).toBe(true);
  table.play('milady', { kind: 'pass' });
  expect(table.told('fizzled')).toHaveLength(1);
  expect(table.state.actions).toBe(2);
  expect(table.hand('porthos')).toHaveLength(2);
});

test('ROY.RULING.67 whoever stops short of the value has lost the action and the cards', () => {
  const table = position({
    acting: 'athos', // Nobility 4 against 6
    men: { athos: { place: 'louvre' } },
    hands: { athos: ['nobility', 'nobility'] },
    louvre: { card: 'debts', foes: ['vitray'] },
  }).play('athos', { kind: 'challenge', skill: 'nobility' }, { kind: 'add', card: 'nobility' }, DONE);
  expect(table.state).toMatchObject({ actions: 2, discard: ['nobility'], louvre: { won: false } });
});
