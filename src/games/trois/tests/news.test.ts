import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { position, type Table } from '../testing.ts';

const kinds = (table: Table, ...wanted: readonly Event['kind'][]) =>
  table.events.map(event => event.kind).filter(kind => wanted.includes(kind));

test('TRO.14 who rides over or ends on a gazette square turns up the next one after his move', () => {
  for (const [at, dice, to] of [
    ['FO1', [1, 2], 'FO4'],
    ['FO19', [1, 3], 'FO23'],
  ] as const) {
    const table = position({ riders: [{ at }, {}], gazettes: ['GZ06'] });
    table.roll(...dice);
    expect(table.at(0)).toBe(to);
    expect(table.told('gazette').map(({ why, seat }) => [why, seat])).toEqual([['read', 0]]);
    expect(table.state.gazette).toBe('GZ06');
    expect(table.state.news.spies).toBe('active');
    expect(table.state.gazettes.at(-1)?.card).toBe('GZ01');
  }
});

test('TRO.14 the square he starts from does not count', () => {
  const table = position({ riders: [{ at: 'FO3' }, {}] });
  table.roll(1, 2);
  expect([table.at(0), table.told('gazette')]).toEqual(['FO6', []]);
});

test('TRO.14 riding out of the Louvre is a riding direction too', () => {
  const table = position({ riders: [{ at: 'PW7', leg: 3 }, {}] });
  table.roll(1, 2);
  expect([table.at(0), table.told('gazette').length]).toEqual(['PW4', 1]);
});

test('TRO.14 backward no gazette counts, neither ridden over nor landed on', () => {
  const pushed = position({ riders: [{ at: 'FO4' }, {}], milady: ['ML05'] });
  pushed.roll(1, 3);
  expect([pushed.at(0), pushed.told('gazette')]).toEqual(['FO3', []]);
  const hunting = position({ riders: [{ at: 'FR17' }, {}], studs: 'FR14' });
  hunting.roll(1, 2);
  hunting.back();
  expect([hunting.at(0), hunting.told('gazette')]).toEqual(['FR14', []]);
});

test('TRO.14 with a double comes the first ride, the gazette, then the second roll', () => {
  const table = position({ riders: [{ at: 'FO1' }, {}], gazettes: ['GZ06'] });
  table.roll(1, 1);
  expect([table.prompt(), table.state.gazette]).toEqual(['0 start', 'GZ06']);
  expect(kinds(table, 'rode', 'gazette', 'again')).toEqual(['rode', 'gazette', 'again']);
});

test('TRO.RULING.15 first the card, by the old news, then the gazette', () => {
  const table = position({
    riders: [{ at: 'FO1' }, {}],
    gazette: 'GZ06',
    gazettes: ['GZ01'],
    rochefort: ['RO09'],
  });
  table.roll(1, 3);
  expect(kinds(table, 'drew', 'waits', 'gazette')).toEqual(['drew', 'waits', 'gazette']);
  expect(table.state.musketeers[0].skip).toBe(1);
});

test('TRO.RULING.16 one new gazette for a roll, however many squares were ridden over', () => {
  const table = position({ riders: [{ at: 'PW1', leg: 2 }, {}], gazettes: ['GZ06', 'GZ08'] });
  table.roll(3, 4);
  expect([table.at(0), table.told('gazette').length]).toEqual(['PW8', 1]);
});

test('TRO.RULING.16 a card that takes him over a second one adds none', () => {
  const table = position({ riders: [{ at: 'FO9' }, {}], sword: ['MO02'] });
  table.roll(1, 2);
  expect([table.at(0), table.told('gazette').length]).toEqual(['FO17', 1]);
});

test('TRO.RULING.16 but each roll of a double has its own', () => {
  const table = position({ riders: [{ at: 'FO1' }, {}], gazettes: ['GZ06', 'GZ08'] });
  table.roll(1, 1);
  table.roll(5, 6);
  expect([table.at(0), table.told('gazette').length]).toEqual(['FO14', 2]);
});

test('TRO.RULING.17 during the move the old news hold', () => {
  const opens = position({ riders: [{ at: 'PW1', leg: 2 }, {}], gazettes: ['GZ02'] });
  opens.roll(3, 4);
  expect([opens.at(0), opens.state.news.gate]).toEqual(['PW8', 'closed']);
  const shut = position({ riders: [{ at: 'PW1', leg: 2 }, {}], gazette: 'GZ02', gazettes: ['GZ01'] });
  shut.roll(3, 4);
  expect([shut.at(0), shut.state.news.gate]).toEqual(['PW4', 'open']);
});
