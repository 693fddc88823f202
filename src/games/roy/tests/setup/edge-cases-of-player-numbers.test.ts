import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { DONE, DRAW, END, GO, HAND, HORSE, MAN, ORDER, PASS, START, TRADE } from '../../choices.ts';
import { roy } from '../../game.ts';
import type { Musketeer } from '../../names.ts';
import { position } from '../../testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';
import { openWith } from '../shared/openings.testing.ts';

test('ROY.EDGE.10 two players: fourteen Treachery cards without Isolation', () => {
  const { plots, plotHand } = roy.setup(
    2,
    readOptions(roy.options, {}).options ?? {},
    { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 },
    null,
  );
  expect([...plots, ...plotHand]).toHaveLength(14);
  expect([...plots, ...plotHand]).not.toContain('isolation');
});

test('ROY.EDGE.10 two players: musketeers trade for Equipment only', () => {
  const meet = (gear: readonly 'horse'[]) =>
    position({
      players: 2,
      acting: 'athos',
      men: { athos: { place: 'paris', gear } },
      hands: { athos: ['ketty', 'single'] },
    });
  expect(meet([]).kinds('athos')).not.toContain('trade');
  const table = meet(['horse']).play('athos', TRADE.dartagnan);
  expect(table.kinds('athos')).toEqual(['hand', 'done', 'cancel']);
  expect(table.play('athos', HAND.horse, DONE, DONE).man('dartagnan').gear).toEqual(['horse']);
});

test('ROY.EDGE.91 Conscripts leave three actions with four players, two with any other number', () => {
  const actions = (players: number) => {
    const table = position({ players, state: { conscripts: true } });
    return table.play('athos', START.athos).state.actions;
  };
  expect([2, 3, 4, 5, 6].map(actions)).toEqual([2, 2, 3, 2, 2]);
});

test('ROY.EDGE.91 a free ride and Tréville’s order are there under Conscripts too', () => {
  const table = position({
    cast: ['athos', 'aramis', 'porthos', 'treville'],
    men: { athos: { gear: ['horse'] } },
    state: { conscripts: true },
  }).play('athos', START.athos, HORSE.paris);
  expect(table.state.actions).toBe(2);
  table.play('athos', END).play('treville', START.treville);
  table.play('treville', { kind: 'order', who: 'aramis' }).play('aramis', DRAW);
  expect(table.state.actions).toBe(1);
});

test('ROY.EDGE.104 four players with Tréville: three musketeers, four actions each, of which the order costs one', () => {
  const table = openWith(4, { treville: 'stands-in' }, MAN.treville, MAN.athos, GO.paris, PASS);
  expect(table.state.men).toHaveLength(3);
  table.play('treville', START.treville);
  expect(table.state.actions).toBe(4);
  const [other] = table.state.men;
  table.play('treville', ORDER[other.who]).play(other.seat, DRAW);
  expect(table.state.actions).toBe(3);
  table.play('treville', END).play(other.seat, START[other.who]);
  expect(table.state.actions).toBe(4);
});

test('ROY.EDGE.105 six players: three actions each; under Conscripts Tréville has two, one of them for an order', () => {
  const all: readonly Musketeer[] = [...FOUR, 'treville'];
  for (const who of all) expect(position({ players: 6 }).play(who, START[who]).state.actions).toBe(3);
  const table = position({ players: 6, state: { conscripts: true } }).play('treville', START.treville);
  expect(table.state.actions).toBe(2);
  expect(table.play('treville', ORDER.athos).play('athos', DRAW).state.actions).toBe(1);
});
