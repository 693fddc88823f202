import { expect, test } from 'vitest';
import { numberOf, RIDERS, type Space, squaresOf } from '../board/board.ts';
import { trois } from '../game.ts';
import type { Leg } from '../state.ts';
import { begun, position } from '../testing.ts';

test('TRO.1 two to four play, each with one musketeer of his own', () => {
  expect(trois.seats).toEqual([2, 4]);
  for (const players of [2, 3, 4]) {
    const riders = begun(players).state.musketeers.map(each => each.rider);
    expect(riders).toEqual(RIDERS.slice(0, players));
  }
});

test('TRO.1 who hands the studs to the Queen wins, not who was with her first', () => {
  const table = position({
    riders: [{ at: 'QUEEN', leg: 5 }, { at: 'PW8', leg: 5 }, { at: 'FO1' }],
    studs: 1,
    turn: 1,
  });
  table.roll(1, 2);
  expect(trois.outcome(table.state)).toMatchObject({ ending: 'studs', winners: [1], scores: [0, 1, 0] });
});

test('TRO.2 each leg ends at its place, where the next one begins', () => {
  const ends: readonly [Space, Leg, Space, Leg][] = [
    ['AR8', 1, 'BON', 2],
    ['PW8', 2, 'QUEEN', 3],
    ['PW1', 3, 'BON', 4],
    ['EO10', 4, 'BUCK', 5],
    ['FR22', 5, 'BON', 5],
  ];
  for (const [from, leg, to, next] of ends) {
    const table = position({ riders: [{ at: from, leg }, { at: 'ER4' }], studs: 1 });
    table.roll(1, 2);
    table.stop();
    expect([table.at(0), table.leg(0)], from).toEqual([to, next]);
  }
});

test('TRO.2 the fourth leg leads by Calais and Dover to the castle, the fifth back the same two ports', () => {
  const out = position({ riders: [{ at: 'FO24' }, {}] });
  out.roll(1, 2);
  expect(out.ridden(0)).toEqual(['FO24', 'CAL', 'DOV', 'EO1']);
  const home = position({ riders: [{ at: 'ER10' }, {}], studs: 0 });
  home.roll(1, 2);
  expect(home.ridden(0)).toEqual(['ER10', 'DOV', 'CAL', 'FR1']);
});

test('TRO.2 from each place the road of the leg is taken', () => {
  const roads: readonly [Space, Leg, Space][] = [
    ['CASTLE_AR', 1, 'AR4'],
    ['BON', 4, 'FO4'],
    ['DOV', 4, 'EO4'],
    ['BUCK', 5, 'ER4'],
    ['DOV', 5, 'FR3'],
    ['CAL', 4, 'EO3'],
  ];
  for (const [from, leg, to] of roads) {
    const table = position({ riders: [{ at: from, leg }, {}], ...(leg === 5 && { studs: 0 }), milady: ['ML07'] });
    table.roll(1, 3);
    expect(table.ridden(0).at(-1), `${from} ${leg}`).toBe(to);
  }
});

test('TRO.3 between the house and the Queen lead the public way of eight squares and the stairs of three', () => {
  for (const [from, leg, bonacieux, first] of [
    ['BON', 2, 'home', '1'],
    ['QUEEN', 3, 'queen', 'last'],
    ['BON', 5, 'home', '1'],
  ] as const) {
    const riders = [{ at: from, leg }, { at: 'ER4' }] as const;
    const given = { riders, news: { bonacieux }, studs: 1, sword: ['MO07'] } as const;
    const [byGate, byStairs] = (['public', 'stairs'] as const).map(way => {
      const table = position(given);
      table.roll(1, 2);
      expect(table.offers()).toEqual(expect.arrayContaining(['way:public', 'way:stairs']));
      table.way(way);
      return table.ridden(0);
    });
    expect(byGate).toEqual([from, ...(first === '1' ? ['PW1', 'PW2', 'PW3'] : ['PW8', 'PW7', 'PW6'])]);
    expect(byStairs).toEqual([from, ...(first === '1' ? ['SP1', 'SP2', 'SP3'] : ['SP3', 'SP2', 'SP1'])]);
  }
});

test('TRO.28 the match is over when the studs reach the Queen, even with a double and points left', () => {
  const table = position({ riders: [{ at: 'PW7', leg: 5 }, {}], studs: 0 });
  table.roll(3, 3);
  expect(table.state.phase).toBe('over');
  expect(table.asked()).toBeNull();
  expect(table.told('won')).toEqual([{ kind: 'won', seat: 0, round: 1 }]);
});

test('TRO.28 a musketeer who comes to the Queen without the studs ends nothing', () => {
  const table = position({ riders: [{ at: 'PW8', leg: 5 }, { at: 'FR3' }], studs: 'PW4' });
  table.roll(1, 2);
  expect(table.at(0)).toBe('QUEEN');
  expect(trois.outcome(table.state)).toBeNull();
  expect(table.prompt()).toBe('1 start');
});

test('TRO.RULING.1 every castle road leads to the house, and from there to the Queen before the long road', () => {
  for (const [seat, lane] of ['AR', 'DA', 'PO', 'AT'].entries()) {
    const riders = RIDERS.map((_, each) => (each === seat ? { at: `${lane}8` as Space } : {}));
    const table = position({ riders, turn: seat });
    table.roll(1, 2);
    expect(table.at(seat)).toBe('BON');
    expect(table.offers()).toEqual(expect.arrayContaining(['way:public', 'way:stairs', 'stop']));
    expect(table.offers()).not.toContain('way:road');
  }
});

test('TRO.RULING.2 out and back are two roads: riders on the two do not meet', () => {
  const outward = position({ riders: [{ at: 'FO1' }, { at: 'FR4' }], studs: 1 });
  outward.roll(1, 2);
  expect(outward.at(0)).toBe('FO4');
  const england = position({ riders: [{ at: 'BUCK' }, { at: 'EO4' }], studs: 0 });
  england.roll(1, 3);
  expect(england.at(0)).toBe('ER4');
});

test('TRO.RULING.2 the ways between house and Queen are shared by riders who come and go', () => {
  const table = position({
    riders: [
      { at: 'PW1', leg: 2 },
      { at: 'PW5', leg: 3 },
    ],
  });
  table.roll(1, 3);
  expect(table.at(0)).toBe('PW4');
  const stairs = position({ riders: [{ at: 'BON' }, { at: 'SP3', leg: 3 }] });
  stairs.roll(1, 2);
  stairs.way('stairs');
  expect(stairs.at(0)).toBe('SP2');
});

test('TRO.28 with the studs handed over nothing more is told', () => {
  const table = position({ riders: [{ at: 'PW6', leg: 5 }, {}], studs: 0 });
  table.roll(4, 4);
  expect(table.events.slice(-2)).toMatchObject([{ kind: 'rode' }, { kind: 'won', seat: 0 }]);
  expect(table.told('stopped')).toEqual([]);
});

test('TRO.28 nobody rides on once a companion has brought the studs home', () => {
  const table = position({
    riders: [{ at: 'FO4' }, { at: 'PW8', leg: 5 }, { at: 'PO2' }],
    studs: 1,
    sword: ['MO01'],
  });
  table.roll(1, 2);
  expect(table.events.at(-1)).toEqual({ kind: 'won', seat: 1, round: 1 });
  expect([table.at(2), trois.outcome(table.state)?.winners]).toEqual(['PO2', [1]]);
});

test('TRO.3 the squares of both ways are numbered from the house', () => {
  for (const [lane, count] of [
    ['PW', 8],
    ['SP', 3],
  ] as const)
    expect(squaresOf(lane).map(numberOf)).toEqual(Array.from({ length: count }, (_, place) => place + 1));
});

test('TRO.2 it is told that he comes to the end of a leg, and then that the next one begins', () => {
  const table = position({ riders: [{ at: 'AR7' }, {}] });
  table.roll(1, 2);
  table.way('public');
  const told = table.events.flatMap(event => {
    if (event.kind === 'leg') return [`${event.at} ${event.leg}`];
    return event.kind === 'rode' ? [event.path.join(' ')] : [];
  });
  expect(told).toEqual(['AR7 AR8 BON', 'BON 2', 'BON PW1']);
});
