import { expect, test } from 'vitest';
import type { Space } from '../board/board.ts';
import type { OrderId } from '../cards/cards.ts';
import type { News } from '../cards/gazettes.ts';
import { trois } from '../game.ts';
import type { Leg } from '../state.ts';
import { position, type Table } from '../testing.ts';

test('TRO.10 he rolls two dice and rides as many squares as they show', () => {
  for (const [dice, to] of [
    [[1, 4], 'FO9'],
    [[4, 3], 'FO11'],
    [[6, 4], 'FO14'],
  ] as const) {
    const table = position({ riders: [{ at: 'FO4' }, {}] });
    table.roll(...dice);
    expect(table.told('rolled')).toEqual([{ kind: 'rolled', seat: 0, dice, what: 'ride', reveals: true }]);
    expect(table.at(0)).toBe(to);
    expect(table.prompt()).toBe('1 start');
  }
});

test('TRO.10 a double gives another roll, and that one again', () => {
  const table = position({ riders: [{ at: 'FO4' }, {}] });
  table.roll(1, 1);
  expect(table.told('again')).toEqual([{ kind: 'again', seat: 0, why: 'double' }]);
  expect([table.at(0), table.prompt()]).toEqual(['FO6', '0 start']);
  table.roll(4, 4);
  expect([table.at(0), table.prompt()]).toEqual(['FO14', '0 start']);
  table.roll(2, 3);
  expect([table.at(0), table.prompt()]).toEqual(['FO19', '1 start']);
});

test('TRO.11 who would end on a taken square goes to the first free one behind', () => {
  const one = position({
    riders: [
      { at: 'PW1', leg: 2 },
      { at: 'PW5', leg: 2 },
    ],
  });
  one.roll(1, 3);
  expect(one.at(0)).toBe('PW4');
  expect(one.told('gave-way')).toEqual([{ kind: 'gave-way', seat: 0, path: ['PW5', 'PW4'] }]);
  const two = position({
    riders: [{ at: 'BON' }, { at: 'SP3', leg: 2 }, { at: 'SP2', leg: 2 }],
  });
  two.roll(1, 2);
  two.way('stairs');
  expect(two.at(0)).toBe('SP1');
});

test('TRO.11 riding over a taken square is free', () => {
  const table = position({ riders: [{ at: 'FO4' }, { at: 'FO6' }] });
  table.roll(1, 4);
  expect(table.at(0)).toBe('FO9');
});

test('TRO.11 the house, the Queen’s rooms and the castle hold several', () => {
  for (const [from, leg, place] of [
    ['AR8', 1, 'BON'],
    ['PW8', 2, 'QUEEN'],
    ['EO10', 4, 'BUCK'],
  ] as const) {
    const table = position({ riders: [{ at: from, leg }, { at: place }], ...(place === 'BUCK' && { studs: 1 }) });
    table.roll(1, 2);
    table.stop();
    expect([table.at(0), table.at(1)]).toEqual([place, place]);
  }
});

test('TRO.12 at the house, the Queen’s and the castle he may stop or ride on with the points that are left', () => {
  for (const [from, leg, place, way, beyond] of [
    ['AR8', 1, 'BON', 'stairs', 'SP2'],
    ['PW8', 2, 'QUEEN', 'public', 'PW7'],
    ['PW1', 3, 'BON', 'road', 'FO2'],
    ['EO10', 4, 'BUCK', 'road', 'ER2'],
    ['FR22', 5, 'BON', 'stairs', 'SP2'],
  ] as const) {
    const riders = [{ at: from, leg }, { at: 'ER4' }] as const;
    const given = { riders, studs: 1, milady: ['ML07'], sword: ['MO07'] } as const;
    const stays = position(given);
    stays.roll(1, 2);
    expect([stays.prompt(), stays.at(0)]).toEqual(['0 way', place]);
    stays.stop();
    expect([stays.at(0), stays.prompt()]).toEqual([place, '1 start']);
    const rides = position(given);
    rides.roll(1, 2);
    rides.way(way);
    expect(rides.at(0), from).toBe(beyond);
  }
});

test('TRO.12 who reaches the place with his last point stays, and at the start of a move there is no stopping', () => {
  const exact = position({ riders: [{ at: 'AR6' }, {}] });
  exact.roll(1, 2);
  expect([exact.at(0), exact.prompt()]).toEqual(['BON', '1 start']);
  const start = position({ riders: [{ at: 'BON' }, {}] });
  start.roll(1, 2);
  expect(start.offers()).not.toContain('stop');
});

test('TRO.12 a port is no place to stop at', () => {
  const table = position({ riders: [{ at: 'FO24' }, {}] });
  table.roll(1, 2);
  expect(table.at(0)).toBe('EO1');
});

test('TRO.RULING.14 a card that makes him miss turns or holds him takes the roll of the double away', () => {
  for (const card of ['ML01', 'ML03', 'ML09'] as const) {
    const table = position({ riders: [{ at: 'FO4' }, {}], milady: [card] });
    table.roll(2, 2);
    expect(table.told('drew').map(event => event.card)).toEqual([card]);
    expect([table.told('again'), table.prompt()], card).toEqual([[], '1 start']);
  }
});

test('TRO.RULING.14 so does a move cut short at a port, the gate or the castle', () => {
  const cuts: readonly [Space, Leg, Partial<News>, Space][] = [
    ['FO23', 4, { channel: 'from-england' }, 'CAL'],
    ['PW1', 2, { gate: 'closed' }, 'PW4'],
    ['EO8', 4, { buckingham: 'absent' }, 'EO10'],
  ];
  for (const [at, leg, news, to] of cuts) {
    const table = position({ riders: [{ at, leg }, {}], news });
    table.roll(2, 2);
    expect(table.at(0)).toBe(to);
    expect([table.told('again'), table.prompt()], to).toEqual([[], '1 start']);
  }
});

test('TRO.RULING.14 nothing else does: set back or with one die, he rolls again', () => {
  const cards: readonly [OrderId, Space][] = [
    ['ML05', 'FO3'],
    ['ML07', 'FO8'],
  ];
  for (const [card, to] of cards) {
    const table = position({ riders: [{ at: 'FO4' }, {}], milady: [card] });
    table.roll(2, 2);
    expect([table.at(0), table.prompt()], card).toEqual([to, '0 start']);
  }
});

test('TRO.10 a turn begins with nothing rolled, ridden, read or drawn, for all to see', () => {
  const table = position({ riders: [{ at: 'FO4' }, { at: 'FO9' }] });
  table.roll(1, 2);
  expect(trois.view(table.state, null).turn).toEqual({
    seat: 1,
    prompt: 'start',
    stage: 'start',
    fresh: true,
    dice: [],
    mode: 'dice',
    back: false,
    seeks: false,
    points: 0,
    path: [],
    told: 0,
    from: 0,
    left: false,
    card: null,
    todo: [],
    news: false,
    again: null,
  });
});

test('TRO.10 once he has rolled, or rides one square, his turn has begun', () => {
  const begun = (go: (table: Table) => void) => {
    const table = position({ riders: [{ at: 'FR17', bottes: ['BS06'] }, {}], studs: 'FR14', droppedBy: 1 });
    const before = trois.view(table.state, 1).turn?.fresh;
    go(table);
    return [before, table.prompt(), trois.view(table.state, 1).turn?.fresh];
  };
  expect(begun(table => table.roll(1, 2))).toEqual([true, '0 rolled', false]);
  expect(begun(table => table.one())).toEqual([true, '0 rolled', false]);
});

test('TRO.11 a card that takes him back onto a taken square sends him behind it', () => {
  const table = position({ riders: [{ at: 'FO4' }, { at: 'FO3' }], milady: ['ML05'] });
  table.roll(1, 3);
  expect(table.at(0)).toBe('FO2');
  expect(table.told('gave-way')).toEqual([{ kind: 'gave-way', seat: 0, path: ['FO3', 'FO2'] }]);
});

test('TRO.11 whoever sits first gives way to others, and others to him', () => {
  const table = position({ riders: [{ at: 'FO9' }, { at: 'FO4' }], turn: 1 });
  table.roll(2, 3);
  expect([table.at(1), table.told('gave-way')]).toEqual(['FO8', [{ kind: 'gave-way', seat: 1, path: ['FO9', 'FO8'] }]]);
});

test('TRO.10 when he has arrived no square is left to ride', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS01'] }, {}], milady: ['ML05'] });
  table.roll(1, 3);
  table.ride();
  expect([table.prompt(), trois.view(table.state, 0).turn?.points]).toEqual(['0 drawn', 0]);
});
