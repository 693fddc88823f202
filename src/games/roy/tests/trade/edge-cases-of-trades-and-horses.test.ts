import { expect, test } from 'vitest';
import {
  BUY,
  CANCEL,
  type Choice,
  DONE,
  DRAW,
  END,
  GIVE,
  GO,
  HAND,
  HORSE,
  PASS,
  REPLACE,
  START,
  TRADE,
} from '../../choices.ts';
import type { Man } from '../../state.ts';
import { type Given, position } from '../../testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';
import { threeInParis } from '../shared/meetings.testing.ts';

test('ROY.EDGE.65 in a trade with one who lies down nobody may end up with three tokens or two alike', () => {
  const trade = (gear: Man['gear'], ...given: readonly Choice[]) =>
    position({
      acting: 'athos',
      men: { athos: { gear: ['horse', 'pistol'] }, porthos: { life: 0, place: 'vieux-colombier', gear } },
      hands: { athos: ['ketty'] },
    }).play('athos', TRADE.porthos, ...given, DONE);
  const full = trade(['armour', 'blade'], HAND.horse);
  expect(full.offers('porthos', DONE)).toBe(false);
  full.play('porthos', HAND.blade);
  expect(full.offers('porthos', DONE)).toBe(true);
  full.play('porthos', DONE).play('porthos', { kind: 'accept' }).play('athos', { kind: 'accept' });
  expect([full.man('athos').gear, full.man('porthos').gear]).toEqual([
    ['pistol', 'blade'],
    ['armour', 'horse'],
  ]);
  expect(trade(['horse'], HAND.horse).offers('porthos', DONE)).toBe(false);
  expect(trade(['armour'], HAND.horse).offers('porthos', DONE)).toBe(true);
  expect(trade(['armour', 'blade'], GIVE.ketty).offers('porthos', DONE)).toBe(true);
});

const DONE_FOR = { turn: 'done', place: 'vieux-colombier' } as const;

const othersDone = (given: Given['men'] = {}) =>
  Object.fromEntries(FOUR.map(who => [who, { ...DONE_FOR, ...given[who] }]));

test('ROY.EDGE.66 a horse ridden by Athos and traded to Porthos carries nobody more this turn', () => {
  const table = position({
    acting: 'athos',
    men: { ...othersDone(), athos: { gear: ['horse'] }, porthos: { place: 'paris', turn: 'waiting' } },
    state: { location: 'louvre' },
  });
  table.play('athos', HORSE.paris, TRADE.porthos, HAND.horse, DONE).play('porthos', DONE, { kind: 'accept' });
  table.play('athos', { kind: 'accept' }, END).play('porthos', START.porthos);
  expect(table.man('porthos').gear).toEqual(['horse']);
  expect(table.kinds('porthos')).not.toContain('horse');
  table.play('porthos', END).play('milady', GO.paris, PASS).play('porthos', START.porthos);
  expect(table.kinds('porthos')).toContain('horse');
});

test('ROY.EDGE.119 a refused trade costs nothing; another partner or another action is his to choose', () => {
  const table = threeInParis().play('athos', TRADE.porthos, GIVE.ketty, DONE).play('porthos', CANCEL);
  expect(table.state.actions).toBe(3);
  expect(table.offers('athos', TRADE.porthos)).toBe(false);
  expect([table.offers('athos', TRADE.aramis), table.offers('athos', DRAW)]).toEqual([true, true]);
});

const ACCEPT: Choice = { kind: 'accept' };

test('ROY.EDGE.124 a thoroughbred bought or received in the middle of a turn carries its owner at once', () => {
  const bought = threeInParis().play('athos', BUY.horse, DONE);
  expect(bought.offers('athos', HORSE.quest)).toBe(true);
  const traded = threeInParis({}, { gear: ['horse'] }).play('athos', TRADE.porthos, DONE);
  traded.play('porthos', HAND.horse, DONE, ACCEPT).play('athos', ACCEPT);
  expect(traded.play('athos', HORSE.quest).man('athos').place).toBe('quest');
});

test('ROY.EDGE.124 a thoroughbred bought in the place of one that has run is fresh', () => {
  const gear = ['horse', 'armour'] as const;
  const table = position({ acting: 'athos', men: { athos: { gear } }, state: { purse: 10 } });
  table.play('athos', HORSE.paris, BUY.pistol, REPLACE.horse);
  expect(table.man('athos').gear).toEqual(['armour', 'pistol']);
  table.play('athos', BUY.horse, REPLACE.pistol);
  expect(table.play('athos', HORSE.quest).man('athos').place).toBe('quest');
});

test('ROY.RULING.31 a horse that has run this round carries nobody for its new owner either', () => {
  const received = (ridden: boolean) => {
    const table = threeInParis({}, { gear: ['horse'], ridden }).play('athos', TRADE.porthos, DONE);
    table.play('porthos', HAND.horse, DONE, ACCEPT).play('athos', ACCEPT);
    return table.offers('athos', HORSE.quest);
  };
  expect([received(true), received(false)]).toEqual([false, true]);
});
