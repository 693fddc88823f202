import { expect, test } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import type { Space } from '../board/board.ts';
import type { Leg } from '../state.ts';
import { position } from '../testing.ts';

test('TRO.16 once a musketeer has the studs, each of the others may ride exactly one square instead', () => {
  const table = position({ riders: [{ at: 'FO3' }, { at: 'FR3' }, {}], studs: 1 });
  expect(table.offers().toSorted()).toEqual(['one', 'roll']);
  table.one();
  expect([table.at(0), table.told('rolled'), table.told('rode')[0].by]).toEqual(['FO4', [], 'one']);
});

test('TRO.16 before that everybody rolls', () => {
  expect(position({ riders: [{ at: 'FO4' }, {}] }).offers()).toEqual(['roll']);
});

test('TRO.16 the carrier always rolls two dice', () => {
  const table = position({ riders: [{ at: 'FR3' }, {}], studs: 0 });
  expect(table.offers()).toEqual(['roll']);
  table.roll(1, 4);
  expect(table.told('rolled')[0].dice).toEqual([1, 4]);
});

/** The ways offered to a rider on his way out who passes through Calais. */
const atCalais = (carrier: Space, studs: Seat | Space = 1): readonly string[] => {
  const table = position({ riders: [{ at: 'FO24' }, { at: carrier, leg: 5 }], studs });
  table.roll(1, 2);
  return table.prompt() === '0 way' ? table.offers().toSorted() : [];
};

test('TRO.26 who reaches Calais late, with the carrier back in France, need not cross', () => {
  for (const at of ['CAL', 'FR1', 'FR20', 'BON', 'PW3'] as const)
    expect(atCalais(at), at).toEqual(['way:france', 'way:sea']);
  for (const at of ['BUCK', 'ER5', 'DOV'] as const) expect(atCalais(at), at).toEqual([]);
});

test('TRO.26 he goes on in France, on the last leg', () => {
  const table = position({ riders: [{ at: 'FO24' }, { at: 'FR20' }], studs: 1 });
  table.roll(1, 3);
  table.way('france');
  expect([table.at(0), table.leg(0)]).toEqual(['FR3', 5]);
});

test('TRO.26 a storm does not keep him', () => {
  const table = position({ riders: [{ at: 'CAL' }, { at: 'FR20' }], studs: 1, news: { channel: 'none' } });
  table.roll(1, 2);
  expect([table.prompt(), table.offers()]).toEqual(['0 port', ['way:france', 'stop']]);
  table.way('france');
  expect(table.at(0)).toBe('FR3');
});

test('TRO.RULING.27 while the studs lie on the ground everybody may ride one square', () => {
  for (const studs of ['FR14', 'FR8'] as const)
    for (const droppedBy of [0, 1]) {
      const table = position({ riders: [{ at: 'FR18' }, { at: 'FR12' }], studs, droppedBy });
      expect(table.offers()).toContain('one');
    }
});

test('TRO.RULING.31 the late rider stays in France also when the studs lie there on the ground', () => {
  for (const at of ['FR8', 'FR14'] as const) expect(atCalais('ER4', at), at).toEqual(['way:france', 'way:sea']);
  expect(atCalais('FR3', 'ER4')).toEqual([]);
});

test('TRO.RULING.32 who has not yet seen the Queen when the studs are given finishes his legs first', () => {
  const legs: readonly [Space, Leg, Leg, string][] = [
    ['AR8', 1, 2, 'way:public'],
    ['PW8', 2, 3, 'way:public'],
    ['PW1', 3, 4, 'way:road'],
  ];
  for (const [at, leg, next, way] of legs) {
    const table = position({
      riders: [
        { at, leg },
        { at: 'PW3', leg: 5 },
      ],
      studs: 1,
    });
    table.roll(1, 2);
    expect(table.leg(0), at).toBe(next);
    expect(table.offers(), at).toContain(way);
    expect(table.offers(), at).not.toContain(way === 'way:road' ? 'way:public' : 'way:road');
  }
});

test('TRO.RULING.36 a card of one die holds for the carrier too', () => {
  const table = position({ riders: [{ at: 'FR8', oneDie: true }, {}], studs: 0 });
  table.roll(2);
  expect(table.told('rolled')[0].dice).toEqual([2]);
  expect(table.at(0)).toBe('FR10');
});

test('TRO.RULING.38 the square of a one-square ride counts as usual', () => {
  const sign = position({ riders: [{ at: 'FO4' }, { at: 'FR3' }], studs: 1, rochefort: ['RO04'] });
  sign.one();
  expect(sign.told('drew').map(event => event.card)).toEqual(['RO04']);
  const gazette = position({ riders: [{ at: 'FO9' }, { at: 'FR3' }], studs: 1 });
  gazette.one();
  expect(gazette.told('gazette')).toHaveLength(1);
});

test('TRO.RULING.38 and no extra roll comes after it', () => {
  const table = position({ riders: [{ at: 'FO3' }, { at: 'FR3' }], studs: 1 });
  table.one();
  expect([table.at(0), table.told('again'), table.prompt()]).toEqual(['FO4', [], '1 start']);
  const doubled = position({ riders: [{ at: 'FO4' }, { at: 'FR3' }], studs: 1, rochefort: ['RO09'] });
  doubled.roll(1, 1);
  expect([doubled.at(0), doubled.prompt()]).toEqual(['FO6', '0 start']);
  doubled.one();
  expect([doubled.told('again').length, doubled.prompt()]).toEqual([1, '1 start']);
});

test('TRO.RULING.32 nor does he pick up studs that lie on his way', () => {
  for (const [at, leg, to] of [
    ['PW1', 2, 'PW8'],
    ['PW8', 3, 'PW1'],
  ] as const) {
    const table = position({ riders: [{ at, leg }, { at: 'FR3' }], studs: 'PW4', droppedBy: 1 });
    table.roll(3, 4);
    expect([table.at(0), table.studs()]).toEqual([to, 'PW4']);
  }
});

test('TRO.13 who is held by a card rolls for it, and cannot ride one square instead', () => {
  const held = { at: 'FO4', hold: { until: 7, attempts: 2 } } as const;
  const table = position({ riders: [held, { at: 'FR3' }], studs: 1 });
  expect([table.offers(), table.why(0, { kind: 'one' })]).toEqual([['roll'], ['TRO.13 held-rolls']]);
});

test('TRO.26 on his way home nobody leaves Dover but by sea, wherever the studs are', () => {
  const given = { riders: [{ at: 'DOV', leg: 5 }, { at: 'FR9' }], studs: 1 } as const;
  const boat = position(given);
  boat.roll(1, 2);
  expect(boat.ridden(0)).toEqual(['DOV', 'CAL', 'FR1', 'FR2']);
  const storm = position({ ...given, news: { channel: 'none' } });
  expect(storm.told('blocked')).toEqual([{ kind: 'blocked', seat: 0, at: 'DOV' }]);
});
