import { expect, test } from 'vitest';
import { position } from '../testing.ts';
import { drawing, passes } from './drawing.testing.ts';

test('TRO.13 ML01 he misses his next turn, and that one only', () => {
  const table = drawing('ML01');
  expect(table.told('waits')).toEqual([{ kind: 'waits', seat: 0, turns: 1, card: 'ML01' }]);
  passes(table);
  expect([table.told('missed').length, table.prompt()]).toEqual([1, '1 start']);
  passes(table);
  expect([table.told('missed').length, table.prompt()]).toEqual([1, '0 start']);
});

test('TRO.13 ML02 the carrier leaves the studs where he is and misses a turn, another only the turn', () => {
  const carrier = drawing('ML02', { carrier: true });
  expect([carrier.at(0), carrier.studs(), carrier.state.musketeers[0].skip]).toEqual(['FR20', 'FR20', 1]);
  const other = drawing('ML02');
  expect([other.at(0), other.studs(), other.state.musketeers[0].skip]).toEqual(['FO8', 'buckingham', 1]);
});

test('TRO.13 ML03 he is held until he rolls seven or more, and that roll is his ride', () => {
  const table = drawing('ML03');
  passes(table);
  table.roll(1, 5);
  expect(table.told('held')).toEqual([{ kind: 'held', seat: 0, card: 'ML03', left: 1 }]);
  expect([table.at(0), table.prompt()]).toEqual(['FO8', '1 start']);
  const seven = drawing('ML03');
  passes(seven);
  seven.roll(2, 5);
  expect([seven.told('released').map(event => event.how), seven.ridden(0).at(-1)]).toEqual([['roll'], 'FO15']);
});

test('TRO.13 ML03 after two failures the hold ends, and the turn after that is free', () => {
  const table = drawing('ML03');
  passes(table);
  table.roll(1, 2);
  passes(table);
  table.roll(1, 3);
  expect([table.at(0), table.state.musketeers[0].hold]).toEqual(['FO8', null]);
  expect(table.told('released').map(event => event.how)).toEqual(['attempts']);
  passes(table);
  table.stop();
  table.roll(1, 2);
  expect(table.at(0)).toBe('FO11');
});

test('TRO.13 ML04 he draws from the sword pile at once', () => {
  const table = drawing('ML04', { sword: ['MO05'] });
  expect(table.told('drew').map(({ pile, card }) => [pile, card])).toEqual([
    ['milady', 'ML04'],
    ['sword', 'MO05'],
  ]);
  expect([table.at(0), table.pile('milady').at(-1), table.pile('sword').at(-1)]).toEqual(['FO12', 'ML04', 'MO05']);
  expect(drawing('ML04', { sword: ['BS03'] }).hand(0)).toEqual(['BS03']);
});

test('TRO.13 ML05 he goes back five squares', () => {
  const table = drawing('ML05');
  expect(table.at(0)).toBe('FO3');
  const path = ['FO8', 'FO7', 'FO6', 'FO5', 'FO4', 'FO3'];
  expect(table.told('rode').at(-1)).toEqual({ kind: 'rode', seat: 0, path, by: 'card', back: true });
});

test('TRO.13 ML06 he goes back to the last gazette square', () => {
  expect(drawing('ML06').at(0)).toBe('FO3');
  expect(drawing('ML06', { carrier: true }).at(0)).toBe('FR16');
  const six = position({ riders: [{ at: 'ER4' }, { at: 'ER10' }], studs: 1, milady: ['ML06'] });
  six.roll(1, 3);
  expect(six.at(0)).toBe('ER2');
});

test('TRO.13 ML07 his next roll has one die, the one after two again', () => {
  const table = drawing('ML07');
  passes(table);
  table.roll(3);
  expect([table.told('rolled').at(-1)?.dice, table.at(0)]).toEqual([[3], 'FO11']);
  expect(table.pile('milady').at(-1)).toBe('ML07');
  passes(table);
  table.roll(1, 2);
  expect(table.told('rolled').at(-1)?.dice).toEqual([1, 2]);
});

test('TRO.13 ML08 chance takes one Botte; who has none goes back three squares', () => {
  const lost = new Set<string>();
  for (const thrown of [[1], [2], [3], [4], [5], [6]]) {
    const table = drawing('ML08', { rider: { bottes: ['BS03', 'BS04'] }, thrown });
    expect([table.hand(0).length, table.at(0)]).toEqual([1, 'FO8']);
    lost.add(String(table.pile('sword').at(-1)));
  }
  expect([...lost].toSorted()).toEqual(['BS03', 'BS04']);
  expect(drawing('ML08').at(0)).toBe('FO5');
});

test('TRO.13 ML09 he is held until he rolls a double, twice at most', () => {
  const double = drawing('ML09');
  passes(double);
  double.roll(3, 3);
  expect([double.told('released').map(event => event.how), double.at(0)]).toEqual([['roll'], 'FO14']);
  const failed = drawing('ML09');
  passes(failed);
  failed.roll(6, 5);
  expect([failed.at(0), failed.told('held')]).toEqual(['FO8', [{ kind: 'held', seat: 0, card: 'ML09', left: 1 }]]);
});

test('TRO.13 ML10 the carrier leaves the studs and goes back four squares, another goes back two', () => {
  const carrier = drawing('ML10', { carrier: true });
  expect([carrier.at(0), carrier.studs(), carrier.state.musketeers[0].skip]).toEqual(['FR16', 'FR20', 0]);
  expect(carrier.told('dropped')).toEqual([{ kind: 'dropped', seat: 0, at: 'FR20', trap: false }]);
  expect(drawing('ML10').at(0)).toBe('FO6');
});

test('TRO.13 it is told which card holds him, and which leaves him a single die', () => {
  expect(drawing('ML03').told('bound')).toEqual([{ kind: 'bound', seat: 0, card: 'ML03' }]);
  expect(drawing('ML07').told('one-die')).toEqual([{ kind: 'one-die', seat: 0, card: 'ML07' }]);
});

test('TRO.13 a second card of one die sends the first under its pile', () => {
  const table = position({ riders: [{ at: 'FO6', oneDie: true }, { at: 'FR3' }], studs: 1, sword: ['MO07'] });
  expect(table.state.musketeers[0].oneDie).toBe('ML07');
  table.one();
  expect([table.state.musketeers[0].oneDie, table.pile('milady').at(-1)]).toEqual(['MO07', 'ML07']);
});

test('TRO.13 all see that a roll is for the hold, and that the next one is a ride again', () => {
  const table = position({ riders: [{ at: 'FO4', hold: { until: 7, attempts: 1 } }, {}] });
  table.roll(1, 2);
  passes(table);
  table.roll(1, 3);
  expect(table.told('rolled')).toEqual([
    { kind: 'rolled', seat: 0, dice: [1, 2], what: 'hold', reveals: true },
    { kind: 'rolled', seat: 1, dice: [1, 3], what: 'ride', reveals: true },
    { kind: 'rolled', seat: 0, dice: [1, 3], what: 'ride', reveals: true },
  ]);
});

test('TRO.13 ML02 takes nobody back, and ML10 lets nobody wait', () => {
  const waits = drawing('ML02', { carrier: true });
  expect(waits.told('rode').map(({ by }) => by)).toEqual(['dice']);
  const back = drawing('ML10', { carrier: true });
  expect([back.told('waits'), back.pile('milady').at(-1)]).toEqual([[], 'ML10']);
});
