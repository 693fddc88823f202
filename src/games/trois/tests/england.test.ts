import { expect, test } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import type { Space } from '../board/board.ts';
import { position } from '../testing.ts';

test('TRO.20 while Buckingham is absent nobody enters his castle', () => {
  const table = position({ riders: [{ at: 'EO6' }, {}], news: { buckingham: 'absent' } });
  table.roll(3, 4);
  expect(table.at(0)).toBe('EO10');
  expect(table.told('stopped')).toEqual([{ kind: 'stopped', seat: 0, at: 'EO10', why: 'castle', lost: 3 }]);
  const waiting = position({ riders: [{ at: 'EO10' }, {}], news: { buckingham: 'absent' } });
  expect(waiting.told('blocked')).toEqual([{ kind: 'blocked', seat: 0, at: 'EO10' }]);
});

test('TRO.20 once a gazette reports him home they enter', () => {
  const table = position({
    riders: [{ at: 'EO10' }, { at: 'FO1' }],
    gazette: 'GZ03',
    gazettes: ['GZ13'],
    turn: 1,
  });
  table.roll(1, 2);
  expect([table.state.gazette, table.prompt()]).toEqual(['GZ13', '0 start']);
  table.roll(1, 2);
  expect(table.at(0)).toBe('BUCK');
});

test('TRO.22 the first to enter the castle receives the studs, the second nothing', () => {
  const table = position({ riders: [{ at: 'EO10' }, { at: 'EO8' }] });
  table.roll(1, 2);
  table.stop();
  expect(table.studs()).toBe(0);
  expect([table.state.given, table.told('studs')]).toEqual([
    true,
    [{ kind: 'studs', seat: 0, from: 'buckingham', loser: null }],
  ]);
  table.roll(1, 2);
  expect([table.at(1), table.studs(), table.told('studs').length]).toEqual(['BUCK', 0, 1]);
});

test('TRO.27 before the studs are given away the shortcut is closed', () => {
  const table = position({ riders: [{ at: 'EO1' }, {}], sword: ['MO07'] });
  table.roll(1, 3);
  expect(table.ridden(0)).toEqual(['EO1', 'EO2', 'EO3', 'EO4', 'EO5']);
});

test('TRO.27 afterwards the others may leave by it, as one step of a move, and are on their way home', () => {
  const passing = position({ riders: [{ at: 'EO1' }, { at: 'ER10' }], studs: 1 });
  passing.roll(1, 3);
  expect([passing.prompt(), passing.offers().toSorted()]).toEqual(['0 way', ['way:road', 'way:shortcut']]);
  passing.way('shortcut');
  expect([passing.at(0), passing.leg(0)]).toEqual(['ER7', 5]);
  const starting = position({ riders: [{ at: 'EO4' }, { at: 'FR3' }], studs: 1 });
  starting.roll(1, 2);
  starting.way('shortcut');
  expect(starting.ridden(0)).toEqual(['EO4', 'ER7', 'ER8', 'ER9']);
  const refusing = position({ riders: [{ at: 'EO4' }, { at: 'FR3' }], studs: 1 });
  refusing.roll(1, 1);
  refusing.way('road');
  expect([refusing.at(0), refusing.leg(0)]).toEqual(['EO6', 4]);
});

const shortcutOpen = (carrier: Space, studs: Seat | Space = 1): boolean => {
  const table = position({ riders: [{ at: 'EO4' }, { at: carrier, leg: 5 }], studs });
  table.roll(1, 1);
  return table.offers().includes('way:shortcut');
};

test('TRO.RULING.30 the shortcut waits until the studs are at its exit or nearer home', () => {
  for (const at of ['BUCK', 'ER1', 'ER6'] as const) expect(shortcutOpen(at), at).toBe(false);
  for (const at of ['ER7', 'ER8', 'DOV', 'CAL', 'FR3', 'BON', 'PW2'] as const) expect(shortcutOpen(at), at).toBe(true);
});

test('TRO.RULING.30 wherever the studs lie on the ground counts likewise', () => {
  expect(shortcutOpen('FR3', 'ER5')).toBe(false);
  expect(shortcutOpen('ER3', 'ER7')).toBe(true);
  expect(shortcutOpen('ER3', 'FR14')).toBe(true);
});

test('TRO.RULING.10 the second before the castle waits on the first free square behind', () => {
  const table = position({
    riders: [{ at: 'EO6' }, { at: 'EO10' }, { at: 'EO9' }],
    news: { buckingham: 'absent' },
  });
  table.roll(3, 4);
  expect(table.at(0)).toBe('EO8');
});

test('TRO.RULING.11 who only rides through the castle receives the studs all the same', () => {
  const table = position({ riders: [{ at: 'EO10' }, {}] });
  table.roll(2, 3);
  table.way('road');
  expect([table.at(0), table.leg(0), table.studs()]).toEqual(['ER4', 5, 0]);
});

test('TRO.RULING.10 who stands right behind one who waits there waits as well, and is held up', () => {
  const table = position({ riders: [{ at: 'EO9' }, { at: 'EO10' }], gazette: 'GZ09' });
  expect(table.told('blocked').map(event => event.at)).toEqual(['EO9', 'EO10']);
  expect(table.told('eased').map(event => event.elements)).toEqual([['buckingham']]);
});

test('TRO.20 before the castle of the absent Duke nobody is asked for a Botte: none would open it', () => {
  const table = position({ riders: [{ at: 'EO8', bottes: ['BS03'] }, {}], news: { buckingham: 'absent' } });
  table.roll(2, 3);
  table.ride();
  expect([table.at(0), table.prompt()]).toEqual(['EO10', '1 start']);
  expect(table.told('stopped')).toEqual([{ kind: 'stopped', seat: 0, at: 'EO10', why: 'castle', lost: 3 }]);
});
