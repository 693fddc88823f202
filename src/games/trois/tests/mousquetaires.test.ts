import { expect, test } from 'vitest';
import { BOTTE_IDS } from '../cards/bottes.ts';
import { ORDERS } from '../cards/piles.ts';
import { position } from '../testing.ts';
import { drawing, passes } from './drawing.testing.ts';

test('TRO.13 MO01 he rides two squares, and so does every other, without effect of their squares', () => {
  const table = drawing('MO01', { others: [{ at: 'DA1' }, { at: 'PO3' }, { at: 'FO11' }] });
  expect([0, 1, 2, 3].map(table.at)).toEqual(['FO9', 'DA3', 'PO5', 'FO13']);
  expect([table.told('drew').length, table.told('gazette')]).toEqual([1, []]);
  expect(table.told('rode').map(({ seat, by }) => [seat, by])).toEqual([
    [0, 'dice'],
    [0, 'card'],
    [1, 'companion'],
    [2, 'companion'],
    [3, 'companion'],
  ]);
});

test('TRO.13 MO01 the places of the others count: who enters the castle receives the studs and stops there', () => {
  const table = drawing('MO01', { others: [{ at: 'EO10' }, { at: 'PO8' }] });
  expect([table.at(1), table.leg(1), table.studs()]).toEqual(['BUCK', 5, 1]);
  expect([table.at(2), table.leg(2)]).toEqual(['BON', 2]);
});

test('TRO.13 MO01 an obstacle keeps them, a taken square sends them behind', () => {
  const table = drawing('MO01', {
    others: [{ at: 'CAL' }, { at: 'FO14' }, { at: 'FO16' }],
    news: { channel: 'none' },
  });
  expect([1, 2, 3].map(table.at)).toEqual(['CAL', 'FO15', 'FO18']);
});

test('TRO.13 MO02 he rides five squares', () => {
  expect(drawing('MO02').at(0)).toBe('FO12');
});

test('TRO.13 MO03 he has another roll', () => {
  const table = drawing('MO03');
  expect(table.told('again')).toEqual([{ kind: 'again', seat: 0, why: 'card' }]);
  expect([table.at(0), table.prompt()]).toEqual(['FO7', '0 start']);
});

test('TRO.13 MO04 he rides to the next gazette square and reads it', () => {
  const table = drawing('MO04', { gazettes: ['GZ06'] });
  expect([table.at(0), table.state.gazette]).toEqual(['FO10', 'GZ06']);
});

test('TRO.13 MO05 he rides four squares', () => {
  expect(drawing('MO05').at(0)).toBe('FO11');
});

test('TRO.13 MO06 he misses a turn', () => {
  const table = drawing('MO06');
  expect(table.told('waits')).toEqual([{ kind: 'waits', seat: 0, turns: 1, card: 'MO06' }]);
  passes(table);
  expect(table.prompt()).toBe('1 start');
  expect(table.pile('sword').at(-1)).toBe('MO06');
});

test('TRO.13 MO07 his next roll has one die', () => {
  const table = drawing('MO07');
  passes(table);
  table.roll(2);
  expect([table.told('rolled').at(-1)?.dice, table.at(0)]).toEqual([[2], 'FO9']);
});

test('TRO.13 MO08 he pays a Botte or misses a turn; who has none misses it', () => {
  const given = { rider: { bottes: ['BS03', 'BS04'] } } as const;
  const pays = drawing('MO08', given);
  expect([pays.prompt(), pays.offers().toSorted()]).toEqual(['0 pay', ['give:BS03', 'give:BS04', 'keep']]);
  pays.give('BS04');
  expect([pays.hand(0), pays.state.musketeers[0].skip, pays.prompt()]).toEqual([['BS03'], 0, '1 start']);
  expect(pays.pile('sword').slice(-2).toSorted()).toEqual(['BS04', 'MO08']);
  const keeps = drawing('MO08', given);
  keeps.keep();
  expect([keeps.hand(0).length, keeps.state.musketeers[0].skip]).toEqual([2, 1]);
  const poor = drawing('MO08');
  expect([poor.state.musketeers[0].skip, poor.prompt()]).toEqual([1, '1 start']);
});

test('TRO.13 MO09 one companion waits no longer, then he rides three squares', () => {
  const one = drawing('MO09', { others: [{ skip: 2 }, {}] });
  expect(one.told('freed')).toEqual([{ kind: 'freed', seat: 0, companion: 1 }]);
  expect([one.state.musketeers[1].skip, one.at(0), one.prompt()]).toEqual([0, 'FO10', '1 start']);
  const held = drawing('MO09', { others: [{ at: 'FO16', hold: { until: 7, attempts: 2 } }, {}] });
  expect([held.state.musketeers[1].hold, held.pile('milady').at(-1)]).toEqual([null, 'ML03']);
  expect(held.told('released')).toEqual([{ kind: 'released', seat: 1, card: 'ML03', how: 'freed' }]);
  const none = drawing('MO09');
  expect([none.told('freed'), none.at(0)]).toEqual([[], 'FO10']);
  expect(none.told('in-vain')).toEqual([{ kind: 'in-vain', seat: 0, card: 'MO09', missing: 'companions' }]);
  expect([...one.told('in-vain'), ...held.told('in-vain')]).toEqual([]);
});

test('TRO.13 MO09 with several who wait he chooses', () => {
  const table = drawing('MO09', { others: [{ skip: 1 }, {}, { at: 'FO16', hold: { until: 'double', attempts: 1 } }] });
  expect([table.prompt(), table.offers()]).toEqual(['0 free', ['free:1', 'free:3']]);
  table.free(3);
  expect([table.state.musketeers[3].hold, table.at(0)]).toEqual([null, 'FO10']);
  expect(table.told('missed').map(event => event.seat)).toEqual([1]);
});

test('TRO.13 a card forward stops at a place only if he wishes', () => {
  const table = position({ riders: [{ at: 'PW6', leg: 3 }, {}], sword: ['MO02'] });
  table.roll(1, 2);
  table.way('road');
  expect([table.at(0), table.leg(0)]).toEqual(['FO2', 4]);
});

test('TRO.13 MO01 who rides past the carrier as a companion takes the studs', () => {
  const table = drawing('MO01', {
    others: [
      { at: 'FR4', leg: 5 },
      { at: 'FR5', leg: 5 },
    ],
    studs: 2,
  });
  // The carrier comes after him, and overtakes him in turn.
  expect(table.told('studs')).toEqual([
    { kind: 'studs', seat: 1, from: 'overtaken', loser: 2 },
    { kind: 'studs', seat: 2, from: 'overtaken', loser: 1 },
  ]);
});

test('TRO.13 MO09 the card that kept him goes back under its pile, and no other', () => {
  for (const companion of [{ skip: 2 }, { at: 'FO16', hold: { until: 7, attempts: 2 } }] as const) {
    const table = drawing('MO09', { others: [companion, {}] });
    expect(table.state.musketeers[1]).toMatchObject({ skip: 0, skipCard: null, hold: null });
    const cards = (['milady', 'rochefort', 'sword'] as const).flatMap(pile => table.pile(pile));
    expect(new Set(cards)).toEqual(new Set([...Object.keys(ORDERS), ...BOTTE_IDS]));
    expect(cards).toHaveLength(new Set(cards).size);
  }
});

test('TRO.13 MO01 companions take the stairs where they are open, but neither the shortcut nor France', () => {
  const table = drawing('MO01', {
    others: [{ at: 'BON' }, { at: 'EO4' }, { at: 'CAL' }],
    studs: 'FR18',
    news: { channel: 'none' },
  });
  expect([1, 2, 3].map(table.at)).toEqual(['SP2', 'EO6', 'CAL']);
});

test('TRO.13 MO01 the others ride in order of play, beginning with the next', () => {
  const table = position({ riders: [{}, { at: 'FO4' }, {}, {}], turn: 1, sword: ['MO01'] });
  table.roll(1, 2);
  expect(table.told('rode').flatMap(({ seat, by }) => (by === 'companion' ? [seat] : []))).toEqual([2, 3, 0]);
});

test('TRO.13 MO01 it is told that a companion comes to a place before it is told what he finds there', () => {
  const table = drawing('MO01', { others: [{ at: 'EO10' }] });
  const told = table.events.flatMap(event => ('seat' in event && event.seat === 1 ? [event.kind] : []));
  expect(told.slice(0, 3)).toEqual(['rode', 'studs', 'leg']);
});

test('TRO.13 MO04 eight squares are the most', () => {
  const table = position({
    riders: [{ at: 'PW4', leg: 2 }, {}],
    news: { bonacieux: 'queen' },
    milady: ['ML04'],
    sword: ['MO04'],
  });
  table.roll(1, 2);
  table.way('stairs');
  table.way('road');
  expect([table.at(0), table.prompt()]).toEqual(['FO2', '1 start']);
});
