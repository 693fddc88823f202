import { expect, test } from 'vitest';
import { type Choice, DRAW, END, HORSE, MOVE, ORDER, START } from '../../choices.ts';
import type { Musketeer } from '../../names.ts';
import { type Given, type Position, position } from '../../testing.ts';
import { ALL, asked, choicesOf, learn } from '../shared/choices.testing.ts';

test('ROY.DEC.13 any seat names one of its own musketeers who has not played; the first to answer goes', () => {
  const table = position({ players: 3, men: { aramis: { turn: 'done' } } });
  expect(asked(table)).toEqual([1, 2]);
  expect(table.choices(1)).toEqual([START.dartagnan, START.athos]);
  expect(table.choices(2)).toEqual([START.porthos]);
  table.play(1, START.athos);
  expect(table.told('started')).toEqual([{ kind: 'started', who: 'athos', actions: 3 }]);
  expect(asked(table)).toEqual([1]);
  table.play(1, END);
  expect([table.choices(1), table.choices(2)]).toEqual([[START.dartagnan], [START.porthos]]);
});

const busy: Given = {
  acting: 'dartagnan',
  men: { dartagnan: { gear: ['horse'] }, athos: { place: 'paris' } },
  hands: { dartagnan: ['panache', 'panache', 'panache', 'panache', 'panache', 'essarts', 'single'] },
  paris: { card: 'abduction', foes: ['henchman'] },
  louvre: { card: 'debts', trap: 'beggars' },
  state: { epics: 1, oneForAll: 1 },
};

test('ROY.DEC.14 the acting seat is offered every kind of action there is to take, the free ones, and the end', () => {
  const table = position(busy);
  expect(table.asked('dartagnan')?.optional).toBeUndefined();
  expect(new Set(table.kinds('dartagnan'))).toEqual(
    new Set(
      'draw move trade play buy challenge duel horse beggars reveal one-for-all end'.split(' ') as Choice['kind'][],
    ),
  );
  for (const other of ['athos', 'aramis', 'porthos'] as const) expect(table.asked(other)?.optional).toBe(true);
  expect(table.asked('milady')).toBeUndefined();
  expect(learn(table.play('dartagnan', { kind: 'draw' }), 'declared')).toEqual(ALL);
});

test('ROY.DEC.14 what cannot be done where he stands, or with what he holds, is no kind of action', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'quest' } }, state: { purse: 0 } });
  expect(new Set(table.kinds('athos'))).toEqual(new Set(['draw', 'move', 'advance', 'end']));
  const camp = position({
    acting: 'athos',
    men: { athos: { place: 'la-rochelle' }, aramis: { place: 'paris' } },
    hands: { athos: ['double'] },
    state: { purse: 0 },
  });
  expect(new Set(camp.kinds('athos'))).toEqual(new Set(['draw', 'move', 'buy', 'reinforce', 'end']));
});

test('ROY.DEC.15 a move goes to any of the five other places', () => {
  const from = (place: 'paris' | 'vieux-colombier') => position({ acting: 'athos', men: { athos: { place } } });
  const moves = (...to: readonly string[]) => to.map(each => ({ kind: 'move', to: each }));
  expect(choicesOf(from('paris'), 'athos', 'move')).toEqual(
    moves('richelieu', 'vieux-colombier', 'louvre', 'la-rochelle', 'quest'),
  );
  const table = from('vieux-colombier');
  expect(choicesOf(table, 'athos', 'move')).toEqual(moves('richelieu', 'paris', 'louvre', 'la-rochelle', 'quest'));
  expect(asked(table)).toEqual([2]);
  table.play('athos', MOVE.quest);
  expect(table.told('moved')).toEqual([
    { kind: 'moved', who: 'athos', from: 'vieux-colombier', to: 'quest', how: 'action' },
  ]);
});

test('ROY.DEC.16 an unused thoroughbred offers the same five places, once', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'paris', gear: ['horse'] } } });
  expect(choicesOf(table, 'athos', 'horse')).toEqual(
    ['richelieu', 'vieux-colombier', 'louvre', 'la-rochelle', 'quest'].map(to => ({ kind: 'horse', to })),
  );
  table.play('athos', HORSE.louvre);
  expect(table.told('moved')).toEqual([{ kind: 'moved', who: 'athos', from: 'paris', to: 'louvre', how: 'horse' }]);
  expect(choicesOf(table, 'athos', 'horse')).toEqual([]);
  expect(position({ acting: 'athos' }).kinds('athos')).not.toContain('horse');
});

/** Athos acts, seat 2. */
const athos = (place: 'paris' | 'louvre' | 'quest' | 'bastille', more: Given = {}): Position =>
  position({ acting: 'athos', ...more, men: { athos: { place }, ...more.men } });

test('ROY.DEC.37 the acting seat ends its turn, and nobody else can', () => {
  const table = athos('paris');
  expect(choicesOf(table, 'athos', 'end')).toEqual([END]);
  expect(asked(table)).toEqual([2]);
  table.play('athos', DRAW, END);
  expect(table.told('ended')).toEqual([{ kind: 'ended', who: 'athos', left: 2 }]);
  expect(table.asked('athos')).toBeUndefined();
  expect(table.asked('porthos')?.prompt).toBe('select');
});

const CAST: readonly Musketeer[] = ['athos', 'aramis', 'porthos', 'treville'];

test('ROY.DEC.38 Tréville names any other fit musketeer who has something to do', () => {
  const idle = { place: 'bastille', jailed: true } as const;
  const table = position({
    cast: CAST,
    acting: 'treville',
    men: { athos: { life: 0, place: 'vieux-colombier' }, aramis: idle },
    wholeDeck: [],
    state: { purse: 0 },
  });
  expect(choicesOf(table, 'treville', 'order')).toEqual([ORDER.porthos]);
  const all = position({ cast: CAST, acting: 'treville', men: { aramis: idle } });
  expect(choicesOf(all, 'treville', 'order')).toEqual([ORDER.athos, ORDER.aramis, ORDER.porthos]);
  expect(position({ cast: CAST, acting: 'porthos' }).kinds('porthos')).not.toContain('order');
});

test('ROY.DEC.38 the seat of the one ordered chooses his action, without a free move and without an end', () => {
  const table = position({ cast: CAST, acting: 'treville', men: { porthos: { gear: ['horse'] } } });
  table.play('treville', ORDER.porthos);
  expect(table.told('declared')).toMatchObject([{ action: { kind: 'order', who: 'porthos' } }]);
  expect(asked(table)).toEqual([3]);
  expect(new Set(table.kinds('porthos'))).toEqual(new Set(['draw', 'move', 'buy']));
  table.play('porthos', DRAW);
  expect(table.told('declared')).toEqual([{ kind: 'declared', who: 'porthos', action: DRAW, ordered: true }]);
  expect(asked(table)).toEqual([4]);
  expect(table.kinds('treville')).not.toContain('order');
});
