import { expect, test } from 'vitest';
import { roy } from '../../game.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

/** One musketeer is the last to act, nobody is at La Rochelle, Milady is nowhere. */
const last = (acting: 'athos' | 'porthos', more: Given = {}): Position =>
  position({
    acting,
    ...more,
    men: {
      dartagnan: { turn: 'done' },
      athos: { turn: 'done' },
      aramis: { turn: 'done', place: 'louvre' },
      porthos: { turn: 'done' },
      ...more.men,
    },
    state: { location: null, presence: 'none', ...more.state },
  });
const nextTurn = (table: Position, acting: 'athos' | 'porthos', to: 'quarters' | 'paris' = 'quarters') => {
  table.dice(red(0, 1)).play(acting, { kind: 'end' });
  table.play('milady', { kind: 'go', to }, { kind: 'pass' }).play(acting, { kind: 'start', who: acting });
};

test('ROY.WOUND.1 three life points, Porthos five', () => {
  const { men } = position({ players: 6 }).state;
  expect(men.map(({ who, life }) => [who, life])).toEqual([
    ['dartagnan', 3],
    ['athos', 3],
    ['aramis', 3],
    ['porthos', 5],
    ['treville', 3],
  ]);
});

test('ROY.WOUND.2 each wound costs a life point, and life stops at 0', () => {
  const wounds = (life: number) =>
    position({
      acting: 'athos',
      men: { athos: { place: 'paris', life } },
      paris: { card: 'abduction', foes: ['boisrenard'] },
    })
      .dice(blue(0, 1, 2), red(3, 0))
      .play('athos', { kind: 'duel', foe: 'boisrenard' })
      .man('athos').life;
  expect(wounds(3)).toBe(1);
  expect(wounds(2)).toBe(0);
  expect(wounds(1)).toBe(0);
});

test('ROY.WOUND.3 at 0 he is out of action and not dead: the next turn has him on his feet again', () => {
  const table = last('athos', {
    men: { athos: { place: 'paris', life: 1 } },
    paris: { card: 'duels' },
  }).dice(blue(0, 1, 2), red(3, 0), red(0, 1));
  table.play('athos', { kind: 'duel', foe: 'guard' });
  expect(table.man('athos').life).toBe(0);
  table.play('milady', { kind: 'man', who: 'dartagnan' });
  expect([table.state.turn, table.state.over]).toEqual([2, null]);
  table.play('milady', { kind: 'go', to: 'quarters' }, { kind: 'pass' });
  expect(table.offers('athos', { kind: 'start', who: 'athos' })).toBe(true);
});

test('ROY.WOUND.4 wounds stay from turn to turn', () => {
  const table = last('athos', { men: { athos: { life: 1 }, porthos: { life: 2, turn: 'done' } } });
  nextTurn(table, 'athos');
  expect(table.state.turn).toBe(2);
  expect([table.man('athos').life, table.man('porthos').life]).toEqual([1, 2]);
});

test('ROY.WOUND.4 until recovery, the balm of the Arsenal or a card heals them', () => {
  const balm = position({ acting: 'porthos', men: { porthos: { life: 2 } } });
  expect(balm.play('porthos', { kind: 'buy', item: 'balm' }).man('porthos').life).toBe(4);
  const card = position({ acting: 'porthos', men: { porthos: { life: 2 } }, hands: { porthos: ['planchet'] } });
  expect(card.play('porthos', { kind: 'heal' }).man('porthos').life).toBe(3);
  const down = position({ men: { porthos: { life: 0, place: 'vieux-colombier' } } });
  expect(down.play('porthos', { kind: 'start', who: 'porthos' }).man('porthos').life).toBe(5);
});

test('ROY.WOUND.5 healing never goes above the printed maximum', () => {
  const athos = position({ acting: 'athos', men: { athos: { life: 2 } } });
  expect(athos.play('athos', { kind: 'buy', item: 'balm' }).man('athos').life).toBe(3);
  const porthos = position({ acting: 'porthos', men: { porthos: { life: 4 } } });
  expect(porthos.play('porthos', { kind: 'buy', item: 'balm' }).man('porthos').life).toBe(5);
  const whole = position({ acting: 'porthos', hands: { porthos: ['planchet'] } });
  expect(whole.kinds('porthos')).not.toContain('heal');
});

test('ROY.WOUND.6 Rochefort has five life points and keeps his wounds from duel to duel and turn to turn', () => {
  expect(roy.setup(5, position().state.options, { key: [0, 0, 0, 0, 0, 0, 0, 0], at: 0 }, null).rochefort).toBe(5);
  const table = last('porthos', {
    men: { porthos: { place: 'paris' } },
    paris: { card: 'disappearance', foes: ['lubin'] },
    state: { location: 'paris', presence: 'hidden', standing: 'always' },
  });
  const search = { kind: 'search' } as const;
  table.dice(blue(3, 0, 0), red(2, 2), blue(0, 3, 0)).play('porthos', search);
  expect(table.state.rochefort).toBe(4);
  nextTurn(table, 'porthos', 'paris');
  expect(table.state.rochefort).toBe(4);
  table.dice(blue(3, 0, 0), red(2, 2), blue(0, 3, 0)).play('porthos', search);
  expect(table.state.rochefort).toBe(3);
});
