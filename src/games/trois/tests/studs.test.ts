import { expect, test } from 'vitest';
import type { Space } from '../board/board.ts';
import { trois } from '../game.ts';
import type { Leg } from '../state.ts';
import { position } from '../testing.ts';

test('TRO.23 who overtakes the carrier takes the studs', () => {
  const table = position({ riders: [{ at: 'FR5' }, { at: 'FR8' }], studs: 1 });
  table.roll(2, 3);
  expect([table.at(0), table.studs()]).toEqual(['FR10', 0]);
  expect(table.told('studs')).toEqual([{ kind: 'studs', seat: 0, from: 'overtaken', loser: 1 }]);
});

test('TRO.23 who stays behind him does not, nor does the carrier lose them by overtaking others', () => {
  const behind = position({ riders: [{ at: 'FR1' }, { at: 'FR10' }], studs: 1 });
  behind.roll(1, 3);
  expect([behind.at(0), behind.studs()]).toEqual(['FR5', 1]);
  const carrier = position({ riders: [{ at: 'FR5' }, { at: 'FR8' }], studs: 0 });
  carrier.roll(2, 3);
  expect([carrier.studs(), carrier.told('studs')]).toEqual([0, []]);
});

test('TRO.24 studs on the ground go to the first who rides over their square', () => {
  const over = position({ riders: [{ at: 'FR5' }, {}], studs: 'FR8', droppedBy: 1 });
  over.roll(2, 3);
  expect([over.studs(), over.told('studs')]).toEqual([0, [{ kind: 'studs', seat: 0, from: 'ground', loser: null }]]);
  const exact = position({ riders: [{ at: 'FR5' }, {}], studs: 'FR8', droppedBy: 1 });
  exact.roll(1, 2);
  expect(exact.studs()).toBe(0);
});

test('TRO.24 not on the trapped rider’s square, which must be ended on', () => {
  const table = position({ riders: [{ at: 'FR10' }, {}], studs: 'FR14', droppedBy: 1 });
  table.roll(2, 3);
  expect([table.at(0), table.studs(), table.told('studs')]).toEqual(['FR15', 'FR14', []]);
});

test('TRO.RULING.21 ahead is who has fewer steps to the Queen: on the stairs the stairs are counted', () => {
  const ahead = position({
    riders: [
      { at: 'BON', leg: 5 },
      { at: 'PW5', leg: 5 },
    ],
    studs: 1,
  });
  ahead.one();
  ahead.way('stairs');
  expect([ahead.at(0), ahead.studs()]).toEqual(['SP1', 0]);
  const level = position({
    riders: [
      { at: 'BON', leg: 5 },
      { at: 'PW6', leg: 5 },
    ],
    studs: 1,
  });
  level.one();
  level.way('stairs');
  expect([level.at(0), level.studs()]).toEqual(['SP1', 1]);
});

test('TRO.RULING.21 from the road and the house the public way is counted', () => {
  // From the house nine steps: the fourth square of the public way has five, the house itself is behind it.
  const table = position({ riders: [{ at: 'FR21' }, { at: 'PW4', leg: 5 }], studs: 1 });
  table.roll(1, 2);
  table.stop();
  expect([table.at(0), table.studs()]).toEqual(['BON', 1]);
});

test('TRO.RULING.21 only riders on the last leg count', () => {
  const table = position({
    riders: [
      { at: 'PW1', leg: 2 },
      { at: 'PW4', leg: 5 },
    ],
    studs: 1,
  });
  table.roll(3, 4);
  expect([table.at(0), table.studs()]).toEqual(['PW8', 1]);
});

test('TRO.RULING.22 overtaking is judged on final squares', () => {
  const table = position({
    riders: [{ at: 'FR5' }, { at: 'FR8' }, { at: 'FR10' }, { at: 'FR9' }],
    studs: 1,
    rochefort: ['RO09'],
  });
  table.roll(2, 3);
  expect([table.at(0), table.studs()]).toEqual(['FR7', 1]);
});

test('TRO.RULING.22 level and then ahead is overtaking', () => {
  const table = position({
    riders: [
      { at: 'SP1', leg: 5 },
      { at: 'PW6', leg: 5 },
    ],
    studs: 1,
  });
  table.one();
  expect([table.at(0), table.studs()]).toEqual(['SP2', 0]);
});

test('TRO.RULING.22 a carrier who is moved back behind another loses them to him', () => {
  const table = position({ riders: [{ at: 'FR8' }, { at: 'FR10' }], studs: 0, milady: ['ML05'] });
  table.roll(1, 2);
  expect([table.at(0), table.studs()]).toEqual(['FR6', 1]);
  expect(table.told('studs')).toEqual([{ kind: 'studs', seat: 1, from: 'overtaken', loser: 0 }]);
});

test('TRO.RULING.22 with the trapped rider between the two the studs stay with him', () => {
  const table = position({ riders: [{ at: 'FR10' }, { at: 'FR13' }], studs: 1 });
  table.roll(2, 3);
  expect([table.at(0), table.studs()]).toEqual(['FR15', 'FR14']);
  expect(table.told('studs')).toEqual([{ kind: 'studs', seat: 0, from: 'overtaken', loser: 1 }]);
  expect(table.told('dropped')).toEqual([{ kind: 'dropped', seat: 0, at: 'FR14', trap: true }]);
});

test('TRO.RULING.22 who was ahead when the studs were picked up gets nothing, until he is passed and passes again', () => {
  const table = position({ riders: [{ at: 'FR5' }, { at: 'FR18' }], studs: 'FR8', droppedBy: 1 });
  table.roll(2, 3);
  expect([table.at(0), table.studs()]).toEqual(['FR10', 0]);
  table.roll(1, 2);
  expect([table.at(1), table.studs()]).toEqual(['FR21', 0]);
  const again = position({ riders: [{ at: 'FR15' }, { at: 'FR18' }], studs: 0 });
  again.roll(2, 4);
  expect([again.at(0), again.studs()]).toEqual(['FR21', 0]);
  again.roll(1, 3);
  expect([again.at(1), again.studs()]).toEqual(['FR22', 1]);
});

test('TRO.RULING.23 who overtakes the carrier in the move that reaches the Queen wins', () => {
  const table = position({
    riders: [
      { at: 'PW6', leg: 5 },
      { at: 'PW7', leg: 5 },
    ],
    studs: 1,
  });
  table.roll(1, 2);
  expect(trois.outcome(table.state)?.winners).toEqual([0]);
});

test('TRO.RULING.28 who dropped the studs and stayed takes them up at the end of the turn he misses', () => {
  const table = position({ riders: [{ at: 'FR17' }, {}], studs: 0, milady: ['ML02'] });
  table.roll(1, 2);
  expect([table.at(0), table.studs(), table.state.musketeers[0].skip]).toEqual(['FR20', 'FR20', 1]);
  table.roll(1, 3);
  expect([table.told('missed').length, table.studs()]).toEqual([1, 0]);
});

test('TRO.RULING.28 or by riding over their square in a later move', () => {
  const table = position({ riders: [{ at: 'FR17' }, {}], studs: 0, milady: ['ML10'] });
  table.roll(1, 2);
  expect([table.at(0), table.studs()]).toEqual(['FR16', 'FR20']);
  table.roll(1, 3);
  table.roll(1, 4);
  expect([table.at(0), table.studs()]).toEqual(['FR21', 0]);
});

test('TRO.RULING.29 who arrives on a taken square where studs lie takes them, then goes behind', () => {
  const table = position({
    riders: [{ at: 'FR5' }, { at: 'FR8', skip: 1 }],
    studs: 'FR8',
    droppedBy: 1,
    rochefort: ['RO09'],
  });
  table.roll(1, 2);
  expect([table.at(0), table.studs()]).toEqual(['FR7', 0]);
});

test('TRO.24 nobody on the last leg rides round studs on the public way by the stairs', () => {
  const table = position({ riders: [{ at: 'BON', leg: 5 }, { at: 'FR3' }], studs: 'PW3', droppedBy: 1 });
  table.roll(1, 3);
  expect([table.at(0), table.studs()]).toEqual(['PW4', 0]);
});

test('TRO.24 a companion whom a card takes over studs on the ground takes them', () => {
  const table = position({ riders: [{ at: 'FO4' }, { at: 'FR5' }], studs: 'FR7', sword: ['MO01'] });
  table.roll(1, 2);
  expect([table.at(1), table.studs()]).toEqual(['FR7', 1]);
});

test('TRO.RULING.22 the ruse keeps the studs of him who overtakes across the trapped rider', () => {
  const table = position({ riders: [{ at: 'FR10', bottes: ['BS09'] }, { at: 'FR13' }], studs: 1 });
  table.roll(2, 3);
  table.ride();
  expect([table.prompt(), table.offers().toSorted()]).toEqual(['0 trap', ['botte:BS09', 'leave']]);
  table.botte('BS09');
  expect([table.at(0), table.studs()]).toEqual(['FR15', 0]);
});

test('TRO.24 it is told that he comes to the studs, that he has them, and that he rides on', () => {
  const table = position({ riders: [{ at: 'FR5' }, {}], studs: 'FR7', droppedBy: 1 });
  table.roll(1, 2);
  const told = table.events.flatMap(event => {
    if (event.kind === 'studs') return ['studs'];
    return event.kind === 'rode' ? [event.path.join(' ')] : [];
  });
  expect(told).toEqual(['FR5 FR6 FR7', 'studs', 'FR7 FR8']);
});

test('TRO.RULING.22 of several whom the carrier falls behind the one who leads takes them', () => {
  for (const [others, taker] of [
    [[{ at: 'FR10' }, { at: 'FR9' }], 1],
    [[{ at: 'FR9' }, { at: 'FR10' }], 2],
  ] as const) {
    const table = position({ riders: [{ at: 'FR8' }, ...others], studs: 0, milady: ['ML05'] });
    table.roll(1, 2);
    expect([table.at(0), table.studs()]).toEqual(['FR6', taker]);
  }
});

test('TRO.23 who overtakes with a Botte in hand is asked nothing where the trapped rider is not between', () => {
  const table = position({ riders: [{ at: 'FR4', bottes: ['BS09'] }, { at: 'FR8' }], studs: 1 });
  table.roll(2, 4);
  table.ride();
  expect([table.at(0), table.studs(), table.prompt()]).toEqual(['FR10', 0, '1 start']);
});

test('TRO.RULING.28 a companion takes along the studs he had to leave on his square', () => {
  const table = position({
    riders: [{ at: 'FO4' }, { at: 'FR8', skip: 2 }],
    studs: 'FR8',
    droppedBy: 1,
    sword: ['MO01'],
  });
  table.roll(1, 2);
  expect([table.at(1), table.studs()]).toEqual(['FR10', 1]);
  expect(table.told('studs')).toEqual([{ kind: 'studs', seat: 1, from: 'ground', loser: null }]);
});

test('TRO.24 of a companion too it is told that he comes to the studs, that he has them, and that he rides on', () => {
  const table = position({ riders: [{ at: 'FO4' }, { at: 'FR5' }], studs: 'FR6', droppedBy: 0, sword: ['MO01'] });
  table.roll(1, 2);
  const told = table.events.flatMap(event => {
    if (event.kind === 'studs') return ['studs'];
    return event.kind === 'rode' && event.seat === 1 ? [event.path.join(' ')] : [];
  });
  expect(told).toEqual(['FR5 FR6', 'studs', 'FR6 FR7']);
});

/** The steps to the Queen, by leg: by the public way, but on the stairs by the stairs. */
const STEPS: readonly (readonly [leg: Leg, steps: Readonly<Partial<Record<Space, number>>>])[] = [
  [1, { CASTLE_AR: 108, AR1: 107, AR8: 100, CASTLE_AT: 108, AT8: 100 }],
  [2, { BON: 99, PW1: 98, PW8: 91, SP1: 93, SP3: 91 }],
  [3, { QUEEN: 90, PW8: 89, PW1: 82, SP3: 84, SP1: 82 }],
  [4, { BON: 81, FO1: 80, FO24: 57, CAL: 56, DOV: 55, EO1: 54, EO10: 45 }],
  [5, { BUCK: 44, ER1: 43, ER10: 34, DOV: 33, CAL: 32, FR1: 31, FR22: 10, BON: 9, PW1: 8, PW8: 1, SP1: 3, QUEEN: 0 }],
];

test.each(STEPS)('TRO.RULING.21 the steps to the Queen are counted over all legs, from leg %i on', (leg, steps) => {
  for (const [space, left] of Object.entries(steps)) {
    const { state } = position({ riders: [{ at: space as Space, leg }, { at: 'FO4' }] });
    expect(trois.view(state, null).musketeers[0].toGo, space).toBe(left);
  }
});

test('TRO.RULING.28 whom a companion frees takes up the studs he had to leave where he waits', () => {
  const table = position({
    riders: [{ at: 'FO4' }, { at: 'FR8', skip: 2 }],
    studs: 'FR8',
    droppedBy: 1,
    sword: ['MO09'],
  });
  table.roll(1, 2);
  expect([table.told('freed').length, table.studs()]).toEqual([1, 1]);
});

test('TRO.RULING.28 who was taken back from the studs he left does not take them up when his wait is over', () => {
  const table = position({
    riders: [{ at: 'FR4' }, {}],
    studs: 0,
    rochefort: ['RO06'],
    news: { spies: 'active' },
  });
  table.roll(1, 2);
  table.roll(1, 3);
  expect([table.told('missed').length, table.at(0), table.studs()]).toEqual([1, 'FR3', 'FR7']);
});
