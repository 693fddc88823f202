import { expect, test } from 'vitest';
import { ACCEPT, CANCEL, DONE, GIVE, HAND, TRADE } from '../../choices.ts';
import { type Given, position } from '../../testing.ts';
import { ALL, asked, choicesOf, learn } from '../shared/choices.testing.ts';
import { meetingInParis } from '../shared/meetings.testing.ts';

test('ROY.DEC.17 the trade partner is one of the musketeers in the same place', () => {
  const table = meetingInParis({ men: { dartagnan: { place: 'paris' } }, hands: { athos: ['ketty'] } });
  expect(choicesOf(table, 'athos', 'trade')).toEqual([TRADE.dartagnan, TRADE.porthos]);
  table.play('athos', TRADE.porthos);
  expect(table.told('declared')).toEqual([
    { kind: 'declared', who: 'athos', action: { kind: 'trade', who: 'porthos' }, ordered: false },
  ]);
});

const dealing: Given = {
  hands: { athos: ['panache', 'panache', 'ketty'], porthos: ['double'] },
  men: { athos: { gear: ['horse'] }, porthos: { gear: ['blade'] } },
};

test('ROY.DEC.18 first the initiator puts in card by card and token by token, then the partner', () => {
  const table = meetingInParis(dealing).play('athos', TRADE.porthos);
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([GIVE.panache, GIVE.ketty, HAND.horse, DONE, CANCEL]);
  table.play('athos', GIVE.panache, HAND.horse);
  expect(table.choices('athos')).toEqual([GIVE.panache, GIVE.ketty, DONE, CANCEL]);
  table.play('athos', GIVE.panache, DONE);
  expect(asked(table)).toEqual([4]);
  expect(table.choices('porthos')).toEqual([GIVE.double, HAND.blade, DONE, CANCEL]);
  table.play('porthos', GIVE.double);
  expect(table.choices('porthos')).toEqual([HAND.blade, DONE, CANCEL]);
  table.play('porthos', DONE);
  expect(table.asked('porthos')?.prompt).toBe('agree');
});

test('ROY.DEC.18 what is put in only the two traders see; how many cards pass is for all once it is agreed', () => {
  const table = meetingInParis(dealing).play('athos', TRADE.porthos, GIVE.ketty);
  expect(learn(table, 'ketty')).toEqual([2, 4]);
  table.play('athos', DONE).play('porthos', GIVE.double);
  expect(learn(table, 'double')).toEqual([2, 4]);
  table.play('porthos', DONE, ACCEPT).play('athos', ACCEPT);
  expect(table.told('traded')).toMatchObject([{ gave: 1, took: 1, open: null }]);
  expect(learn(table, 'traded')).toEqual(ALL);
  expect(learn(table, 'ketty')).toEqual([2, 4]);
});

test('ROY.DEC.19 both traders accept or cancel, and all see which', () => {
  const agreeing = () => meetingInParis(dealing).play('athos', TRADE.porthos, GIVE.ketty, DONE).play('porthos', DONE);
  const table = agreeing();
  expect(asked(table)).toEqual([2, 4]);
  for (const who of ['athos', 'porthos'] as const) expect(table.choices(who)).toEqual([ACCEPT, CANCEL]);
  table.play('porthos', ACCEPT);
  expect(table.told('agreed')).toEqual([{ kind: 'agreed', seat: 4 }]);
  expect(table.told('traded')).toEqual([]);
  expect(asked(table)).toEqual([2]);
  expect(table.play('athos', ACCEPT).told('traded')).toHaveLength(1);
  for (const who of ['athos', 'porthos'] as const) {
    const refused = agreeing().play(who, CANCEL);
    expect(refused.told('no-trade')).toEqual([{ kind: 'no-trade', who: 'athos', partner: 'porthos' }]);
    expect(refused.hand('athos')).toContain('ketty');
  }
});

test('ROY.DEC.19 nobody has to accept where one seat holds both', () => {
  const table = position({
    players: 3,
    acting: 'dartagnan',
    men: { athos: { place: 'paris' }, dartagnan: { gear: ['horse'] } },
  });
  table.play('dartagnan', TRADE.athos, HAND.horse, DONE).play('athos', DONE);
  expect(table.told('traded')).toHaveLength(1);
  expect(table.man('athos').gear).toEqual(['horse']);
});
